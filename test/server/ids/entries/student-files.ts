import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { listForm, workbookOf } from '../../../support/workbooks.ts'
import { type Entries, type Entry, MISSING } from '../entry.ts'
import { classroomOf } from '../find.ts'

const cases: Entry['cases'] = async world => ({
  own: [await classroomOf(world, world.own, 'Spanish 7 Morning'), 200],
  partner: [await classroomOf(world, world.partner, 'Inglés 1B'), 403, CLASSROOM_FORBIDDEN],
  foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 403, CLASSROOM_FORBIDDEN],
  missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
})

/** A list for the classroom in the path. */
const withList = (rest: string): Entry => ({
  call: async ({ server, own }, value) =>
    server.call(`POST /api/teacher/classrooms/${value}/students/${rest}`, {
      token: own,
      ...(await listForm(workbookOf([['Ada', 'L']]))),
    }),
  cases,
})

const PATH = '/api/teacher/classrooms/{id}/students'

export const entries: Entries = {
  [`POST ${PATH}/import params.id`]: withList('import'),
  [`POST ${PATH}/import/check params.id`]: withList('import/check'),
  [`GET ${PATH}/export params.id`]: {
    async call({ server, own }, value) {
      const answer = await server.call(`GET /api/teacher/classrooms/${value}/students/export`, { token: own })
      // a file comes without an envelope
      return answer.status === 200 ? { ...answer, body: { success: true, data: null } } : answer
    },
    cases,
  },
}
