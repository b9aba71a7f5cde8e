import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Database } from '../../server/db/database.ts'
import type { Task } from '../../src/contract/entities/task.ts'
import { databaseKinds } from '../support/databases.ts'
import { meetAt } from '../support/meeting.ts'
import { giveTasks } from '../support/pairing.ts'
import { type TaskStage, taskForm, taskStage } from '../support/task-stage.ts'

// The embedded database has one connection: there nobody waits for anybody.
const skip = !databaseKinds.includes('postgres')

/** docs/decisions/order-of-locks.md */
describe('two writes about tasks that meet', { skip }, () => {
  let stage: TaskStage
  before(async () => {
    stage = await taskStage('postgres')
  })
  after(() => stage.server.close())

  type Who = TaskStage['teacher']
  const meet = (held: SQL, ...writes: (() => Promise<unknown>)[]) => meetAt(stage.db, held, writes)
  const holdsPairing = (id: number) => sql`select 1 from class_pairings where id = ${id} for update`
  const done = async (sent: Promise<{ status: number; text: string }>) => {
    const { status, text } = await sent
    assert.equal(status, 200, text)
  }
  const create = async (who: Who, id: number, task_name: string) =>
    done(stage.as(who)('POST', id, 'tasks', taskForm({ task_name, task_thumbnail: await stage.file(who) })))
  const move = (who: Who, id: number, tid: number, order: number, order_version: string) =>
    done(stage.as(who)('PUT', id, 'tasks-order', { tasks: [{ id: tid, order }], order_version }))
  const edit = (who: Who, id: number, { id: tid, version }: Pick<Task, 'id' | 'version'>) => {
    const { task_thumbnail: _, ...form } = taskForm({ task_name: 'Edited' })
    return done(stage.as(who)('PUT', id, `tasks/${tid}`, { ...form, version }))
  }
  const hide = (who: Who, id: number, tid: number) =>
    done(stage.as(who)('POST', id, `tasks/${tid}/show`, { is_hidden: true }))
  const namesOf = async (id: number) => (await stage.list(id)).map(({ task_name }) => task_name)

  it('are both done: both partners write a task, which stand one after the other', async () => {
    const { mine, theirs, pairing } = await stage.exchange(1)
    await meet(
      holdsPairing(pairing),
      () => create(stage.teacher, mine, 'Mine'),
      () => create(stage.partner, theirs, 'Theirs'),
    )
    assert.deepEqual(await namesOf(mine), ['Task 1', 'Mine', 'Theirs'])
  })

  it('are both done: one moves a task, and the other edits it', async () => {
    const { mine, theirs, ids } = await stage.exchange(2)
    const tid = ids[0] ?? 0
    await stage.db.execute(sql`update tasks set task_thumbnail = 'x.webp' where id = ${tid}`)
    const [{ order_version = '' } = {}] = await stage.list(mine)
    const row = sql`select 1 from tasks where id = ${tid} for update`
    await meet(
      row,
      () => move(stage.teacher, mine, tid, 2, order_version),
      () => edit(stage.partner, theirs, { id: tid, version: 1 }),
    )
    assert.deepEqual(await namesOf(mine), ['Task 2', 'Edited'])
  })

  it('are both done: one edits a task, and the other hides and moves it', async () => {
    const { mine, theirs, ids } = await stage.exchange(2)
    const tid = ids[0] ?? 0
    await stage.db.execute(sql`update tasks set task_thumbnail = 'x.webp' where id = ${tid}`)
    const [{ order_version = '' } = {}] = await stage.list(mine)
    const row = sql`select 1 from tasks where id = ${tid} for update`
    await meet(
      row,
      () => edit(stage.teacher, mine, { id: tid, version: 1 }),
      () => hide(stage.partner, theirs, tid),
    )
    await meet(
      row,
      () => move(stage.partner, theirs, tid, 2, order_version),
      () => hide(stage.teacher, mine, tid),
    )
    const [, moved] = await stage.list(mine)
    assert.deepEqual([moved?.task_name, moved?.is_hidden, moved?.version], ['Edited', true, 2])
  })

  it('are both done: two classrooms become partners, and one of them writes a task', async () => {
    const [mine, theirs] = [await stage.classroom(), await stage.classroom(stage.partner)]
    await giveTasks(stage.db, mine.pairing, [{ name: 'First' }])
    const pair = () =>
      stage.db.transaction(own => pairClassrooms(own as unknown as Database, mine.id, theirs.id))
    await meet(holdsPairing(theirs.pairing), pair, () => create(stage.partner, theirs.id, 'Theirs'))
    assert.deepEqual((await namesOf(mine.id)).toSorted(), ['First', 'Theirs'])
  })
})
