import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { type OpenDatabase, openDatabase, rows } from '../../server/db/database.ts'
import { account } from '../support/account.ts'
import { type ServerProcess, startProcess } from '../support/server-process.ts'

/** Accounts that are being created when the server is killed; the first answer is its end. */
const AT_ONCE = 12

interface Kept {
  email: string
  registrations: number
  consents: number
  mails: number
}

describe('a server that is killed while accounts are created', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cx-killed-'))
  const answered: string[] = []
  let database: OpenDatabase

  const start = async (): Promise<ServerProcess & { url: string }> => {
    const server = await startProcess({
      DATA_DIR: dataDir,
      ACCOUNTS_PER_HOUR: '1000',
      MAILS_PER_HOUR: '1000',
    })
    const { url } = server
    if (url === null) throw new Error(server.output())
    return { ...server, url }
  }

  /** Kills it once one account, of many that it has in hand, is answered for. */
  async function killInTheMiddle(round: string): Promise<void> {
    const server = await start()
    const create = async (number: number) => {
      const email = `${round}.${number}@school.test`
      const { status } = await fetch(`${server.url}/api/teacher/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account(email)),
      })
      assert.equal(status, 200)
      answered.push(email)
    }
    const running = Array.from({ length: AT_ONCE }, (_, number) => create(number))
    await Promise.any(running)
    await server.kill()
    const ended = await Promise.allSettled(running)
    assert.ok(
      ended.some(({ status }) => status === 'rejected'),
      'it was killed in the middle',
    )
  }

  before(async () => {
    for (const round of ['first', 'second']) await killInTheMiddle(round)
    database = await openDatabase({ url: null, dataDir })
  })
  after(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** What there is of each account. A mail is sent, or waits in the queue. */
  const accounts = () =>
    rows<Kept>(
      database.db,
      sql`select t.email,
            (select count(*)::int from registrations r where r.teacher_id = t.id) as registrations,
            (select count(*)::int from consents c where c.teacher_id = t.id) as consents,
            (select count(*)::int from outbox o where o.recipient = t.email) +
              (select count(*)::int from jobs.job j where j.name = 'mail' and j.state < 'completed'
                and (j.data ->> 'teacher_id')::int = t.id) as mails
          from teachers t where t.email like '%@school.test' order by t.email`,
    )

  it('has kept every account that it has answered for', async () => {
    const kept = (await accounts()).map(({ email }) => email)
    assert.ok(answered.length >= 2)
    assert.deepEqual(
      answered.filter(email => !kept.includes(email)),
      [],
    )
  })

  it('has kept each account whole, and lost no mail of it', async () => {
    const halves = (await accounts()).filter(
      ({ registrations, consents, mails }) => registrations !== 1 || consents !== 2 || mails === 0,
    )
    assert.deepEqual(halves, [])
  })
})
