import { PHONE_COUNTRY_CODE_MAX_DIGITS, PHONE_MAX_DIGITS, PHONE_NUMBER_MIN_DIGITS } from '../limits/phones.ts'
import {
  ABOUT_MAX_CHARACTERS,
  AFFILIATION_MAX_CHARACTERS,
  AVATAR_NAME_MAX_CHARACTERS,
  AVATAR_NAME_MIN_CHARACTERS,
  CITY_MAX_CHARACTERS,
  FIRST_NAME_MAX_CHARACTERS,
  FIRST_NAME_MIN_CHARACTERS,
  LAST_NAME_MAX_CHARACTERS,
  SCHOOL_ADDRESS_MAX_CHARACTERS,
  SCHOOL_ADDRESS_MIN_CHARACTERS,
  SCHOOL_NAME_MAX_CHARACTERS,
  SCHOOL_NAME_MIN_CHARACTERS,
  SCHOOL_PHONE_MAX_CHARACTERS,
  SCHOOL_PHONE_MIN_CHARACTERS,
  SCHOOL_WEBSITE_MAX_CHARACTERS,
  WEBSITE_ENDING_MIN_CHARACTERS,
} from '../limits/profile.ts'
import { communicationMethods } from './communication-methods.ts'
import { isConfusing, isVisible } from './confusing-text.ts'
import { isId } from './is-id.ts'
import { mayPickSubject } from './offered-subjects.ts'
import { asksForSchoolPart, asksForSubjects, needsLanguages, profileFields } from './profile-fields.ts'
import type { Choosable, ProfileContext, ProfileField, ProfileValues, SchoolPart } from './profile-values.ts'

/** What is wrong with a field; `letters` is the bound that it has missed. */
export type ProfileIssue =
  | { code: 'required' | 'characters' | 'digits' | 'website' | 'choice' }
  | { code: 'too_short' | 'too_long'; letters: number }

type Finding = ProfileIssue | undefined
type FieldRule = (values: ProfileValues, context: ProfileContext) => Finding

const required: Finding = { code: 'required' }
const notChoosable: Finding = { code: 'choice' }

interface TextBounds {
  least?: number
  most: number
  /** May have several lines. */
  lines?: boolean
}

function textIssue(value: string | null, { least = 1, most, lines = false }: TextBounds): Finding {
  const text = value?.trim() ?? ''
  if (!isVisible(text)) return required
  if (text.length < least) return { code: 'too_short', letters: least }
  if (text.length > most) return { code: 'too_long', letters: most }
  return isConfusing(text, lines) ? { code: 'characters' } : undefined
}

const text =
  (field: ProfileField, bounds: TextBounds): FieldRule =>
  values =>
    textIssue(values[field] as string | null, bounds)

/** A rule that counts only where something else asks for it. */
const where =
  (asked: (values: ProfileValues, context: ProfileContext) => boolean, rule: FieldRule): FieldRule =>
  (values, context) =>
    asked(values, context) ? rule(values, context) : undefined

const ofSchool = (part: SchoolPart, rule: FieldRule): FieldRule =>
  where((values, context) => asksForSchoolPart(part, values, context), rule)

function idIssue(id: number | null, choosable: readonly number[] | undefined): Finding {
  if (id === null) return required
  return isId(id) && (choosable?.includes(id) ?? true) ? undefined : notChoosable
}

const id =
  (field: 'country_id' | 'native_language_id'): FieldRule =>
  (values, { choosable }) =>
    idIssue(values[field], choosable[field])

function idsIssue(ids: readonly number[], field: keyof Choosable, { choosable }: ProfileContext): Finding {
  const isOne = (one: number) => idIssue(one, choosable[field]) === undefined
  return new Set(ids).size === ids.length && ids.every(isOne) ? undefined : notChoosable
}

const ids =
  (field: 'subjects' | 'instruction_languages' | 'age_ranges'): FieldRule =>
  (values, context) =>
    values[field].length === 0 ? required : idsIssue(values[field], field, context)

/** An address of a page, with its scheme or without; no other scheme may become a link. */
const PAGE = /^(https?:\/\/)?[^\s:@<>"'\\]+$/iu

function websiteIssue({ school_website }: ProfileValues): Finding {
  const found = textIssue(school_website, { most: SCHOOL_WEBSITE_MAX_CHARACTERS })
  if (found) return found
  const website = school_website?.trim() ?? ''
  const ending = website.slice(website.lastIndexOf('.') + 1)
  const isWhole = website.includes('.') && ending.length >= WEBSITE_ENDING_MIN_CHARACTERS
  return isWhole && PAGE.test(website) ? undefined : { code: 'website' }
}

/** Digits with whatever people put between them, and an extension after them. */
const SCHOOL_PHONE = /^\+?[\s()./‐-―-]*\d[\d\s()./‐-―-]*(,?\s*(ext(ension|n)?\.?|x|#)\s*\d+)?$/iu

function schoolPhoneIssue({ school_phone_number }: ProfileValues): Finding {
  const found = textIssue(school_phone_number, {
    least: SCHOOL_PHONE_MIN_CHARACTERS,
    most: SCHOOL_PHONE_MAX_CHARACTERS,
  })
  if (found) return found
  const phone = school_phone_number?.trim() ?? ''
  return SCHOOL_PHONE.test(phone) ? undefined : { code: 'digits' }
}

function digitsIssue(value: string | null, least: number, most: number): Finding {
  if (!value?.trim()) return required
  if (!/^\d+$/.test(value)) return { code: 'digits' }
  if (value.length < least) return { code: 'too_short', letters: least }
  return value.length > most ? { code: 'too_long', letters: most } : undefined
}

export const phoneCountryCodeIssue = (code: string | null): Finding =>
  digitsIssue(code, 1, PHONE_COUNTRY_CODE_MAX_DIGITS)

/** Of a number without its country code; both together are no longer than any number of the world. */
export const phoneNumberIssue = (number: string | null, countryCode: string | null): Finding =>
  digitsIssue(number, PHONE_NUMBER_MIN_DIGITS, PHONE_MAX_DIGITS - (countryCode ?? '').length)

const isByPhone = ({ preferred_communication }: ProfileValues) => preferred_communication !== 'email'

function stateIssue({ state_id }: ProfileValues, { isUnitedStates, choosable }: ProfileContext): Finding {
  if (!isUnitedStates) return state_id === null ? undefined : notChoosable
  return idIssue(state_id, choosable.state_id)
}

function subjectsIssue({ subjects }: ProfileValues, context: ProfileContext): Finding {
  if (subjects.length === 0) return asksForSubjects(context.user) ? required : undefined
  if (!subjects.every(subject => mayPickSubject(context.user, subject))) return notChoosable
  return idsIssue(subjects, 'subjects', context)
}

/** What a field has to be that may stay empty as well. */
const languagesIfGiven: FieldRule = ({ instruction_languages }, context) =>
  idsIssue(instruction_languages, 'instruction_languages', context)

/** The whole table of P1 §5 Profile. */
const rules: Readonly<Record<ProfileField, FieldRule>> = {
  avatar: text('avatar', {
    least: AVATAR_NAME_MIN_CHARACTERS,
    most: AVATAR_NAME_MAX_CHARACTERS,
  }),
  first_name: text('first_name', {
    least: FIRST_NAME_MIN_CHARACTERS,
    most: FIRST_NAME_MAX_CHARACTERS,
  }),
  last_name: text('last_name', { most: LAST_NAME_MAX_CHARACTERS }),
  about_info: text('about_info', { most: ABOUT_MAX_CHARACTERS, lines: true }),
  country_id: id('country_id'),
  state_id: stateIssue,
  city_name: text('city_name', { most: CITY_MAX_CHARACTERS }),
  preferred_communication: values =>
    communicationMethods.includes(values.preferred_communication) ? undefined : notChoosable,
  phone_country_code: where(isByPhone, values => phoneCountryCodeIssue(values.phone_country_code)),
  phone_number: where(isByPhone, values => phoneNumberIssue(values.phone_number, values.phone_country_code)),
  school_id: where(
    values => values.school_id !== null,
    ({ school_id }, { choosable }) => idIssue(school_id, choosable.school_id),
  ),
  school_name: text('school_name', {
    least: SCHOOL_NAME_MIN_CHARACTERS,
    most: SCHOOL_NAME_MAX_CHARACTERS,
  }),
  school_address: ofSchool(
    'school_address',
    text('school_address', {
      least: SCHOOL_ADDRESS_MIN_CHARACTERS,
      most: SCHOOL_ADDRESS_MAX_CHARACTERS,
    }),
  ),
  school_website: ofSchool('school_website', websiteIssue),
  school_phone_number: ofSchool('school_phone_number', schoolPhoneIssue),
  educational_affiliation: where(
    (_, { user }) => !user.is_email_validated,
    text('educational_affiliation', { most: AFFILIATION_MAX_CHARACTERS, lines: true }),
  ),
  subjects: subjectsIssue,
  age_ranges: ids('age_ranges'),
  native_language_id: id('native_language_id'),
  instruction_languages: (values, context) =>
    (needsLanguages(values, context) ? ids('instruction_languages') : languagesIfGiven)(values, context),
}

export type ProfileIssues = Partial<Record<ProfileField, ProfileIssue>>

/** Everything that is wrong with a profile, by field, in the order in which the fields are asked for. */
export function profileRules(values: ProfileValues, context: ProfileContext): ProfileIssues {
  const issues: ProfileIssues = {}
  for (const field of profileFields) {
    const issue = rules[field](values, context)
    if (issue) issues[field] = issue
  }
  return issues
}
