import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { shownKeys } from '../../server/areas/lti/keys.ts'
import { rows } from '../../server/db/database.ts'
import { createSeal } from '../../server/seal.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { sweep } from '../support/sweep.ts'

const AT_ONCE = 10

for (const kind of databaseKinds) {
  describe(`the keys that platforms read on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, contents: 'empty' })
    })
    after(() => server.close())

    const run = (text: ReturnType<typeof sql>) => rows<Record<string, unknown>>(server.app.services.db, text)
    const keys = async () => {
      const { statusCode, headers, body } = await server.app.inject({ url: '/lti/keys' })
      assert.equal(statusCode, 200, body)
      assert.equal(headers['cache-control'], 'max-age=300')
      return (JSON.parse(body) as { keys: Record<string, string>[] }).keys
    }
    const kids = async () => (await keys()).map(({ kid }) => kid)

    it('are made with the first question, however many ask at once, and are public halves alone', async () => {
      const asked = await Promise.all(Array.from({ length: AT_ONCE }, keys))
      const [first] = asked
      for (const answer of asked) assert.deepEqual(answer, first)
      assert.equal(first?.length, 1)
      const [key = {}] = first ?? []
      assert.deepEqual(Object.keys(key).toSorted(), ['alg', 'e', 'kid', 'kty', 'n', 'use'])
      assert.deepEqual([key.alg, key.kty, key.use], ['RS256', 'RSA', 'sig'])
      const kept = JSON.stringify(await run(sql`select * from lti_keys`))
      assert.doesNotMatch(kept, /"d\\?"|"p\\?"|"q\\?"/)
    })

    it('show the one before a new one for a day', async () => {
      const [before] = await kids()
      assert.match(
        await runCommand(server.app.services, ['lti', 'key']),
        /^Signed with [\w-]{43} from now on\.$/,
      )
      const both = await kids()
      assert.equal(both.length, 2)
      assert.equal(both[0], before)
      await run(
        sql`update lti_keys set retired_at = now() - interval '25 hours' where retired_at is not null`,
      )
      assert.deepEqual(await kids(), both.slice(1))
      await sweep(server)
      assert.equal((await run(sql`select 1 from lti_keys`)).length, 1)
    })

    it('are others with another session secret, since the private half is read with it', async () => {
      const [before] = await kids()
      const { db, config } = server.app.services
      const elsewhere = { db, config: { ...config, sessionSecret: new TextEncoder().encode('another one') } }
      const found = (await shownKeys(elsewhere)).keys.map(({ kid }) => kid)
      assert.equal(found.length, 2)
      assert.equal(found[0], before)
    })
  })
}

describe('a seal', () => {
  const secret = new TextEncoder().encode('a secret')
  const seal = createSeal(secret, 'one')

  it('opens what it has sealed, each time another text', () => {
    const [one, other] = [seal.seal('käse'), seal.seal('käse')]
    assert.notEqual(one, other)
    assert.deepEqual([seal.open(one), seal.open(other)], ['käse', 'käse'])
  })

  it('opens nothing of another secret or purpose, nor what was changed or is none', () => {
    const sealed = seal.seal('text')
    assert.equal(createSeal(secret, 'other').open(sealed), null)
    assert.equal(createSeal(new TextEncoder().encode('another'), 'one').open(sealed), null)
    const bytes = Buffer.from(sealed, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      assert.equal(seal.open(changed.toString('base64url')), null, String(at))
    }
    for (const none of ['', 'x', 'a'.repeat(37)]) assert.equal(seal.open(none), null)
  })
})
