import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { classrooms } from '../schema.ts'

/** Notes how many groups the teacher wants; help is not asked for any more. */
export async function noteGroupsNumber(db: Database, classroomId: number, number: number): Promise<void> {
  await db
    .update(classrooms)
    .set({ groups_number: number, groups_help_asked_at: null })
    .where(eq(classrooms.id, classroomId))
}

/** Notes that the teacher wants help with the groups, in place of a number; the first time that it was asked stays. */
export async function noteGroupsHelp(db: Database, classroomId: number): Promise<void> {
  await db
    .update(classrooms)
    .set({
      groups_number: null,
      groups_help_asked_at: sql`coalesce(${classrooms.groups_help_asked_at}, now())`,
    })
    .where(eq(classrooms.id, classroomId))
}
