import { expect } from '@open-wc/testing'
import { CALL_TIMEOUT_MS } from '../../src/contract/limits/polling.ts'
import { call } from '../../src/core/http/call.ts'
import { platform } from '../../src/core/platform.ts'
import { $session, $sessionEnd, $user } from '../../src/core/session/session.ts'
import { signOut } from '../../src/core/session/sign-in.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { fakeClock } from '../support/clock.ts'
import { failureOf } from '../support/failure-of.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'

const SUBJECTS = 'GET /api/teacher/subjects'
const REFRESH = 'POST /api/teacher/token/refresh'
const LOGOUT = 'POST /api/teacher/logout'

const subjects = { success: true as const, data: [] }
const expired = () => Response.json(refusal('Your access has expired and can be renewed.'), { status: 403 })

/** A server that takes one access token and calls every other expired. */
function onlyAccepts(token: string): void {
  answer(SUBJECTS, ({ headers }) =>
    headers.get('authorization') === `Bearer ${token}` ? subjects : expired(),
  )
}

function renewsTo(token: string, refreshToken: string, options = {}): void {
  answer(REFRESH, { success: true, data: { token, refreshToken } }, options)
}

/** The same, once so many calls wait for it. */
function renewsFor(callers: number, token: string, refreshToken: string): void {
  answer(REFRESH, async () => {
    await until(() => answered(SUBJECTS).length === callers)
    return { success: true, data: { token, refreshToken } }
  })
}

describe('An expired access token', () => {
  it('is replaced, and the call repeated, unseen by the caller', async () => {
    signedIn()
    onlyAccepts('t1')
    renewsTo('t1', 'r1')
    expect(await call(SUBJECTS)).to.deep.equal(subjects)
    expect(answered(REFRESH).map(({ body }) => body)).to.deep.equal([{ refreshToken: 'r0' }])
    expect(answered(REFRESH)[0]?.headers.has('authorization')).to.equal(false)
    expect($session.get()).to.include({ token: 't1', refreshToken: 'r1', renewals: 1 })
  })

  it('is replaced once for twenty calls, each repeated once', async () => {
    signedIn()
    onlyAccepts('t1')
    renewsFor(20, 't1', 'r1')
    const replies = await Promise.all(Array.from({ length: 20 }, () => call(SUBJECTS)))
    expect(replies).to.deep.equal(Array.from({ length: 20 }, () => subjects))
    expect(answered(REFRESH)).to.have.length(1)
    expect(answered(SUBJECTS)).to.have.length(40)
  })

  it('is not replaced again for a call whose refusal comes late', async () => {
    signedIn()
    let first = true
    answer(SUBJECTS, async ({ headers }) => {
      if (headers.get('authorization') === 'Bearer t1') return subjects
      const late = first
      first = false
      if (late) await until(() => $session.get()?.renewals === 1)
      return expired()
    })
    renewsTo('t1', 'r1')
    await Promise.all([call(SUBJECTS), call(SUBJECTS)])
    expect(answered(REFRESH)).to.have.length(1)
    expect(answered(SUBJECTS)).to.have.length(4)
  })

  it('leaves the user as the same object, so that nothing on screen changes', async () => {
    signedIn()
    const user = $user.get()
    let changes = 0
    const stop = $user.listen(() => {
      changes += 1
    })
    onlyAccepts('t1')
    renewsTo('t1', 'r1')
    await call(SUBJECTS)
    stop()
    expect($user.get()).to.equal(user)
    expect(changes).to.equal(0)
  })

  it('is replaced where there are no Web Locks, once for all calls of the page', async () => {
    const { locks } = platform
    platform.locks = () => undefined
    try {
      signedIn()
      onlyAccepts('t1')
      renewsFor(3, 't1', 'r1')
      await Promise.all([call(SUBJECTS), call(SUBJECTS), call(SUBJECTS)])
      expect(answered(REFRESH)).to.have.length(1)
    } finally {
      platform.locks = locks
    }
  })

  it('is replaced where the browser refuses Web Locks', async () => {
    const { locks } = platform
    const request = () => Promise.reject(new DOMException('', 'SecurityError'))
    platform.locks = () => ({ request, query: () => Promise.resolve({}) }) as LockManager
    try {
      signedIn()
      onlyAccepts('t1')
      renewsTo('t1', 'r1')
      expect(await call(SUBJECTS)).to.deep.equal(subjects)
    } finally {
      platform.locks = locks
    }
  })

  it('lets a waiting call be called off, while the others go on', async () => {
    signedIn()
    onlyAccepts('t1')
    const renewed = hold(REFRESH, { success: true, data: { token: 't1', refreshToken: 'r1' } })
    const controller = new AbortController()
    const calledOff = failureOf(call(SUBJECTS, undefined, { signal: controller.signal }))
    const other = call(SUBJECTS)
    await until(() => answered(SUBJECTS).length === 2 && answered(REFRESH).length === 1)
    controller.abort()
    expect((await calledOff).kind).to.equal('aborted')
    renewed()
    expect(await other).to.deep.equal(subjects)
    expect(answered(SUBJECTS)).to.have.length(3)
  })
})

describe('A refresh that does not help', () => {
  it('ends the session instead of going round in circles', async () => {
    signedIn()
    answer(SUBJECTS, expired)
    renewsTo('t1', 'r1')
    expect((await failureOf(call(SUBJECTS))).kind).to.equal('session-ended')
    expect(answered(SUBJECTS)).to.have.length(2)
    expect(answered(REFRESH)).to.have.length(1)
    expect($sessionEnd.get()?.reason).to.equal('refresh-failed')
  })

  for (const status of [400, 401, 403, 404, 422]) {
    it(`ends the session when it is refused with ${status}`, async () => {
      signedIn()
      answer(SUBJECTS, expired)
      answer(REFRESH, refusal('Please log in again.'), { status })
      expect((await failureOf(call(SUBJECTS))).kind).to.equal('session-ended')
      expect($session.get()).to.equal(null)
      expect($sessionEnd.get()).to.deep.equal({
        reason: 'refresh-failed',
        sentence: 'Your session has ended. Please log in again.',
      })
      expect(answered(SUBJECTS)).to.have.length(1)
    })
  }

  it('ends it as locked when the teacher has been disabled', async () => {
    signedIn()
    answer(SUBJECTS, expired)
    answer(REFRESH, refusal('Locked.', 20), { status: 401 })
    await failureOf(call(SUBJECTS))
    expect($sessionEnd.get()?.reason).to.equal('locked')
  })

  const passing: [name: string, reply: () => Response, kind: string, status: number][] = [
    ['is overloaded', () => Response.json(refusal('Wait.'), { status: 429 }), 'refused', 429],
    ['fails', () => Response.json(refusal('Oops.'), { status: 500 }), 'refused', 500],
    ['is being restarted', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unreadable', 502],
    ['gives no tokens', () => Response.json({ success: true, data: {} }), 'unreadable', 200],
    ['is out of reach', offline, 'offline', 0],
  ]
  for (const [name, reply, kind, status] of passing) {
    it(`keeps the session when the server ${name}`, async () => {
      const session = signedIn()
      answer(SUBJECTS, expired)
      answer(REFRESH, reply)
      expect(await failureOf(call(SUBJECTS))).to.include({ kind, status })
      expect($session.get()).to.deep.equal(session)

      onlyAccepts('t1')
      renewsTo('t1', 'r1')
      expect(await call(SUBJECTS), 'the next call tries again').to.deep.equal(subjects)
    })
  }

  it('does not bring back a session that was left meanwhile', async () => {
    signedIn()
    onlyAccepts('t1')
    const renewed = hold(REFRESH, { success: true, data: { token: 't1', refreshToken: 'r1' } })
    answer(LOGOUT, { success: true })
    const failure = failureOf(call(SUBJECTS))
    await until(() => answered(REFRESH).length === 1)
    await signOut()
    renewed()
    expect((await failure).kind).to.equal('session-ended')
    expect($session.get()).to.equal(null)
    expect($sessionEnd.get()?.reason).to.equal('signed-out')
    expect(Object.keys(sessionStorage).filter(key => key.startsWith('cx-'))).to.deep.equal([])
  })
})

describe('A refresh that takes too long', () => {
  const clock = fakeClock()

  it('fails the waiting calls and keeps the session', async () => {
    signedIn({ keep: true })
    answer(SUBJECTS, expired)
    renewsTo('t1', 'r1', { delay: CALL_TIMEOUT_MS * 2 })
    const failures = [failureOf(call(SUBJECTS)), failureOf(call(SUBJECTS))]
    await until(() => answered(REFRESH).length === 1)
    await clock.tick(CALL_TIMEOUT_MS)
    for (const failure of failures) expect((await failure).kind).to.equal('timeout')
    expect($session.get()).to.include({ token: 't0', refreshToken: 'r0' })
  })
})

function offline(): never {
  throw new TypeError('Failed to fetch')
}
