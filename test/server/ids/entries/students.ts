import type { Student } from '../../../../src/contract/entities/student.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { STUDENT_GONE } from '../../../../src/contract/error-codes/students.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf, inBody } from '../find.ts'

const OWN = 'Spanish 7 Morning'
const PARTNER = 'Inglés 1B'
const FOREIGN = 'Picture Book Club'

const own = (world: World) => classroomOf(world, world.own, OWN)
const NAME = { first_name: 'Ada', last_initial: 'B' }

async function studentOf(world: World, token: string, name: string): Promise<string> {
  const id = await classroomOf(world, token, name)
  const { body } = await world.server.call<Student[]>(`GET /api/teacher/classrooms/${id}/students`, { token })
  return String(body.data[0]?.id ?? 0)
}

/** A classroom in the path; `rest` is what follows, for a student of the own one. */
const ofClassroom = (method: string, rest: string, body?: object): Entry => ({
  async call(world, value) {
    const student = rest.includes('#') ? await studentOf(world, world.own, OWN) : ''
    const path = `/api/teacher/classrooms/${value}/students${rest.replace('#', student)}`
    return world.server.call(`${method} ${path}`, { token: world.own, ...(body ? { body } : {}) })
  },
  cases: async world => ({
    own: [await own(world), 200],
    partner: [await classroomOf(world, world.partner, PARTNER), 403, CLASSROOM_FORBIDDEN],
    foreign: [await classroomOf(world, world.foreign, FOREIGN), 403, CLASSROOM_FORBIDDEN],
    missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
  }),
})

const studentCases: Entry['cases'] = async world => ({
  own: [await studentOf(world, world.own, OWN), 200],
  partner: [await studentOf(world, world.partner, PARTNER), 404, STUDENT_GONE],
  foreign: [await studentOf(world, world.foreign, FOREIGN), 404, STUDENT_GONE],
  missing: [MISSING, 404, STUDENT_GONE],
})

/** A student in the path, always under the own classroom. */
const ofStudent = (method: string, rest = '', body?: object): Entry => ({
  async call(world, value) {
    const path = `/api/teacher/classrooms/${await own(world)}/students/${value}${rest}`
    return world.server.call(`${method} ${path}`, { token: world.own, ...(body ? { body } : {}) })
  },
  cases: studentCases,
})

const PATH = '/api/teacher/classrooms/{id}/students'
const permissions = { approve_student_submissions: true }

export const entries: Entries = {
  [`GET ${PATH} params.id`]: ofClassroom('GET', ''),
  [`GET ${PATH}/{student_id} params.id`]: ofClassroom('GET', '/#'),
  [`GET ${PATH}/{student_id} params.student_id`]: ofStudent('GET'),
  [`GET ${PATH}/removed params.id`]: ofClassroom('GET', '/removed'),
  [`POST ${PATH}/create params.id`]: ofClassroom('POST', '/create', NAME),
  [`PUT ${PATH}/{student_id} params.id`]: ofClassroom('PUT', '/#', NAME),
  [`PUT ${PATH}/{student_id} params.student_id`]: ofStudent('PUT', '', NAME),
  [`PUT ${PATH}/{student_id}/password params.id`]: ofClassroom('PUT', '/#/password'),
  [`PUT ${PATH}/{student_id}/password params.student_id`]: ofStudent('PUT', '/password'),
  [`DELETE ${PATH}/{student_id} params.id`]: ofClassroom('DELETE', '/#'),
  [`DELETE ${PATH}/{student_id} params.student_id`]: ofStudent('DELETE'),
  [`POST ${PATH}/{student_id}/restore params.id`]: ofClassroom('POST', '/#/restore'),
  [`POST ${PATH}/{student_id}/restore params.student_id`]: ofStudent('POST', '/restore'),
  [`PUT ${PATH}/submissions/permissions params.id`]: {
    ...ofClassroom('PUT', '/submissions/permissions'),
    async call(world, value) {
      const students = [Number(await studentOf(world, world.own, OWN))]
      return world.server.call(`PUT /api/teacher/classrooms/${value}/students/submissions/permissions`, {
        token: world.own,
        body: { ...permissions, students },
      })
    },
  },
  [`PUT ${PATH}/submissions/permissions body.students`]: {
    async call(world, value) {
      return world.server.call(
        `PUT /api/teacher/classrooms/${await own(world)}/students/submissions/permissions`,
        { token: world.own, body: { ...permissions, students: [inBody(value)] } },
      )
    },
    cases: studentCases,
  },
}
