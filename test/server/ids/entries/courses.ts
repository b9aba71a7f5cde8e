import type { Classroom } from '../../../../src/contract/entities/classroom.ts'
import type { Course } from '../../../../src/contract/entities/course.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { COURSE_CHANGED, COURSE_UNAVAILABLE } from '../../../../src/contract/error-codes/courses.ts'
import { type Entries, MISSING, type World } from '../entry.ts'
import { classroomOf, inBody } from '../find.ts'

const LIST = 'GET /api/teacher/courses'

async function courseOf({ server }: World, token: string, name: string): Promise<string> {
  const { body } = await server.call<Course[]>(LIST, { token })
  return String(body.data.find(course => course.name === name)?.id)
}

const add = ({ server, own }: World, classroomId: string, course_id: unknown, from?: object) =>
  server.call(`POST /api/teacher/classrooms/${classroomId}/courses`, {
    token: own,
    body: { course_id, ...from },
  })

/** The course that a classroom has. */
async function seenIn(world: World, name: string): Promise<string> {
  const id = await classroomOf(world, world.own, name)
  const { body } = await world.server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, {
    token: world.own,
  })
  return String(body.data.course_id)
}

export const entries: Entries = {
  'GET /api/teacher/courses query.classroom_id': {
    call: ({ server, own }, value) => server.call(`${LIST}?classroom_id=${value}`, { token: own }),
    cases: async world => ({
      own: [await classroomOf(world, world.own, 'New Neighbors'), 200],
      partner: [await classroomOf(world, world.partner, 'Inglés 1B'), 403, CLASSROOM_FORBIDDEN],
      foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 403, CLASSROOM_FORBIDDEN],
      missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
    }),
  },
  'GET /api/teacher/courses query.subject_id': {
    call: ({ server, own }, value) => server.call(`${LIST}?subject_id=${value}`, { token: own }),
    // a subject that is not for this account has no courses for it, as one that is not there
    cases: async () => ({ own: ['1', 200], partner: null, foreign: ['3', 200], missing: [MISSING, 200] }),
  },
  'POST /api/teacher/classrooms/{id}/courses params.id': {
    call: async (world, value) =>
      add(world, value, Number(await courseOf(world, world.own, 'Young Inventors'))),
    cases: async world => ({
      own: [await classroomOf(world, world.own, 'New Neighbors'), 200],
      partner: [await classroomOf(world, world.partner, 'El Guadalquivir'), 403, CLASSROOM_FORBIDDEN],
      foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 403, CLASSROOM_FORBIDDEN],
      missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
    }),
  },
  'POST /api/teacher/classrooms/{id}/courses body.from_course_id': {
    call: async (world, value) => {
      const id = await classroomOf(world, world.own, 'French Starters')
      const course_id = Number(await courseOf(world, world.own, 'What Do You Think?'))
      return add(world, id, course_id, { from_course_id: inBody(value) })
    },
    cases: async world => ({
      missing: [MISSING, 422, COURSE_CHANGED],
      foreign: [await courseOf(world, world.foreign, 'Books Across Borders'), 422, COURSE_CHANGED],
      partner: null,
      own: [await seenIn(world, 'French Starters'), 200],
    }),
  },
  'POST /api/teacher/classrooms/{id}/courses body.course_id': {
    call: async (world, value) =>
      add(world, await classroomOf(world, world.own, 'New Neighbors'), inBody(value)),
    cases: async world => ({
      own: [await courseOf(world, world.own, 'Songs and Stories'), 200],
      partner: null,
      foreign: [await courseOf(world, world.foreign, 'Books Across Borders'), 422, COURSE_UNAVAILABLE],
      missing: [MISSING, 422, COURSE_UNAVAILABLE],
    }),
  },
}
