import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { type Entries, MISSING } from '../entry.ts'
import { classroomOf } from '../find.ts'

const LIST = 'GET /api/teacher/classrooms'

export const entries: Entries = {
  'GET /api/teacher/classrooms/{id} params.id': {
    call: ({ server, own }, value) => server.call(`${LIST}/${value}`, { token: own }),
    cases: async world => ({
      own: [await classroomOf(world, world.own, 'Spanish 7 Morning'), 200],
      partner: [await classroomOf(world, world.partner, 'Inglés 1B'), 403, CLASSROOM_FORBIDDEN],
      foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 403, CLASSROOM_FORBIDDEN],
      missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
    }),
  },
}
