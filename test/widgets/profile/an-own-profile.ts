import type { Data } from '../../../src/contract/endpoints/all.ts'
import { answer } from '../../support/answer.ts'

/** A profile with everything filled in; what a test is about comes as `changes`. */
export const profileOf = (
  changes: Partial<Data<'GET /api/teacher/profile'>> = {},
): Data<'GET /api/teacher/profile'> => ({
  avatar: 'preset-4',
  first_name: 'Ada',
  last_name: 'Moreno',
  about_info: 'I teach by the river.',
  country_id: 2,
  state_id: null,
  city_name: 'Granada',
  school_id: null,
  school_name: 'IES Sierra Norte',
  school_address: 'Calle Mayor 4',
  school_website: 'sierra-norte.example',
  school_phone_number: '958 12 34 56',
  educational_affiliation: null,
  subjects: [{ id: 2, name: 'Arts and Sciences', type: 'other' }],
  native_language_id: 1,
  instruction_languages: [],
  age_ranges: [2],
  preferred_communication: 'email',
  phone_number: null,
  phone_country_code: null,
  teacher_phone_to_confirm_code: null,
  ...changes,
})

/** Answers what the element asks for when it opens. */
export function answersProfile(changes: Partial<Data<'GET /api/teacher/profile'>> = {}): void {
  const success = true as const
  answer('GET /api/teacher/profile', { success, data: profileOf(changes) })
  answer('GET /api/teacher/classrooms', { success, data: [] })
  answer('GET /api/teacher/countries', {
    success,
    data: [
      { id: 1, iso: 'US', name: 'United States' },
      { id: 2, iso: 'ES', name: 'Spain' },
    ],
  })
  answer('GET /api/teacher/countries/{id}/states', {
    success,
    data: [
      { id: 11, name: 'Texas' },
      { id: 12, name: 'Utah' },
    ],
  })
  answer('GET /api/teacher/states/{sid}/schools', { success, data: [] })
  answer('GET /api/teacher/subjects', {
    success,
    data: [
      { id: 1, name: 'Languages and Cultures', type: 'world_languages', number_of_tokens: 1 },
      { id: 2, name: 'Arts and Sciences', type: 'other', number_of_tokens: 1 },
    ],
  })
  answer('GET /api/teacher/languages', { success, data: [{ id: 1, name: 'English' }] })
  answer('GET /api/teacher/age-ranges', {
    success,
    data: [
      { id: 1, name: '7-10 years old', min_age: 7 },
      { id: 2, name: '11-14 years old', min_age: 11 },
    ],
  })
}
