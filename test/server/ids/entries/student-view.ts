import type { Student } from '../../../../src/contract/entities/student.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { STUDENT_GONE } from '../../../../src/contract/error-codes/students.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf } from '../find.ts'

const OWN = 'Spanish 7 Morning'
const PARTNER = 'Inglés 1B'
const FOREIGN = 'Picture Book Club'

async function studentOf(world: World, token: string, name: string): Promise<string> {
  const id = await classroomOf(world, token, name)
  const { body } = await world.server.call<Student[]>(`GET /api/teacher/classrooms/${id}/students`, { token })
  return String(body.data[0]?.id ?? 0)
}

const classroomCases =
  (own: string): Entry['cases'] =>
  async world => ({
    own: [await classroomOf(world, world.own, own), 200],
    partner: [await classroomOf(world, world.partner, PARTNER), 403, CLASSROOM_FORBIDDEN],
    foreign: [await classroomOf(world, world.foreign, FOREIGN), 403, CLASSROOM_FORBIDDEN],
    missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
  })

const PATH = 'POST /api/teacher/classrooms/{id}'
const view = ({ server, own }: World, id: string, student: string) =>
  server.call(`POST /api/teacher/classrooms/${id}/students/${student}/masquerade-token`, { token: own })

export const entries: Entries = {
  [`${PATH}/students/{student_id}/masquerade-token params.id`]: {
    call: async (world, value) => view(world, value, await studentOf(world, world.own, OWN)),
    cases: classroomCases(OWN),
  },
  [`${PATH}/students/{student_id}/masquerade-token params.student_id`]: {
    call: async (world, value) => view(world, await classroomOf(world, world.own, OWN), value),
    cases: async world => ({
      own: [await studentOf(world, world.own, OWN), 200],
      partner: [await studentOf(world, world.partner, PARTNER), 404, STUDENT_GONE],
      foreign: [await studentOf(world, world.foreign, FOREIGN), 404, STUDENT_GONE],
      missing: [MISSING, 404, STUDENT_GONE],
    }),
  },
  [`${PATH}/whole-class-token params.id`]: {
    call: ({ server, own }, value) =>
      server.call(`POST /api/teacher/classrooms/${value}/whole-class-token`, { token: own }),
    cases: classroomCases('Homeroom Storytellers'),
  },
}
