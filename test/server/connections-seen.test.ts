import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { FILE_URL_VALID_SECONDS } from '../../src/contract/limits/files.ts'
import { type ConnectionStage, connectionStage, type Person } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'

const PICTURE = `${'p'.repeat(43)}.png`

for (const kind of databaseKinds) {
  describe(`what both see of a connection request on ${kind}`, () => {
    let stage: ConnectionStage
    let zofia: Person
    before(async () => {
      stage = await connectionStage(kind)
      zofia = await stage.server.signIn('zofia.kowalska@demo.test')
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const headersOf = async ({ token }: Person) =>
      (await stage.server.call('GET /api/teacher/connections', { token })).headers
    const tagOf = async (who: Person) => (await headersOf(who)).etag
    const changeTeacher = ({ id }: Person, what: ReturnType<typeof sql>) =>
      stage.run(sql`update teachers set ${what} where id = ${id}`)

    /** Fails unless somebody is told anew of what another one changes. */
    async function seenBy(who: Person, change: () => Promise<unknown>, what: string) {
      const before = await tagOf(who)
      assert.equal(await tagOf(who), before)
      await change()
      assert.notEqual(await tagOf(who), before, what)
    }

    it('is in the list of the classroom that was asked for, with those that leave it open', async () => {
      const { id, theirs } = await stage.waiting()
      const open = await stage.ask(stage.camille, {
        ...{ classroom_id: await stage.classroom(stage.camille), partner_teacher_id: stage.lucia.id },
      })
      assert.equal(open.status, 200, open.text)
      const ofAnother = await stage.waiting({ from: zofia })
      const found = (await stage.list(stage.lucia, `?classroom_id=${theirs}`)).map(request => request.id)
      assert.ok(found.includes(id), 'the one that names it')
      assert.ok(found.includes(open.body.data.id), 'the one that names none')
      assert.ok(!found.includes(ofAnother.id), 'the one that names another')
    })

    it('is the profile of the other one, also once it is accepted', async () => {
      const { id, theirs } = await stage.waiting()
      await stage.accept(stage.lucia, id, theirs)
      const { partner, status } = (await stage.one(stage.maya, id)).body.data
      assert.equal(status, 'accepted')
      assert.match(partner.about_info ?? '', /^English teacher\./)
    })

    it('is that it was taken back, as soon as it is', async () => {
      const { id } = await stage.waiting()
      await seenBy(stage.lucia, () => stage.act(stage.maya, id, 'cancel'), 'taken back')
    })

    const rename = (id: number) => stage.run(sql`update classrooms set name = 'Lakes' where id = ${id}`)
    const moves = (who: Person) => changeTeacher(who, sql`city_name = 'Elsewhere'`)
    const changes: [
      what: string,
      seenBy: () => Person,
      change: (ids: { mine: number; theirs: number }) => Promise<unknown>,
    ][] = [
      ['the classroom that asks', () => stage.camille, ({ mine }) => rename(mine)],
      ['the classroom that was asked for', () => zofia, ({ theirs }) => rename(theirs)],
      ['who has asked', () => stage.camille, () => moves(zofia)],
      ['who was asked', () => zofia, () => moves(stage.camille)],
    ]
    for (const [what, who, change] of changes)
      it(`is how things stand, though the two are no partners: ${what}`, async () => {
        const ids = await stage.waiting({ from: zofia, to: stage.camille })
        await seenBy(who(), () => change(ids), what)
      })

    it('is kept no longer than the addresses of the pictures are good', async () => {
      await stage.waiting({ from: zofia, to: stage.camille })
      await changeTeacher(zofia, sql`avatar = ${PICTURE}`)
      for (const who of [zofia, stage.camille]) {
        const kept = /max-age=(\d+)/.exec(String((await headersOf(who))['cache-control']))?.[1]
        assert.ok(Number(kept) <= FILE_URL_VALID_SECONDS, `${kept} seconds`)
      }
      await changeTeacher(zofia, sql`avatar = null`)
    })
  })
}
