import type { ProfileValues } from '../../../../src/contract/rules/profile-values.ts'
import { places, profileValues, saveProfile } from '../../../support/profile.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'

/** Text of an id as a number, and anything else as it is: a body is not read as text. */
const inBody = (value: string): unknown => (/^-?[1-9]\d*$/.test(value) ? Number(value) : value)

/** A field of a saved profile; lists belong to nobody, so nothing in them is foreign. */
const saved = (
  field: keyof ProfileValues,
  own: number,
  { isList = false, rest = {} }: { isList?: boolean; rest?: Partial<ProfileValues> } = {},
): Entry => ({
  call: (world, value) => {
    const id = inBody(value)
    return saveProfile(world.server, world.own, { ...profileValues(rest), [field]: isList ? [id] : id })
  },
  cases: async () => ({ own: [String(own), 200], partner: null, foreign: null, missing: [MISSING, 422] }),
})

const schoolIdOf = async ({ server }: World, email: string) =>
  String((await server.signIn(email)).school?.id ?? 0)

/** Oregon, where the school of the teacher is. */
const inOregon = { country_id: places.unitedStates, state_id: places.oregon }

const draft = (world: World, body: object) =>
  world.server.call('PUT /api/teacher/profile/draft', { token: world.own, body })

const schools = (path: string): Entry => ({
  call: ({ server, own }, value) => server.call(`GET ${path.replace('{}', value)}`, { token: own }),
  // a place without schools has none, whether there is such a place or not
  cases: async () => ({ own: ['5', 200], partner: null, foreign: null, missing: [MISSING, 200] }),
})

export const entries: Entries = {
  'GET /api/teacher/subjects/{id} params.id': {
    call: ({ server, own }, value) => server.call(`GET /api/teacher/subjects/${value}`, { token: own }),
    cases: async () => ({ own: ['1', 200], partner: null, foreign: null, missing: [MISSING, 404] }),
  },
  'GET /api/teacher/countries/{id}/states params.id': schools('/api/teacher/countries/{}/states'),
  'GET /api/teacher/states/{sid}/schools params.sid': schools('/api/teacher/states/{}/schools'),
  'GET /api/teacher/countries/{id}/schools params.id': schools('/api/teacher/countries/{}/schools'),
  'GET /api/teacher/parent-organizations/check-dpa-signed query.school_id': schools(
    '/api/teacher/parent-organizations/check-dpa-signed?school_id={}',
  ),
  'PUT /api/teacher/profile body.country_id': saved('country_id', places.spain),
  'PUT /api/teacher/profile body.state_id': saved('state_id', places.oregon, { rest: inOregon }),
  'PUT /api/teacher/profile body.school_id': {
    ...saved('school_id', 0, { rest: inOregon }),
    async cases(world) {
      // a school that somebody else has written in is nobody else's until it is accepted
      await saveProfile(world.server, world.partner, profileValues())
      return {
        own: [await schoolIdOf(world, 'teacher@demo.test'), 200],
        partner: [await schoolIdOf(world, 'partner@demo.test'), 422],
        foreign: [await schoolIdOf(world, 'no-agreement@demo.test'), 422],
        missing: [MISSING, 422],
      }
    },
  },
  'PUT /api/teacher/profile body.native_language_id': saved('native_language_id', 2),
  'PUT /api/teacher/profile body.subjects': saved('subjects', 2, { isList: true }),
  'PUT /api/teacher/profile body.age_ranges': saved('age_ranges', 2, { isList: true }),
  'PUT /api/teacher/profile body.instruction_languages': saved('instruction_languages', 2, { isList: true }),
  'PUT /api/teacher/profile/draft body.step': {
    call: (world, value) => draft(world, { step: inBody(value), values: {} }),
    cases: async () => ({ own: ['3', 200], partner: null, foreign: null, missing: ['7', 422] }),
  },
}
