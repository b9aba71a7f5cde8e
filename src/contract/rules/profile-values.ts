import type { User } from '../entities/user.ts'
import type { CommunicationMethod } from './communication-methods.ts'
import type { WithUserType } from './user-types.ts'

/** What is saved as a profile (P1 §3 Teacher profile); a form holds '' where the wire has null. */
export interface ProfileValues {
  avatar: string | null
  first_name: string | null
  last_name: string | null
  about_info: string | null
  country_id: number | null
  state_id: number | null
  city_name: string | null
  /** Null when the school is not listed. */
  school_id: number | null
  school_name: string | null
  school_address: string | null
  school_website: string | null
  school_phone_number: string | null
  educational_affiliation: string | null
  subjects: readonly number[]
  native_language_id: number | null
  instruction_languages: readonly number[]
  age_ranges: readonly number[]
  preferred_communication: CommunicationMethod
  phone_number: string | null
  phone_country_code: string | null
}
export type ProfileField = keyof ProfileValues

/** What describes a school beside its name (P1 §5 Profile, School data). */
export const schoolParts = ['school_address', 'school_website', 'school_phone_number'] as const
export type SchoolPart = (typeof schoolParts)[number]

/**
 * The ids that may be chosen, by field; one that is not there is not checked, as in a browser whose list has not come.
 * A state is one of the country's, a school one of the country's or the state's.
 */
export type Choosable = Readonly<
  Partial<
    Record<
      | 'country_id'
      | 'state_id'
      | 'school_id'
      | 'subjects'
      | 'native_language_id'
      | 'instruction_languages'
      | 'age_ranges',
      readonly number[]
    >
  >
>

/** What the rules depend on besides the values. */
export interface ProfileContext {
  user: WithUserType & Pick<User, 'is_email_validated'>
  /** The country is the one whose states are asked for. */
  isUnitedStates: boolean
  /** Schools of the chosen state are listed. */
  hasSchools: boolean
  /** What the list has of the school that is chosen. */
  listedParts: readonly SchoolPart[]
  /** Subjects of the type 'world_languages', which ask for languages. */
  worldLanguages: readonly number[]
  choosable: Choosable
}
