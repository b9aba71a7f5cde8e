import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { bothDatabases } from '../support/databases.ts'
import { type LibraryStage, libraryStage } from '../support/library-stage.ts'

for (const kind of bothDatabases) {
  describe(`a list of what libraries ask for, on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
    })

    it('is answered 304 until something of it changes, for whoever sees it', async () => {
      const { id } = await stage.post(stage.harriet)
      // who is nobody's partner
      const poll = (etag?: string) => stage.poll(stage.ingrid, '/not-hidden', etag)
      const changes: [what: string, change: () => Promise<unknown>][] = [
        ['posted', () => stage.post(stage.harriet)],
        ['hidden', () => stage.send(stage.ingrid, `POST /${id}/create-hidden`)],
        ['shown', () => stage.send(stage.ingrid, `DELETE /${id}/delete-hidden`)],
        ['posted again', () => stage.send(stage.harriet, `PUT /${id}`, stage.form({ topics: [] }))],
        [
          'its owner renamed',
          () => stage.run(sql`update teachers set about_info = 'New' where id = ${stage.harriet.id}`),
        ],
        ['deleted', () => stage.send(stage.harriet, `DELETE /${id}`)],
      ]
      for (const [what, change] of changes) {
        const { etag } = (await poll()).headers
        stage.server.statements.length = 0
        assert.equal((await poll(etag)).status, 304, what)
        assert.equal(stage.server.statements.filter(text => text.includes('library_requests')).length, 0)
        await change()
        assert.equal((await poll(etag)).status, 200, what)
      }
    })

    it('is answered 304 whatever of another library it does not show: its students, and what one has not posted', async () => {
      await stage.post(stage.harriet)
      const { etag } = (await stage.poll(stage.ingrid, '/not-hidden')).headers
      await stage.run(sql`update students set is_first_password = not is_first_password where classroom_id in (
        select id from classrooms where teacher_id = ${stage.harriet.id})`)
      await stage.run(sql`update teachers set about_info = 'New' where id = ${stage.samuel.id}`)
      assert.equal((await stage.poll(stage.ingrid, '/not-hidden', etag)).status, 304)
    })

    it('tells its owner of a view at once, and others later: a view has nobody else read their list anew', async t => {
      const { id } = await stage.post(stage.harriet)
      const { poll } = stage
      const own = (await poll(stage.harriet, '')).headers.etag
      const others = (await poll(stage.ingrid, '/not-hidden')).headers.etag
      await stage.send(stage.samuel, `POST /${id}/views-number`)
      assert.equal((await poll(stage.harriet, '', own)).status, 200)
      assert.equal((await poll(stage.ingrid, '/not-hidden', others)).status, 304)
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 300_001 })
      assert.equal((await poll(stage.ingrid, '/not-hidden', others)).status, 200)
      t.mock.timers.reset()
    })
  })
}
