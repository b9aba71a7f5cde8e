import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import type { World } from '../../db/seed/world.ts'
import { type Choices, putChoices, teachersWithProfile } from './repository/choices.ts'

const SPANISH = 2

/** What the demo teachers of a kind teach: the library, languages, or both languages and the rest. */
const choicesOf = (userType: UserTypeSlug): Choices => {
  const ages = { age_ranges: [2, 3] }
  if (userType === 'teacher-librarian') return { ...ages, subjects: [3], instruction_languages: [] }
  if (userType === 'independent-teacher-language')
    return { ...ages, subjects: [1], instruction_languages: [SPANISH] }
  return { ...ages, subjects: [1, 2], instruction_languages: [SPANISH] }
}

/** What those who have filled in their profile have picked. */
export async function seed({ db }: World): Promise<void> {
  for (const { id, user_type } of await teachersWithProfile(db))
    await putChoices(db, id, choicesOf(user_type))
}
