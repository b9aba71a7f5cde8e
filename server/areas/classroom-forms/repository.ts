import { sql } from 'drizzle-orm'
import {
  PAYING_STUDENT_MIN_AGE_YEARS,
  STUDENTS_PER_CLASSROOM_MAX,
} from '../../../src/contract/limits/students.ts'
import type { ClassroomValues } from '../../../src/contract/rules/classroom-form.ts'
import { type Database, rows } from '../../db/database.ts'

/** What the database knows of the ids in a form. */
export interface ClassroomFacts {
  subject: { id: number; name: string; type: string; number_of_tokens: number } | null
  lang_native_id: boolean
  lang_instruction_id: boolean
  level_id: boolean
  number_students_range_id: boolean
  age_range_id: boolean
}

/** Everything that the checks of a form ask, in one statement; paying students have a least age (rules/paid-ages.ts). */
export async function findFacts(
  db: Database,
  values: ClassroomValues,
  isPaid: boolean,
): Promise<ClassroomFacts> {
  const [facts] = await rows<ClassroomFacts>(
    db,
    sql`select
      (select to_jsonb(s) from subjects s where s.id = ${values.subject_id}) as subject,
      exists (select 1 from languages where id = ${values.lang_native_id}) as lang_native_id,
      exists (select 1 from languages where id = ${values.lang_instruction_id}) as lang_instruction_id,
      exists (select 1 from levels where id = ${values.level_id}) as level_id,
      exists (select 1 from number_students_ranges
        where id = ${values.number_students_range_id} and max <= ${STUDENTS_PER_CLASSROOM_MAX})
        as number_students_range_id,
      exists (select 1 from age_ranges
        where id = ${values.age_range_id} and min_age >= ${isPaid ? PAYING_STUDENT_MIN_AGE_YEARS : 0})
        as age_range_id`,
  )
  if (!facts) throw new Error('the database answered nothing')
  return facts
}
