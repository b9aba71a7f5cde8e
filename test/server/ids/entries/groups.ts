import { sql } from 'drizzle-orm'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { STUDENT_GONE } from '../../../../src/contract/error-codes/students.ts'
import { groupTypes } from '../../../../src/contract/rules/group-types.ts'
import { type Case, type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf, inBody } from '../find.ts'

/** Small groups, and a partner's who is not the one below. */
const OWN = 'Spanish 8 Kitchen Table'

const own = (world: World) => classroomOf(world, world.own, OWN)

/** One of a classroom's students, by its id. */
async function memberOf(world: World, token: string, name: string): Promise<string> {
  const id = await classroomOf(world, token, name)
  const path = `/api/teacher/classrooms/${id}/students`
  const { body } = await world.server.call<{ id: number }[]>(`GET ${path}`, { token })
  return String(body.data[0]?.id ?? 0)
}

const classroomCases: Entry['cases'] = async world => ({
  own: [await own(world), 200],
  partner: [await classroomOf(world, world.partner, 'Inglés 1B'), 403, CLASSROOM_FORBIDDEN],
  foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 403, CLASSROOM_FORBIDDEN],
  missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
})

/** A classroom in the path, and what is sent about it. */
const ofClassroom = (
  method: string,
  rest: string,
  bodyOf?: (world: World) => Promise<object> | object,
): Entry => ({
  async call(world, value) {
    const body = bodyOf ? { body: await bodyOf(world) } : {}
    return world.server.call(`${method} /api/teacher/classrooms/${value}/${rest}`, {
      token: world.own,
      ...body,
    })
  },
  cases: classroomCases,
})

/** An unpaired classroom of small groups that has none yet. */
async function withoutGroups(world: World): Promise<string> {
  const id = await classroomOf(world, world.own, 'Inventors Club')
  const { db } = world.server.app.services
  await db.execute(sql`delete from students where classroom_id = ${Number(id)}`)
  await db.execute(sql`update classrooms set course_id =
    (select id from courses where student_group_type_id = ${groupTypes.smallGroup} limit 1)
    where id = ${Number(id)}`)
  return id
}

const named = async (world: World) => ({
  id: Number(await memberOf(world, world.own, OWN)),
  group_name: 'Owls',
})

const PATH = '/api/teacher/classrooms/{id}'

export const entries: Entries = {
  [`PUT ${PATH}/students-number params.id`]: {
    ...ofClassroom('PUT', 'students-number', () => ({ students_number: 3 })),
    cases: async world => ({
      ...(await classroomCases(world)),
      own: [await withoutGroups(world), 200] satisfies Case,
    }),
  },
  [`PUT ${PATH}/students-number body.students_number`]: {
    async call(world, value) {
      const id = await withoutGroups(world)
      const path = `PUT /api/teacher/classrooms/${id}/students-number`
      return world.server.call(path, { token: world.own, body: { students_number: inBody(value) } })
    },
    // a number of groups, which is nobody's
    cases: async () => ({ own: ['3', 200], partner: null, foreign: null, missing: [MISSING, 422] }),
  },
  [`GET ${PATH}/check-students-number params.id`]: ofClassroom('GET', 'check-students-number'),
  [`GET ${PATH}/small-group-names params.id`]: ofClassroom('GET', 'small-group-names'),
  [`PUT ${PATH}/approve-groups-names params.id`]: ofClassroom('PUT', 'approve-groups-names', async world => ({
    groups: [await named(world)],
  })),
  [`PUT ${PATH}/update-student-name params.id`]: ofClassroom('PUT', 'update-student-name', named),
  [`PUT ${PATH}/update-student-name body.id`]: {
    async call(world, value) {
      const path = `PUT /api/teacher/classrooms/${await own(world)}/update-student-name`
      return world.server.call(path, {
        token: world.own,
        body: { id: inBody(value), group_name: 'Owls' },
      })
    },
    cases: async world => ({
      own: [await memberOf(world, world.own, OWN), 200],
      partner: [await memberOf(world, world.partner, 'Inglés 1B'), 404, STUDENT_GONE],
      foreign: [await memberOf(world, world.foreign, 'Picture Book Club'), 404, STUDENT_GONE],
      missing: [MISSING, 404, STUDENT_GONE],
    }),
  },
}
