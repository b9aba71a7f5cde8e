import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import { answer } from '../../support/answer.ts'
import { mount, press, see } from '../../support/page.ts'
import { answersUser, signedIn, teacher } from '../../support/teacher.ts'
import '../../../src/widgets/profile-wizard/element.ts'

export const SAVE = 'PUT /api/teacher/profile'
export const KEEP = 'PUT /api/teacher/profile/draft'
export const END = 'DELETE /api/teacher/profile/draft'
export const STATUS = 'GET /api/teacher/profile/teacher-agreement-status'
export const NOTICE = 'POST /api/teacher/profile/verified-notice'
export const LINK = `${location.origin}/agreements/sign?code=x`

type Profile = Data<'GET /api/teacher/profile'>
type Draft = NonNullable<Data<'GET /api/teacher/profile/draft'>>

export const blankProfile: Profile = {
  avatar: null,
  first_name: null,
  last_name: null,
  about_info: null,
  country_id: null,
  state_id: null,
  city_name: null,
  school_id: null,
  school_name: null,
  school_address: null,
  school_website: null,
  school_phone_number: null,
  educational_affiliation: null,
  subjects: [],
  native_language_id: 1,
  instruction_languages: [],
  age_ranges: [],
  preferred_communication: 'email',
  phone_number: null,
  phone_country_code: null,
  teacher_phone_to_confirm_code: null,
}

/** Everything filled in, at a listed school of Texas. */
export const filled: Draft['values'] = {
  avatar: 'preset-3',
  first_name: 'Ada',
  last_name: 'Moreno',
  about_info: 'I teach languages.',
  country_id: 1,
  state_id: 11,
  city_name: 'Austin',
  school_id: 21,
  school_name: 'Hill School',
  subjects: [2],
  age_ranges: [3],
}

export const draftAt = (step: number, values: Draft['values'] = filled): Draft => ({
  step,
  values,
  updated_at: '2026-01-01T00:00:00.000Z',
})

export const newcomer = (changes: Partial<User> = {}) =>
  teacher({ first_name: null, last_name: null, full_name: '', school: null, ...changes })

export interface WizardServer {
  user?: Partial<User>
  profile?: Partial<Profile>
  draft?: Draft | null
  signed?: boolean
  classrooms?: number
  /** The user after saving. */
  saved?: Partial<User>
}

/** Signs a newcomer in and answers all that the wizard asks for. */
export function serves({
  user,
  profile,
  draft = null,
  signed = true,
  saved,
  classrooms = 0,
}: WizardServer = {}) {
  answer('GET /api/teacher/profile', { success: true, data: { ...blankProfile, ...profile } })
  answer('GET /api/teacher/profile/draft', { success: true, data: draft })
  answer(KEEP, { success: true })
  answer(END, { success: true })
  answer('GET /api/teacher/countries', {
    success: true,
    data: [
      { id: 1, iso: 'US', name: 'United States' },
      { id: 2, iso: 'ES', name: 'Spain' },
    ],
  })
  answer('GET /api/teacher/countries/{id}/states', {
    success: true,
    data: [
      { id: 11, name: 'Texas' },
      { id: 12, name: 'Utah' },
    ],
  })
  answer('GET /api/teacher/states/{sid}/schools', ({ params, query }) => ({
    success: true,
    data:
      params.sid === 11 && 'hill school'.startsWith((query?.search ?? '').toLowerCase())
        ? [
            {
              id: 21,
              name: 'Hill School',
              city_name: 'Austin',
              address: '1 Hill Road',
              website: null,
              phone_number: null,
            },
          ]
        : [],
  }))
  answer('GET /api/teacher/subjects', {
    success: true,
    data: [
      { id: 1, name: 'Languages and Cultures', type: 'world_languages', number_of_tokens: 1 },
      { id: 2, name: 'Arts and Sciences', type: 'general', number_of_tokens: 1 },
      { id: 3, name: 'Library', type: 'general', number_of_tokens: 1 },
      { id: 5, name: 'Independent Basic', type: 'general', number_of_tokens: 1 },
    ],
  })
  answer('GET /api/teacher/languages', {
    success: true,
    data: [
      { id: 1, name: 'English' },
      { id: 2, name: 'Spanish' },
    ],
  })
  answer('GET /api/teacher/age-ranges', {
    success: true,
    data: [
      { id: 3, name: '7-10 years old', min_age: 7 },
      { id: 4, name: '11-14 years old', min_age: 11 },
    ],
  })
  answer(STATUS, {
    success: true,
    data: { signed, school_id: 21, link: signed ? null : LINK },
  })
  answer(SAVE, {
    success: true,
    message: 'Successful profile update.',
    data: {
      user: newcomer({
        first_name: 'Ada',
        school: teacher().school,
        is_verified_notice_due: classrooms === 0,
        ...user,
        ...saved,
      }),
    },
  })
  answer('GET /api/teacher/classrooms', {
    success: true,
    data: Array.from({ length: classrooms }, () => ({})) as never,
  })
  answer(NOTICE, { success: true, data: true })
  answer('POST /api/teacher/logout', { success: true })
  // lists that somebody still listens to are asked for at once
  signedIn({ user: newcomer(user) })
  answersUser()
}

export const place = () => mount('<cx-profile-wizard></cx-profile-wizard>')

/** The wizard at a step with everything filled in. */
export async function placeAt(
  step: number,
  heading: string,
  server: WizardServer = {},
): Promise<HTMLElement> {
  serves({ draft: draftAt(step), ...server })
  const element = place()
  await see(element, heading)
  return element
}

/** Presses Finish at the last step of a wizard that has everything. */
export async function finish(server: WizardServer = {}): Promise<HTMLElement> {
  const element = await placeAt(6, 'Age Ranges of My Students', server)
  await press(element, 'Finish')
  return element
}
