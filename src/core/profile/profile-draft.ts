import type { Body, Data } from '../../contract/endpoints/all.ts'
import type { ProfileDraftValues } from '../../contract/entities/profile.ts'
import type { CommunicationMethod } from '../../contract/rules/communication-methods.ts'
import { needsSchoolData } from '../../contract/rules/profile-fields.ts'
import {
  type ProfileContext,
  type ProfileField,
  type SchoolPart,
  schoolParts,
} from '../../contract/rules/profile-values.ts'

/** A profile as it is filled in: texts are '' where there is none. */
export interface ProfileDraft {
  avatar: string
  first_name: string
  last_name: string
  about_info: string
  country_id: number | null
  state_id: number | null
  city_name: string
  school_id: number | null
  school_name: string
  school_address: string
  school_website: string
  school_phone_number: string
  educational_affiliation: string
  subjects: readonly number[]
  native_language_id: number | null
  instruction_languages: readonly number[]
  age_ranges: readonly number[]
  preferred_communication: CommunicationMethod
  phone_number: string
  phone_country_code: string
  /** The teacher has said that the school is none of the list; no part of what is saved. */
  isNotListed: boolean
  /** What stands there of the school as the list has it; no part of what is saved. */
  listedParts: readonly SchoolPart[]
  /** Where the wizard stands; no part of what is saved. */
  step: number
}

export const emptyProfile: ProfileDraft = {
  first_name: '',
  last_name: '',
  about_info: '',
  country_id: null,
  city_name: '',
  preferred_communication: 'email',
  phone_country_code: '',
  phone_number: '',
  avatar: '',
  state_id: null,
  school_id: null,
  school_name: '',
  school_address: '',
  school_website: '',
  school_phone_number: '',
  educational_affiliation: '',
  subjects: [],
  age_ranges: [],
  native_language_id: 1,
  instruction_languages: [],
  isNotListed: false,
  listedParts: [],
  step: 1,
}

type Values = Body<'PUT /api/teacher/profile'>

/**
 * What is kept or saved, as a form has it. A profile does not say that its school is not listed: one that is described
 * and not chosen is.
 */
export function draftOf(values: ProfileDraftValues): Partial<ProfileDraft> {
  const draft: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (!(name in emptyProfile) || value === undefined) continue
    draft[name] = value === null && typeof emptyProfile[name as ProfileField] === 'string' ? '' : value
  }
  const { school_id, school_name, school_address, school_website, school_phone_number } = values
  const isDescribed = Boolean(school_address || school_website || school_phone_number)
  const isNotListed = values.is_not_listed ?? (school_id == null && Boolean(school_name) && isDescribed)
  return { ...draft, listedParts: values.listed_parts ?? [], ...(isNotListed && { isNotListed }) }
}

/** The same of a profile, whose subjects come whole. */
export const draftOfProfile = (profile: Data<'GET /api/teacher/profile'>): Partial<ProfileDraft> => {
  const { teacher_phone_to_confirm_code: _, subjects, ...values } = profile
  const listed_parts = schoolParts.filter(part => values.school_id !== null && values[part] !== null)
  return draftOf({ ...values, listed_parts, subjects: subjects.map(({ id }) => id) })
}

/** What has been filled in, to be kept: as it is, blanks included. */
export function keptValues({ isNotListed: _, listedParts: __, step: ___, ...draft }: ProfileDraft): Values {
  return {
    ...draft,
    subjects: [...draft.subjects],
    instruction_languages: [...draft.instruction_languages],
    age_ranges: [...draft.age_ranges],
  }
}

/**
 * What is saved: no blanks around a text, null for nothing, and nothing of fields that are not asked for, as those of
 * a school that was chosen from the list.
 */
export function savedValues(draft: ProfileDraft, context: ProfileContext): Values {
  const values = keptValues(draft)
  const describes = needsSchoolData(draft, context)
  const text = (value: string) => value.trim() || null
  const digits = (value: string) => (draft.preferred_communication === 'email' ? null : text(value))
  const schoolText = (value: string) => (describes ? text(value) : null)
  return {
    ...values,
    avatar: text(draft.avatar),
    first_name: text(draft.first_name),
    last_name: text(draft.last_name),
    about_info: text(draft.about_info),
    city_name: text(draft.city_name),
    state_id: context.isUnitedStates ? draft.state_id : null,
    school_name: text(draft.school_name),
    school_address: schoolText(draft.school_address),
    school_website: schoolText(draft.school_website),
    school_phone_number: schoolText(draft.school_phone_number),
    educational_affiliation: context.user.is_email_validated ? null : text(draft.educational_affiliation),
    phone_number: digits(draft.phone_number),
    phone_country_code: digits(draft.phone_country_code),
  }
}
