import type { ProfileValues } from '../../src/contract/rules/profile-values.ts'
import type { TestApp } from './server.ts'

/** The United States, Oregon and Spain in the lists. */
export const places = { unitedStates: 233, oregon: 38, spain: 68 } as const

/** A profile of a teacher in Spain that every rule takes; what a test is about comes as `changes`. */
export const profileValues = (changes: Partial<ProfileValues> = {}): ProfileValues => ({
  avatar: 'preset-7',
  first_name: 'Ana',
  last_name: 'Ruiz',
  about_info: 'I teach languages by the sea.',
  country_id: places.spain,
  state_id: null,
  city_name: 'Cádiz',
  school_id: null,
  school_name: 'IES La Caleta',
  school_address: 'Calle Rosa 1',
  school_website: 'www.iescaleta.example',
  school_phone_number: '+34 956 000 000',
  educational_affiliation: 'Head of languages at IES La Caleta',
  subjects: [2],
  native_language_id: 2,
  instruction_languages: [],
  age_ranges: [3],
  preferred_communication: 'email',
  phone_number: null,
  phone_country_code: null,
  ...changes,
})

/** Saves a profile, and gives the answer as it is. */
export const saveProfile = (server: TestApp, token: string, values: object) =>
  server.call<{ errors: Record<string, string[]> }>('PUT /api/teacher/profile', { token, body: values })
