import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type OpenDatabase, openDatabase, rows } from '../../server/db/database.ts'
import { account } from '../support/account.ts'
import { filledDirectory } from '../support/filled-directory.ts'
import { startProcess } from '../support/server-process.ts'

/**
 * How a job is added, as the queue writes it: what looks after jobs of dead nodes moves some in another way, now and then
 * while a server starts.
 */
const ADDS_A_JOB = 'INSERT INTO jobs.job_common (\n      id,\n      name,\n      data,'

/** The account is there and nothing else of it; all of it is but its mail. */
const moments = ['insert into "registrations"', ADDS_A_JOB]

interface Kept {
  email: string
  registrations: number
  consents: number
  mails: number
}

const killAt = fileURLToPath(new URL('../support/kill-at.ts', import.meta.url))

describe('a server that is killed while an account is created', () => {
  let dataDir: string
  let database: OpenDatabase

  const start = async (environment: Record<string, string> = {}) => {
    const server = await startProcess({ DATA_DIR: dataDir, ...environment })
    const { url } = server
    if (url === null) throw new Error(server.output())
    const create = (email: string) =>
      fetch(`${url}/api/teacher/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account(email)),
      })
    return { ...server, create }
  }

  before(async () => {
    dataDir = await filledDirectory('cx-killed-', 'empty')
    for (const [index, moment] of moments.entries()) {
      const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${killAt}`
      const server = await start({ NODE_OPTIONS, KILL_AT: moment })
      await assert.rejects(server.create(`cut.${index}@school.test`), moment)
      await server.stop()
    }
    const server = await start()
    assert.equal((await server.create('whole@school.test')).status, 200)
    await server.kill()
    database = await openDatabase({ url: null, dataDir })
  })
  after(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /**
   * What there is of each account. Its mail is one job, whatever became of it: a job that is done has left its mail in
   * the outbox, and one that has not been noted as done when its server ended may have left it already.
   */
  const accounts = () =>
    rows<Kept>(
      database.db,
      sql`select t.email,
            (select count(*)::int from registrations r where r.teacher_id = t.id) as registrations,
            (select count(*)::int from consents c where c.teacher_id = t.id) as consents,
            (select count(*)::int from jobs.job j where j.name = 'mail' and (j.data ->> 'teacher_id')::int = t.id
              and (j.state < 'completed' or exists (select from outbox o where o.recipient = t.email))) as mails
          from teachers t where t.email like '%@school.test' order by t.email`,
    )

  it('has kept every account that it has answered for with its mail, and nothing of one that it has not', async () => {
    const kept = await accounts()
    assert.deepEqual(kept, [{ email: 'whole@school.test', registrations: 1, consents: 2, mails: 1 }])
  })
})
