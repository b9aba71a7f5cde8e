import { eq, sql } from 'drizzle-orm'
import type { SavedClassroom } from '../../../../src/contract/rules/classroom-form.ts'
import { type Database, rows } from '../../../db/database.ts'
import { asInstant } from '../../../db/text.ts'
import { classrooms } from '../schema.ts'

export interface OpenClassroom extends SavedClassroom {
  code: string
  course_id: number | null
  end_date: string
}

/** A classroom of the teacher as it is now; null when it is not theirs. */
export async function findOwnClassroom(
  db: Database,
  teacherId: number,
  id: number,
  hold = sql``,
): Promise<OpenClassroom | null> {
  const [found] = await rows<OpenClassroom>(
    db,
    sql`select name, code, subject_id, course_id, student_payment_required,
          start_date::text as start_date, end_date::text as end_date, ${asInstant(sql`expire_at`)} as expire_at
        from classrooms where id = ${id} and teacher_id = ${teacherId} ${hold}`,
  )
  return found ?? null
}

/**
 * A classroom of the teacher, which nobody else changes until the transaction ends; null when it is not theirs. What
 * belongs to it may be added meanwhile, as the tasks that its partner takes.
 */
export const lockOwnClassroom = (
  db: Database,
  teacherId: number,
  id: number,
): Promise<OpenClassroom | null> => findOwnClassroom(db, teacherId, id, sql`for no key update`)

export async function setCourse(db: Database, classroomId: number, courseId: number): Promise<void> {
  await db.update(classrooms).set({ course_id: courseId }).where(eq(classrooms.id, classroomId))
}
