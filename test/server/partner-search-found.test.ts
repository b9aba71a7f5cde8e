import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { CLASSROOM_PAIRED, PARTNERS_FORBIDDEN } from '../../src/contract/error-codes/connections.ts'
import { type ConnectionStage, connectionStage } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { classroomsOf, dataOf, searchPartners } from '../support/partner-search.ts'

for (const kind of databaseKinds) {
  describe(`who is found as a partner on ${kind}`, () => {
    let stage: ConnectionStage
    let mine: number
    before(async () => {
      stage = await connectionStage(kind)
      mine = await stage.classroom(stage.maya)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const search = (query?: string, who = stage.maya, id = mine) => searchPartners(stage, id, query, who)
    const finds = async (id: number) =>
      classroomsOf(dataOf(await search())).some(classroom => classroom.id === id)

    it('finds nobody who is not to be had', async () => {
      const id = await stage.classroom(stage.lucia)
      assert.ok(await finds(id))
      const undoneBy: [change: string, back: string][] = [
        ['disabled_at = now()', 'disabled_at = null'],
        ['email_verified_at = null', 'email_verified_at = now()'],
        ['is_teacher_validated = false', 'is_teacher_validated = true'],
        [`user_type = 'teacher-librarian'`, `user_type = 'teacher'`],
        [`user_type = 'independent-teacher'`, `user_type = 'teacher'`],
        [`user_type = 'teacher-demo'`, `user_type = 'teacher'`],
      ]
      const change = (what: string) =>
        stage.db.execute(`update teachers set ${what} where id = ${stage.lucia.id}`)
      for (const [there, back] of undoneBy) {
        await change(there)
        assert.equal(await finds(id), false, there)
        await change(back)
      }
      for (const place of ['null', `(select country_id from teachers where id = ${stage.maya.id})`]) {
        await change(`country_id = ${place}`)
        assert.equal(await finds(id), false, place)
      }
      await change(`country_id = (select id from countries where iso = 'ES')`)
      await stage.expire(id)
      assert.equal(await finds(id), false)
      const paired = await stage.waiting()
      await stage.accept(stage.lucia, paired.id, paired.theirs)
      assert.equal(await finds(paired.theirs), false)
      assert.equal(await finds(mine), false)
    })

    it('names the request that waits between two classrooms, whichever has asked', async () => {
      const { id, mine: asking, theirs } = await stage.waiting()
      const pending = async (who: typeof stage.maya, own: number, other: number) =>
        classroomsOf((await search('', who, own)).body.data).find(classroom => classroom.id === other)
          ?.pending_request_id
      assert.equal(await pending(stage.maya, asking, theirs), id)
      assert.equal(await pending(stage.lucia, theirs, asking), id)
      await stage.act(stage.maya, id, 'cancel')
      assert.equal(await pending(stage.maya, asking, theirs), null)

      // one that names none of theirs may become one with each of them
      const open = (await stage.ask(stage.maya, { classroom_id: asking, partner_teacher_id: stage.lucia.id }))
        .body.data
      assert.equal(await pending(stage.maya, asking, theirs), open.id)
      assert.equal(await pending(stage.lucia, theirs, asking), open.id)
      assert.equal(await pending(stage.maya, await stage.classroom(stage.maya), theirs), null)
    })

    it('is refused for a classroom that has a partner, or has expired, and to who has none', async () => {
      const paired = await stage.waiting()
      await stage.accept(stage.lucia, paired.id, paired.theirs)
      const codeOf = async (id: number, who = stage.maya) => (await search('', who, id)).body.error_code
      assert.equal(await codeOf(paired.mine), CLASSROOM_PAIRED)
      const expired = await stage.classroom(stage.maya)
      await stage.expire(expired)
      assert.equal(await codeOf(expired), EXCHANGE_EXPIRED)
      for (const email of ['librarian@demo.test', 'players@demo.test', 'unvalidated@demo.test']) {
        const who = await stage.server.signIn(email)
        assert.equal(await codeOf(await stage.classroom(who), who), PARTNERS_FORBIDDEN)
      }
    })
  })
}
