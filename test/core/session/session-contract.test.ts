import { expect } from '@open-wc/testing'
import { call } from '../../../src/core/http/call.ts'
import { platform } from '../../../src/core/platform.ts'
import { readSession } from '../../../src/core/session/read-session.ts'
import {
  askForRenewed,
  endSession,
  renewSession,
  startSession,
} from '../../../src/core/session/session-changes.ts'
import { SESSION_CONTRACT } from '../../../src/core/session/session-key.ts'
import { answer, refusal } from '../../support/answer.ts'
import { failureOf } from '../../support/failure-of.ts'
import { aSession } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const API = location.origin
const SUBJECTS = 'GET /api/teacher/subjects'
const REFRESH = 'POST /api/teacher/token/refresh'

/**
 * What each version of the contract puts into browsers. None of these ever changes: whoever changes what is stored or
 * said adds the next version with names of its own, and raises SESSION_CONTRACT.
 */
const contracts: Record<number, Contract> = {
  1: {
    stored: `cx-session@${API}`,
    line: `cx-session@${API}`,
    locks: [`cx-session@${API}:renew`, `cx-session@${API}:succeed`],
    session:
      '{"user":{"id":7,"email":"teacher@demo.test","email_verified_at":"2025-01-10T09:00:00.000Z","first_name":"Ada","last_name":"Moreno","full_name":"Ada Moreno","last_time_login":"2025-09-01T07:30:00.000Z","avatar":null,"user_type":{"slug":"teacher"},"is_email_validated":true,"is_teacher_validated":true,"is_teacher_profile_filled":true,"is_verified_notice_due":false,"school":{"id":3,"parent_organization_id":null,"librarian_subscription":null},"independent_subscription":null,"country_name":"Spain","school_name":"IES Sierra Norte","exchange_tokens_balance":[{"id":1,"name":"Languages and Cultures","balance_tokens":4},{"id":2,"name":"Arts and Sciences","balance_tokens":2}],"available_tokens_count":6},"token":"t0","refreshToken":"r0","keep":true,"id":"s1","renewals":0}',
    said: ['started: id keep userId', 'renewed?: id renewals', 'renewed: session', 'ended: id reason'],
  },
}

interface Contract {
  /** The name under which a session is stored. */
  stored: string
  line: string
  locks: string[]
  session: string
  /** Each message with the names of what is in it. */
  said: string[]
}

const contract = contracts[SESSION_CONTRACT] as Contract

/** Notes all that is said on the line meanwhile. */
async function saidDuring(job: () => void, messages: number): Promise<string[]> {
  const heard: string[] = []
  const line = new BroadcastChannel(contract.line)
  line.onmessage = ({ data: { say, ...rest } }) => {
    heard.push(`${say}: ${Object.keys(rest).sort().join(' ')}`)
  }
  job()
  await until(() => heard.length === messages)
  line.close()
  return heard
}

describe('What releases share of a session', () => {
  it('is stored under the name of its version, and as older copies read it', () => {
    startSession(aSession({ keep: true }))
    expect(localStorage.getItem(contract.stored)).to.equal(contract.session)
    startSession(aSession({ keep: false }))
    expect(localStorage.getItem(contract.stored)).to.equal(null)
    expect(sessionStorage.getItem(contract.stored)).to.equal(
      contract.session.replace('"keep":true', '"keep":false'),
    )
  })

  it('is read as older copies have stored it', () => {
    expect(readSession(contract.session)).to.deep.equal(aSession({ keep: true }))
  })

  it('is said on the line of its version', async () => {
    const session = aSession({ keep: true })
    const said = await saidDuring(() => {
      startSession(session)
      askForRenewed(session)
      renewSession({ ...session, token: 't1', renewals: 1 })
      endSession(session.id, 'signed-out')
    }, contract.said.length)
    expect(said).to.deep.equal(contract.said)
  })

  it('is renewed, and looked for after its end, under the locks of its version', async () => {
    const { locks } = platform
    const names: string[] = []
    const request = (name: string, options: LockOptions, job: LockGrantedCallback<unknown>) => {
      names.push(name)
      return navigator.locks.request(name, options, job)
    }
    platform.locks = () => ({ request }) as LockManager
    try {
      startSession(aSession({ keep: true }))
      answer(SUBJECTS, () => Response.json(refusal('Your access has expired.'), { status: 403 }))
      answer(REFRESH, refusal('Who is this?'), { status: 401 })
      await failureOf(call(SUBJECTS))
    } finally {
      platform.locks = locks
    }
    expect(names).to.deep.equal(contract.locks)
  })
})
