import type { ProfileContext, ProfileField, ProfileValues, SchoolPart } from './profile-values.ts'
import { isIndependent, isLibrarian, type WithUserType } from './user-types.ts'

/** Steps of the wizard (P1 §2 Profile wizard). */
export const profileSteps = {
  personal: 1,
  avatar: 2,
  school: 3,
  agreement: 4,
  subjects: 5,
  students: 6,
} as const
export type ProfileStep = (typeof profileSteps)[keyof typeof profileSteps]

/** Every field with the step that asks for it, from top to bottom. */
export const stepOfField: Readonly<Record<ProfileField, ProfileStep>> = {
  first_name: 1,
  last_name: 1,
  about_info: 1,
  country_id: 1,
  city_name: 1,
  preferred_communication: 1,
  phone_country_code: 1,
  phone_number: 1,
  avatar: 2,
  state_id: 3,
  school_id: 3,
  school_name: 3,
  school_address: 3,
  school_website: 3,
  school_phone_number: 3,
  educational_affiliation: 3,
  subjects: 5,
  age_ranges: 6,
  native_language_id: 6,
  instruction_languages: 6,
}

export const profileFields = Object.keys(stepOfField) as ProfileField[]

export const fieldsOfStep = (step: ProfileStep): ProfileField[] =>
  profileFields.filter(field => stepOfField[field] === step)

/**
 * The steps that a person goes through, in their order: no agreement where the school has signed one or where none is
 * asked for (independent teachers), no subjects for librarians (P1 §2, §6).
 */
export function stepsFor(user: WithUserType, isSigned: boolean): ProfileStep[] {
  const steps = Object.values(profileSteps)
  return steps.filter(step => {
    if (step === profileSteps.agreement) return !isSigned && !isIndependent(user)
    return step !== profileSteps.subjects || asksForSubjects(user)
  })
}

/** Librarians are not asked what they teach, and may say it nonetheless (P1 §6). */
export const asksForSubjects = (user: WithUserType): boolean => !isLibrarian(user)

/** Whether the school itself has to be described, not only chosen (P1 §5 Profile). */
export function needsSchoolData(
  { school_id }: Pick<ProfileValues, 'school_id'>,
  { isUnitedStates, hasSchools }: Pick<ProfileContext, 'isUnitedStates' | 'hasSchools'>,
): boolean {
  return school_id === null || !isUnitedStates || !hasSchools
}

/** Whether a part of the school's data is the teacher's to tell; one that the list has of it is not. */
export const asksForSchoolPart = (
  part: SchoolPart,
  values: Pick<ProfileValues, 'school_id'>,
  context: Pick<ProfileContext, 'isUnitedStates' | 'hasSchools' | 'listedParts'>,
): boolean =>
  needsSchoolData(values, context) && (values.school_id === null || !context.listedParts.includes(part))

/** Whether one of the subjects asks for languages (P1 §5 Profile). */
export const needsLanguages = (
  { subjects }: Pick<ProfileValues, 'subjects'>,
  { worldLanguages }: Pick<ProfileContext, 'worldLanguages'>,
): boolean => subjects.some(id => worldLanguages.includes(id))
