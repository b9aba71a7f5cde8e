import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { databaseKinds } from '../support/databases.ts'
import { dataOf, type LtiStage, ltiStage } from '../support/lti-stage.ts'

for (const kind of databaseKinds) {
  describe(`a login that a learning platform begins on ${kind}`, () => {
    let stage: LtiStage
    before(async () => {
      stage = await ltiStage({ kind, contents: 'empty' })
    })
    after(() => stage.close())

    const run = (text: ReturnType<typeof sql>) =>
      rows<Record<string, unknown>>(stage.server.app.services.db, text)

    it('is that of the registration that is open, whatever has ended', async () => {
      const { issuer } = stage.platform
      const urls = ['--auth', 'https://old.example/auth', '--keys', `${issuer}/keys`]
      const ended = async (client: string) => {
        const said = await stage.admin('lti', 'add', 'Old', '--issuer', issuer, '--client', client, ...urls)
        await stage.admin('lti', 'end', /^Platform (\d+)/.exec(said)?.[1] ?? assert.fail(said))
      }
      await ended('client-2')
      // registered by the same name since, and ended again
      await run(sql`update lti_platforms set client_id = 'client-1' where ended_at is not null`)
      await ended('client-3')
      for (const given of [{}, { client_id: '' }]) {
        const { auth = '' } = await stage.begin(given)
        assert.equal((await stage.post('/lti/launch', await stage.platform.answer(auth))).statusCode, 200)
      }
    })

    it('hands long hints back, and none that are endless', async () => {
      const [long, endless] = ['h'.repeat(8_192), 'h'.repeat(8_193)]
      const { auth = '' } = await stage.begin({ lti_message_hint: long })
      assert.equal(new URL(auth).searchParams.get('lti_message_hint'), long)
      assert.equal((await stage.login({ lti_message_hint: endless })).statusCode, 400)
    })

    it('goes on at the address of the platform with all that is in it', async () => {
      await run(sql`update lti_platforms set auth_url = auth_url || '?tenant=a%20b' where ended_at is null`)
      const { auth = '' } = await stage.begin()
      assert.equal(new URL(auth).searchParams.get('tenant'), 'a b')
      assert.equal(new URL(auth).searchParams.get('client_id'), stage.platform.clientId)
      await run(sql`update lti_platforms set auth_url = split_part(auth_url, '?', 1)`)
    })

    it('is good for ten minutes, and the page of its launch for thirty', async () => {
      assert.ok(dataOf((await stage.launch()).body).ticket)
      const [times = {}] = await run(sql`select
          extract(epoch from expires_at - created_at)::int as login,
          extract(epoch from ticket_until - used_at)::int as page
        from lti_launches order by id desc limit 1`)
      assert.deepEqual(times, { login: 600, page: 1_800 })
    })

    it('that came to nothing is no last launch', async () => {
      await run(sql`delete from lti_launches`)
      assert.equal((await stage.launch({ signWith: 'other' })).statusCode, 403)
      assert.match(await stage.admin('lti', 'list'), /last launch never {2}refused in the last day: forged 1/)
    })
  })
}
