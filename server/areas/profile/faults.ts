import type { ProfileValues } from '../../../src/contract/entities/profile.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import { mayPickSubject } from '../../../src/contract/rules/offered-subjects.ts'
import { profileSentences } from '../../../src/contract/server-messages/profile.ts'
import type { ProfileFacts } from './repository/facts.ts'

const UNITED_STATES = 'US'

type Faults = { [Field in keyof ProfileValues]?: string[] }

function stateFault(values: ProfileValues, facts: ProfileFacts): string | null {
  if (values.state_id === null) return null
  return facts.state_country_id === values.country_id ? null : profileSentences.stateOfAnotherCountry
}

function schoolFault(values: ProfileValues, { school, country_iso }: ProfileFacts): string | null {
  if (values.school_id === null) return null
  if (!school || !(school.is_listed || school.is_own)) return profileSentences.schoolUnknown
  const inState = country_iso !== UNITED_STATES || school.state_id === values.state_id
  return school.country_id === values.country_id && inState ? null : profileSentences.schoolOfAnotherPlace
}

function subjectsFault(user: User, { subjects }: ProfileValues, facts: ProfileFacts): string | null {
  if (subjects.length > facts.subjects.length) return profileSentences.choiceUnknown
  return subjects.every(id => mayPickSubject(user, id)) ? null : profileSentences.subjectNotOffered
}

/** What only the database knows to be wrong with a profile: sentences by field. */
export function faultsOf(user: User, values: ProfileValues, facts: ProfileFacts): Faults {
  const unknown = (isKnown: boolean) => (isKnown ? null : profileSentences.choiceUnknown)
  const found: { [Field in keyof ProfileValues]?: string | null } = {
    country_id: unknown(values.country_id === null || facts.country_iso !== null),
    state_id: stateFault(values, facts),
    school_id: schoolFault(values, facts),
    native_language_id: unknown(values.native_language_id === null || facts.is_native_language),
    subjects: subjectsFault(user, values, facts),
    age_ranges: unknown(facts.age_ranges.length === values.age_ranges.length),
    instruction_languages: unknown(facts.languages.length === values.instruction_languages.length),
  }
  return Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text ? [[name, [text]]] : [])))
}
