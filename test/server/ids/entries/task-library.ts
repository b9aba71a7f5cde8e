import { sql } from 'drizzle-orm'
import { rows } from '../../../../server/db/database.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { LIBRARY_TASK_GONE } from '../../../../src/contract/error-codes/tasks.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf } from '../find.ts'

/** The library is for independent teachers alone. */
const independent = async ({ server }: World) => (await server.signIn('players@demo.test')).token
const OWN = 'Captains Circle'

/** Task of the library that the classroom does not have. */
async function libraryTask({ server }: World): Promise<string> {
  const [found] = await rows<{ id: number }>(
    server.app.services.db,
    sql`select id from library_tasks where id not in (select library_task_id from tasks where library_task_id is not null)
        order by id limit 1`,
  )
  return String(found?.id)
}

const send = async (
  world: World,
  line: string,
  { classroom, task }: { classroom?: string; task?: string },
) => {
  const token = await independent(world)
  const [method, rest = ''] = line.split(' ')
  const id = classroom ?? (await classroomOf(world, token, OWN))
  const path = rest.replace('{tid}', task ?? (await libraryTask(world)))
  const body = method === 'POST' ? { body: {} } : {}
  return world.server.call(`${method} /api/teacher/classrooms/${id}/${path}`, { token, ...body })
}

const byClassroom = (line: string): Entry => ({
  call: (world, classroom) => send(world, line, { classroom }),
  cases: async world => ({
    own: [await classroomOf(world, await independent(world), OWN), 200],
    partner: [await classroomOf(world, world.own, 'Willamette Watchers'), 403, CLASSROOM_FORBIDDEN],
    foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 403, CLASSROOM_FORBIDDEN],
    missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
  }),
})

// the library is nobody's
const byTask = (line: string): Entry => ({
  call: (world, task) => send(world, line, { task }),
  cases: async world => ({
    own: [await libraryTask(world), 200],
    partner: null,
    foreign: null,
    missing: [MISSING, 404, LIBRARY_TASK_GONE],
  }),
})

/** A language, a level or a country, which are nobody's either; one that there is not has no tasks. */
const byFilter = (name: string): Entry => ({
  call: (world, value) => send(world, `GET tasks/library?${name}=${encodeURIComponent(value)}`, {}),
  cases: async () => ({ own: ['1', 200], partner: null, foreign: null, missing: [MISSING, 200] }),
})

const PATH = '/api/teacher/classrooms/{id}/tasks'

export const entries: Entries = {
  [`GET ${PATH}/library params.id`]: byClassroom('GET tasks/library'),
  [`GET ${PATH}/library query.language_id`]: byFilter('language_id'),
  [`GET ${PATH}/library query.level_id`]: byFilter('level_id'),
  [`GET ${PATH}/library query.country_id`]: byFilter('country_id'),
  [`GET ${PATH}/library/{tid} params.id`]: byClassroom('GET tasks/library/{tid}'),
  [`GET ${PATH}/library/{tid} params.tid`]: byTask('GET tasks/library/{tid}'),
  [`GET ${PATH}/countries params.id`]: byClassroom('GET tasks/countries'),
  [`POST ${PATH}/{tid} params.id`]: byClassroom('POST tasks/{tid}'),
  [`POST ${PATH}/{tid} params.tid`]: byTask('POST tasks/{tid}'),
}
