import type { User } from '../../../src/contract/entities/user.ts'
import { mayPickSubject } from '../../../src/contract/rules/offered-subjects.ts'
import { profileRules } from '../../../src/contract/rules/profile.ts'
import { profileFields } from '../../../src/contract/rules/profile-fields.ts'
import type {
  ProfileContext,
  ProfileField,
  ProfileValues,
} from '../../../src/contract/rules/profile-values.ts'
import { isWorldLanguages } from '../../../src/contract/rules/world-languages.ts'
import { profileSentences } from '../../../src/contract/server-messages/profile.ts'
import { profileSentence } from '../../../src/contract/server-messages/profile-fields.ts'
import type { CheckedFacts } from './checked-facts.ts'

const UNITED_STATES = 'US'

type Faults = { [Field in ProfileField]?: string | null }

function stateFault(values: ProfileValues, facts: CheckedFacts): string | null {
  if (values.state_id === null) return null
  return facts.state_country_id === values.country_id ? null : profileSentences.stateOfAnotherCountry
}

function schoolFault(values: ProfileValues, { school, country_iso }: CheckedFacts): string | null {
  if (values.school_id === null) return null
  if (!school || !(school.is_listed || school.is_own)) return profileSentences.schoolUnknown
  const inState = country_iso !== UNITED_STATES || school.state_id === values.state_id
  return school.country_id === values.country_id && inState ? null : profileSentences.schoolOfAnotherPlace
}

function subjectsFault(user: User, { subjects }: ProfileValues, facts: CheckedFacts): string | null {
  if (subjects.length > facts.subjects.length) return profileSentences.choiceUnknown
  return subjects.every(id => mayPickSubject(user, id)) ? null : profileSentences.subjectNotOffered
}

/** What the rules that both sides have depend on. */
export const rulesContext = (user: User, facts: CheckedFacts): ProfileContext => ({
  user,
  isUnitedStates: facts.country_iso === UNITED_STATES,
  hasSchools: facts.state_has_schools,
  listedParts: facts.school?.parts ?? [],
  worldLanguages: facts.subjects.filter(isWorldLanguages).map(({ id }) => id),
  // what may be chosen is asked of the database below, which has a sentence for each case
  choosable: {},
})

/** What these rules say of it. */
function ruleFaults(user: User, values: ProfileValues, facts: CheckedFacts): Faults {
  const issues = profileRules(values, rulesContext(user, facts))
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [field, profileSentence(issue)]),
  ) as Faults
}

/** What only the database knows. */
function choiceFaults(user: User, values: ProfileValues, facts: CheckedFacts): Faults {
  const unknown = (isKnown: boolean) => (isKnown ? null : profileSentences.choiceUnknown)
  return {
    avatar: facts.is_avatar_known ? null : profileSentences.avatarUnknown,
    phone_number: facts.is_phone_confirmed ? null : profileSentences.phoneNotConfirmed,
    country_id: unknown(values.country_id === null || facts.country_iso !== null),
    state_id: stateFault(values, facts),
    school_id: schoolFault(values, facts),
    native_language_id: unknown(values.native_language_id === null || facts.is_native_language),
    subjects: subjectsFault(user, values, facts),
    age_ranges: unknown(facts.age_ranges.length === values.age_ranges.length),
    instruction_languages: unknown(facts.languages.length === values.instruction_languages.length),
  }
}

/** Of these, what cannot be at all is told before what is not the person's. */
const firstByRule: readonly ProfileField[] = ['avatar', 'phone_number']

/** Everything that is wrong with a profile: sentences by field, in the order in which the fields are asked for. */
export function faultsOf(user: User, values: ProfileValues, facts: CheckedFacts): Record<string, string[]> {
  const [byRule, byChoice] = [ruleFaults(user, values, facts), choiceFaults(user, values, facts)]
  return Object.fromEntries(
    profileFields.flatMap(field => {
      const sentence = (firstByRule.includes(field) && byRule[field]) || byChoice[field] || byRule[field]
      return sentence ? [[field, [sentence]]] : []
    }),
  )
}
