import { sql } from 'drizzle-orm'
import { runCommand } from '../../../../server/admin/commands.ts'
import { rows } from '../../../../server/db/database.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { COURSE_UNAVAILABLE } from '../../../../src/contract/error-codes/courses.ts'
import type { ClassroomField } from '../../../../src/contract/rules/classroom-form.ts'
import { LANGUAGES, languagesForm, SCIENCES } from '../../../support/classroom-form.ts'
import { type Case, type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf, inBody } from '../find.ts'

const LIBRARY = 3

const own = (world: World) => classroomOf(world, world.own, 'Spanish 7 Morning')

/** Creating costs, so that whoever tries it needs tokens. */
async function withTokens<T>({ server }: World, cases: T): Promise<T> {
  const grant = `tokens grant teacher@demo.test --subject ${LANGUAGES} --amount 5`
  await runCommand(server.app.services, grant.split(' '))
  return cases
}

/** A field of a form whose values are in a list: nothing of that is foreign but a subject. */
const created = (field: ClassroomField | 'course_id', good: string, foreign: Case | null = null): Entry => ({
  call: ({ server, own: token }, value) =>
    server.call('POST /api/teacher/classrooms', {
      token,
      body: { ...languagesForm(), [field]: inBody(value) },
    }),
  cases: world =>
    withTokens(world, { own: [good, 200], partner: null, foreign, missing: [MISSING, 422] } as const),
})

const saved = (field: ClassroomField, good: string, foreign: Case | null = null): Entry => ({
  async call(world, value) {
    const path = `/api/teacher/classrooms/${await own(world)}`
    const body = { ...languagesForm(), name: 'Spanish 7 Morning', [field]: inBody(value) }
    return world.server.call(`PUT ${path}`, { token: world.own, body })
  },
  cases: async () => ({ own: [good, 200], partner: null, foreign, missing: [MISSING, 422] }),
})

/** A classroom in the path. */
const ofClassroom = (call: Entry['call']): Entry => ({
  call,
  cases: async world => ({
    own: [await own(world), 200],
    partner: [await classroomOf(world, world.partner, 'Inglés 1B'), 403, CLASSROOM_FORBIDDEN],
    foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 403, CLASSROOM_FORBIDDEN],
    missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
  }),
})

const courseOf = async ({ server }: World, subject: number) => {
  const [course] = await rows<{ id: number }>(
    server.app.services.db,
    sql`select id from courses where subject_id = ${subject} order by id limit 1`,
  )
  return String(course?.id ?? 0)
}

const create = 'POST /api/teacher/classrooms body'
const save = 'PUT /api/teacher/classrooms/{id} body'
const library: Case = [String(LIBRARY), 422]

export const entries: Entries = {
  [`${create}.subject_id`]: created('subject_id', String(LANGUAGES), library),
  [`${create}.lang_native_id`]: created('lang_native_id', '2'),
  [`${create}.lang_instruction_id`]: created('lang_instruction_id', '2'),
  [`${create}.level_id`]: created('level_id', '2'),
  [`${create}.number_students_range_id`]: created('number_students_range_id', '2'),
  [`${create}.age_range_id`]: created('age_range_id', '2'),
  [`${create}.course_id`]: {
    ...created('course_id', ''),
    cases: async world =>
      withTokens(world, {
        own: [await courseOf(world, LANGUAGES), 200],
        partner: null,
        foreign: [await courseOf(world, SCIENCES), 422, COURSE_UNAVAILABLE],
        missing: [MISSING, 422, COURSE_UNAVAILABLE],
      }),
  },
  [`${save}.subject_id`]: saved('subject_id', String(LANGUAGES), library),
  [`${save}.lang_native_id`]: saved('lang_native_id', '2'),
  [`${save}.lang_instruction_id`]: saved('lang_instruction_id', '2'),
  [`${save}.level_id`]: saved('level_id', '2'),
  [`${save}.number_students_range_id`]: saved('number_students_range_id', '2'),
  [`${save}.age_range_id`]: saved('age_range_id', '2'),
  'PUT /api/teacher/classrooms/{id} params.id': ofClassroom(({ server, own: token }, value) =>
    server.call(`PUT /api/teacher/classrooms/${value}`, {
      token,
      body: languagesForm({ name: 'Spanish 7 Morning' }),
    }),
  ),
  'POST /api/teacher/classrooms/{id}/reset-code params.id': ofClassroom(({ server, own: token }, value) =>
    server.call(`POST /api/teacher/classrooms/${value}/reset-code`, { token }),
  ),
  'POST /api/teacher/classrooms/{id}/teacher-assistant params.id': {
    ...ofClassroom(({ server, own: token }, value) =>
      server.call(`POST /api/teacher/classrooms/${value}/teacher-assistant`, {
        token,
        body: { email: 'assistant@school.test' },
      }),
    ),
    cases: async world => ({
      own: [await classroomOf(world, world.own, 'River Science 6'), 200],
      partner: [await classroomOf(world, world.partner, 'Inglés 1B'), 403, CLASSROOM_FORBIDDEN],
      foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 403, CLASSROOM_FORBIDDEN],
      missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
    }),
  },
  'DELETE /api/teacher/classrooms/{id}/teacher-assistant params.id': ofClassroom(
    ({ server, own: token }, value) =>
      server.call(`DELETE /api/teacher/classrooms/${value}/teacher-assistant?email=no@school.test`, {
        token,
      }),
  ),
}
