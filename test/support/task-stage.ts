import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Database } from '../../server/db/database.ts'
import type { Task, TaskListItem } from '../../src/contract/entities/task.ts'
import type { TaskForm } from '../../src/contract/entities/task-form.ts'
import type { DatabaseKind } from './databases.ts'
import { giveTasks, newClassroom } from './pairing.ts'
import { startApp } from './server.ts'

/** A form of a task with nothing wrong, for whoever needs no thumbnail. */
export const taskForm = (values: Partial<TaskForm> = {}): TaskForm => ({
  task_name: 'Our river',
  topic: 'Water',
  task_thumbnail: null,
  task_category: 'independent_no_response',
  response_type: 1,
  video_time_limit: 90,
  number_responses: 3,
  create_prompt: '<p>Show your river.</p>',
  ...values,
})

/** A teacher with an exchange of their own, and an independent teacher who has the task library. */
export async function taskStage(kind: DatabaseKind) {
  const server = await startApp({ kind })
  const { db } = server.app.services
  const teacher = await server.signIn('no-agreement@demo.test')
  const partner = await server.signIn('unvalidated@demo.test')
  const independent = await server.signIn('players@demo.test')
  let files = 0

  /** A stored file of somebody's, by its row alone. */
  async function file(owner: { id: number } = teacher, kind = 'webp'): Promise<string> {
    files += 1
    const name = `${String(files).padStart(43, 'f')}.${kind}`
    await db.execute(sql`insert into files (name, teacher_id, type, bytes)
      values (${name}, ${owner.id}, 'material', 1) on conflict do nothing`)
    return name
  }

  const as =
    ({ token }: { token: string }) =>
    <Data = unknown>(method: string, id: number, rest: string, body?: object, headers = {}) =>
      server.call<Data>(`${method} /api/teacher/classrooms/${id}/${rest}`, {
        token,
        headers,
        ...(body ? { body } : {}),
      })
  const own = as(teacher)

  async function taskOf<Data>(sent: Promise<{ status: number; text: string; body: { data: Data } }>) {
    const { status, text, body } = await sent
    assert.equal(status, 200, text)
    return body.data
  }

  return {
    ...{ server, db, teacher, partner, independent, file, as, own },
    /** A classroom without tasks. */
    classroom: (owner: { id: number } = teacher) => newClassroom(db, owner.id),
    /** An exchange with a partner, and so many tasks. */
    async exchange(tasks = 0) {
      const mine = await newClassroom(db, teacher.id)
      const theirs = await newClassroom(db, partner.id)
      const names = Array.from({ length: tasks }, (_, index) => ({ name: `Task ${index + 1}` }))
      const ids = await giveTasks(db, mine.pairing, names)
      await db.transaction(async transaction =>
        pairClassrooms(transaction as unknown as Database, mine.id, theirs.id),
      )
      return { mine: mine.id, theirs: theirs.id, pairing: mine.pairing, ids }
    },
    list: (id: number, who = teacher, query = '') =>
      taskOf(as(who)<TaskListItem[]>('GET', id, `tasks${query}`)),
    read: (id: number, tid: number, who = teacher) => taskOf(as(who)<Task>('GET', id, `tasks/${tid}`)),
    async create(id: number, values: Partial<TaskForm> = {}) {
      const task_thumbnail = await file()
      return taskOf(own<Task>('POST', id, 'tasks', taskForm({ task_thumbnail, ...values })))
    },
    /** Ends the exchange of a classroom. */
    expire: (id: number) =>
      db.execute(sql`update classrooms set expire_at = now() - interval '1 day' where id = ${id}`),
  }
}

export type TaskStage = Awaited<ReturnType<typeof taskStage>>
