import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { type Entries, MISSING, type World } from '../entry.ts'

const LIST = 'GET /api/teacher/classrooms'

async function classroomOf({ server }: World, token: string, name?: string): Promise<string> {
  const { body } = await server.call<{ id: number; name: string }[]>(LIST, { token })
  const found = body.data.find(classroom => !name || classroom.name === name)
  if (!found) throw new Error(`no classroom ${name ?? ''}`)
  return String(found.id)
}

export const entries: Entries = {
  'GET /api/teacher/classrooms/{id} params.id': {
    call: ({ server, own }, value) => server.call(`${LIST}/${value}`, { token: own }),
    cases: async world => ({
      own: [await classroomOf(world, world.own), 200],
      partner: [await classroomOf(world, world.partner, 'Inglés 1B'), 403, CLASSROOM_FORBIDDEN],
      foreign: [await classroomOf(world, world.foreign), 403, CLASSROOM_FORBIDDEN],
      missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
    }),
  },
}
