import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf } from '../find.ts'

const PATH = '/api/teacher/classrooms/{id}'
const ALONE = 'River Science 6'
const PAIRED = 'Spanish 7 Morning'

const ofClassroom = (name: string, method: string, rest: string, body?: object): Entry => ({
  call: ({ server, own: token }, value) =>
    server.call(`${method} /api/teacher/classrooms/${value}/${rest}`, { token, ...(body ? { body } : {}) }),
  cases: async world => ({
    own: [await classroomOf(world, world.own, name), 200],
    partner: [await classroomOf(world, world.partner, 'Inglés 1B'), 403, CLASSROOM_FORBIDDEN],
    foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 403, CLASSROOM_FORBIDDEN],
    missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
  }),
})

/** A value of a list that everybody has. */
const byFilter = (name: string, missing: 200 | 422 = 422): Entry => ({
  async call(world: World, value) {
    const id = await classroomOf(world, world.own, ALONE)
    const path = `GET /api/teacher/classrooms/${id}/partners?${name}=${value}`
    return world.server.call(path, { token: world.own })
  },
  cases: async () => ({ own: ['2', 200], partner: null, foreign: null, missing: [MISSING, missing] }),
})

export const entries: Entries = {
  [`GET ${PATH}/partners params.id`]: ofClassroom(ALONE, 'GET', 'partners'),
  [`GET ${PATH}/partners query.subject_id[]`]: byFilter('subject_id[]'),
  [`GET ${PATH}/partners query.lang_instruction_id[]`]: byFilter('lang_instruction_id[]'),
  [`GET ${PATH}/partners query.lang_native_id[]`]: byFilter('lang_native_id[]'),
  [`GET ${PATH}/partners query.age_range_id[]`]: byFilter('age_range_id[]'),
  // a page that nobody is on is empty
  [`GET ${PATH}/partners query.page`]: byFilter('page', 200),
  [`GET ${PATH}/partner params.id`]: ofClassroom(PAIRED, 'GET', 'partner'),
  [`POST ${PATH}/partner-report params.id`]: ofClassroom(PAIRED, 'POST', 'partner-report', {
    report: 'Nobody answers.',
  }),
}
