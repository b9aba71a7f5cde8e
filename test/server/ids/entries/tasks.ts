import { sql } from 'drizzle-orm'
import { rows } from '../../../../server/db/database.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { STUDENT_GONE } from '../../../../src/contract/error-codes/students.ts'
import { TASK_GONE } from '../../../../src/contract/error-codes/tasks.ts'
import { taskForm } from '../../../support/task-stage.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf } from '../find.ts'

const OWN = 'Willamette Watchers'
const PARTNERS = 'El Guadalquivir'
const FOREIGN = 'Picture Book Club'

interface Found {
  id: number
  order_version: string
}

async function tasksOf(world: World, token: string, classroom: string): Promise<Found[]> {
  const path = `GET /api/teacher/classrooms/${await classroomOf(world, token, classroom)}/tasks`
  return (await world.server.call<Found[]>(path, { token })).body.data
}

/** Nobody's edit has come before, and no thumbnail is asked for that nobody has given. */
async function prepared({ server }: World): Promise<void> {
  const { db } = server.app.services
  await db.execute(
    sql`update tasks set version = 1, task_thumbnail = coalesce(task_thumbnail, 'make-a-comic.webp')`,
  )
}

const form = { ...taskForm(), version: 1 }

const bodies: Readonly<Record<string, object>> = {
  'PUT tasks/{tid}': Object.fromEntries(Object.entries(form).filter(([name]) => name !== 'task_thumbnail')),
  'POST tasks/{tid}/show': { is_hidden: false },
}

/** A thumbnail of the teacher's own, for a new task. */
async function newForm({ server, own }: World): Promise<object> {
  const { db, tokens } = server.app.services
  const { teacherId } = await tokens.readAccess(own)
  const name = `${'t'.repeat(43)}.webp`
  await db.execute(sql`insert into files (name, teacher_id, type, bytes)
    values (${name}, ${teacherId}, 'thumbnail', 1) on conflict do nothing`)
  return taskForm({ task_thumbnail: name })
}

async function bodyOf(world: World, line: string): Promise<{ body?: object }> {
  if (line === 'POST tasks') return { body: await newForm(world) }
  if (line === 'PUT tasks-order') {
    const [first] = await tasksOf(world, world.own, OWN)
    const order_version = first?.order_version ?? ''
    return { body: { tasks: [{ id: first?.id ?? 0, order: 1 }], order_version } }
  }
  return bodies[line] ? { body: bodies[line] } : {}
}

async function send(world: World, line: string, classroom: string, task: string) {
  await prepared(world)
  const [method, rest = ''] = line.split(' ')
  const path = `${method} /api/teacher/classrooms/${classroom}/${rest.replace('{tid}', task)}`
  return world.server.call(path, { token: world.own, ...(await bodyOf(world, line)) })
}

const byClassroom = (line: string): Entry => ({
  async call(world, value) {
    const [first] = await tasksOf(world, world.own, OWN)
    return send(world, line, value, String(first?.id))
  },
  cases: async world => ({
    own: [await classroomOf(world, world.own, OWN), 200],
    partner: [await classroomOf(world, world.partner, PARTNERS), 403, CLASSROOM_FORBIDDEN],
    foreign: [await classroomOf(world, world.foreign, FOREIGN), 403, CLASSROOM_FORBIDDEN],
    missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
  }),
})

async function taskIn(world: World, token: string, classroom: string): Promise<string> {
  const [first] = await tasksOf(world, token, classroom)
  return String(first?.id)
}

const byTask = (line: string): Entry => ({
  call: async (world, value) => send(world, line, await classroomOf(world, world.own, OWN), value),
  cases: async world => ({
    own: [await taskIn(world, world.own, OWN), 200],
    // of an exchange of the partner's in which one has no part
    partner: [await taskIn(world, world.partner, PARTNERS), 404, TASK_GONE],
    foreign: [await taskIn(world, world.foreign, FOREIGN), 404, TASK_GONE],
    missing: [MISSING, 404, TASK_GONE],
  }),
})

async function studentOf({ server }: World, classroom: string): Promise<string> {
  const [found] = await rows<{ id: number }>(
    server.app.services.db,
    sql`select s.id from students s join classrooms c on c.id = s.classroom_id where c.name = ${classroom} limit 1`,
  )
  return String(found?.id)
}

const PATH = '/api/teacher/classrooms/{id}'

export const entries: Entries = {
  [`GET ${PATH}/tasks params.id`]: byClassroom('GET tasks'),
  [`GET ${PATH}/tasks query.student_id`]: {
    async call(world, value) {
      const id = await classroomOf(world, world.own, OWN)
      const query = `student_id=${encodeURIComponent(value)}`
      return world.server.call(`GET /api/teacher/classrooms/${id}/tasks?${query}`, { token: world.own })
    },
    cases: async world => ({
      own: [await studentOf(world, OWN), 200],
      partner: [await studentOf(world, PARTNERS), 404, STUDENT_GONE],
      foreign: [await studentOf(world, FOREIGN), 404, STUDENT_GONE],
      missing: [MISSING, 404, STUDENT_GONE],
    }),
  },
  [`GET ${PATH}/tasks/{tid} params.id`]: byClassroom('GET tasks/{tid}'),
  [`GET ${PATH}/tasks/{tid} params.tid`]: byTask('GET tasks/{tid}'),
  [`POST ${PATH}/tasks params.id`]: byClassroom('POST tasks'),
  [`PUT ${PATH}/tasks/{tid} params.id`]: byClassroom('PUT tasks/{tid}'),
  [`PUT ${PATH}/tasks/{tid} params.tid`]: byTask('PUT tasks/{tid}'),
  [`POST ${PATH}/tasks/{tid}/show params.id`]: byClassroom('POST tasks/{tid}/show'),
  [`POST ${PATH}/tasks/{tid}/show params.tid`]: byTask('POST tasks/{tid}/show'),
  [`PUT ${PATH}/tasks-order params.id`]: byClassroom('PUT tasks-order'),
}
