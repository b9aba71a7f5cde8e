import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { schools, teachers } from '../schema.ts'

/** A file is kept as somebody's picture. */
export const keepsAvatar = sql`exists (select 1 from teachers t where t.id = f.teacher_id and t.avatar = f.name)`

/** The columns that a profile fills. */
type ProfileColumns = Pick<
  typeof teachers.$inferInsert,
  | 'avatar'
  | 'first_name'
  | 'last_name'
  | 'about_info'
  | 'country_id'
  | 'state_id'
  | 'city_name'
  | 'school_id'
  | 'educational_affiliation'
  | 'native_language_id'
  | 'preferred_communication'
  | 'phone_number'
  | 'phone_country_code'
>

/** Saves what a teacher tells of themselves; from then on the profile counts as filled. */
export async function saveProfileColumns(db: Database, id: number, columns: ProfileColumns): Promise<void> {
  await db
    .update(teachers)
    .set({ ...columns, is_teacher_profile_filled: true })
    .where(eq(teachers.id, id))
}

/** A teacher with their school. */
export async function findTeacherWithSchool(db: Database, id: number) {
  const [row] = await db
    .select({ teacher: teachers, school: schools })
    .from(teachers)
    .leftJoin(schools, eq(schools.id, teachers.school_id))
    .where(eq(teachers.id, id))
  return row ?? null
}
