import { communicationMethods } from '../../contract/rules/communication-methods.ts'
import { schoolParts } from '../../contract/rules/profile-values.ts'
import { type KeptChanges, keepChanges } from '../forms/keep-changes.ts'
import { type Check, isCount, isFlag, isListOf, isOneOf, isText, orNull } from '../http/shape.ts'
import type { ProfileDraft } from './profile-draft.ts'
import type { ProfileForm } from './profile-form.ts'

const isId = orNull(isCount)
const areIds = isListOf(isCount)

const checks: Record<Exclude<keyof ProfileDraft, 'step'>, Check> = {
  avatar: isText,
  first_name: isText,
  last_name: isText,
  about_info: isText,
  country_id: isId,
  state_id: isId,
  city_name: isText,
  school_id: isId,
  school_name: isText,
  school_address: isText,
  school_website: isText,
  school_phone_number: isText,
  educational_affiliation: isText,
  subjects: areIds,
  native_language_id: isId,
  instruction_languages: areIds,
  age_ranges: areIds,
  preferred_communication: isOneOf(...communicationMethods),
  phone_number: isText,
  phone_country_code: isText,
  isNotListed: isFlag,
  listedParts: isListOf(isOneOf(...schoolParts)),
}

/** Keeps what is changed in a profile until it is saved. */
export const keepProfileChanges = (form: ProfileForm['form']): KeptChanges =>
  keepChanges(form, { name: 'profile', checks })
