import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { pairingOf } from '../../server/areas/classrooms/area.ts'
import { addStudents } from '../../server/areas/students/area.ts'
import { addSubmissions } from '../../server/areas/submissions/repository.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks, tasksOf } from '../support/pairing.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

for (const kind of databaseKinds) {
  describe(`undoing a change on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const undone = async (mine: number, changeId: number | null) =>
      (await stage.undo(mine, changeId)).body.data
    const changeOf = async (mine: number, action: string, videos: unknown[], who = stage.teacher) =>
      (await stage.data(stage.change(mine, action, videos, who))).change_id

    it('is offered again to who sends the change again, and not to who has come second', async () => {
      const { mine, posted } = await stage.exchange()
      const [one, two] = [await posted(), await posted()]
      const seen = [one, two].map(id => ({ id, version: 1 }))
      const first = await changeOf(mine, 'approved', seen)
      assert.equal(await changeOf(mine, 'approved', seen), first)
      assert.equal(await changeOf(mine, 'approved', [{ id: one, version: 1 }]), null)
      assert.equal(await changeOf(mine, 'approved', seen, stage.assistant), null)
      await changeOf(mine, 'blocked', [two])
      await changeOf(mine, 'approved', [two])
      assert.equal(await changeOf(mine, 'approved', seen), null)
    })

    it('names what is gone by now, of students who were removed and for good', async () => {
      const { mine, ada, posted } = await stage.exchange()
      const [one, two] = [await posted(), await posted()]
      const change = await changeOf(mine, 'approved', [one, two])
      await stage.run(sql`delete from submissions where id = ${one}`)
      const back = [{ id: two, status: 'pending', version: 3 }]
      for (const _ of ['once', 'again'])
        assert.deepEqual(await undone(mine, change), { undone: back, changed_since: [], gone: [one] })
      const last = await changeOf(mine, 'approved', [two])
      await stage.run(sql`update students set removed_at = now() where id = ${ada}`)
      assert.deepEqual(await undone(mine, last), { undone: [], changed_since: [], gone: [two] })
    })

    it('has what nobody had looked at wait, once the age of the class asks for review', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted('approved')
      await stage.run(sql`update submissions set is_unreviewed = true where id = ${sid}`)
      await stage.aged(mine, 13)
      const change = await changeOf(mine, 'blocked', [sid])
      await stage.aged(mine, 10)
      assert.deepEqual((await undone(mine, change)).undone, [{ id: sid, status: 'pending', version: 3 }])
      assert.deepEqual(await stage.stored(sid), { status: 'pending', version: 3, is_unreviewed: false })
    })

    it('leaves what the student has posted anew meanwhile, so that one of the two stands', async () => {
      const { mine, posted } = await stage.exchange()
      const before = await posted('approved')
      const [one, response] = [await posted(), await posted('pending', true)]
      const change = await changeOf(mine, 'deleted', [one, response])
      const anew = await posted()
      assert.deepEqual(await undone(mine, change), {
        undone: [{ id: response, status: 'pending', version: 3 }],
        changed_since: [{ id: one, status: 'deleted', version: 2 }],
        gone: [],
      })
      const shown = (await stage.list(mine)).map(({ id }) => id)
      assert.deepEqual(shown.toSorted(), [before, response, anew].toSorted())
    })

    it('brings back what nothing stands in the place of, whatever was posted beside it meanwhile', async () => {
      const { mine, task, ada, posted, shared } = await stage.exchange()
      const [classmate = 0] = await addStudents(stage.db, [
        { classroom_id: mine, first_name: 'Bea', last_initial: 'B', username: `bea-${mine}` },
      ])
      await giveTasks(stage.db, await pairingOf(stage.db, mine), [{ name: 'Another task' }])
      const other = (await tasksOf(stage.db, mine)).get('Another task') ?? 0
      const [answered, further] = [await shared(), await shared()]
      const own = { classroom_id: mine, student_id: ada, task_id: task, is_response: false }
      const response = { ...own, is_response: true, responding_to_id: answered }
      const beside: [what: string, first: typeof own, later: Parameters<typeof addSubmissions>[1][number]][] =
        [
          ['by a classmate', own, { ...own, student_id: classmate }],
          ['for another task', own, { ...own, task_id: other }],
          ['a response', own, response],
          ['a response to another', response, { ...response, responding_to_id: further }],
          ...(['deleted', 'blocked', 'unapproved'] as const).map((status): (typeof beside)[number] => [
            status,
            own,
            { ...own, status },
          ]),
        ]
      for (const [what, first, later] of beside) {
        const [id = 0] = await addSubmissions(stage.db, [first])
        const change = await changeOf(mine, 'deleted', [id])
        await addSubmissions(stage.db, [later])
        assert.deepEqual((await undone(mine, change)).undone, [{ id, status: 'pending', version: 3 }], what)
        await stage.run(sql`delete from submissions where classroom_id = ${mine}`)
      }
      const sid = await posted('blocked')
      const change = await changeOf(mine, 'approved', [sid])
      await posted()
      // what did not stand does not stand beside it
      assert.deepEqual((await undone(mine, change)).undone, [{ id: sid, status: 'blocked', version: 3 }])
    })
  })
}
