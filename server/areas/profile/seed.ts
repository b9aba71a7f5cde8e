import { sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { rows } from '../../db/database.ts'
import type { World } from '../../db/seed/world.ts'
import { type Choices, putChoices } from './repository/choices.ts'

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
  const filled = await rows<{ id: number; user_type: UserTypeSlug }>(
    db,
    sql`select id, user_type from teachers where is_teacher_profile_filled order by id`,
  )
  for (const { id, user_type } of filled) await putChoices(db, id, choicesOf(user_type))
}
