import { eq, sql } from 'drizzle-orm'
import type { SavedClassroom } from '../../../../src/contract/rules/classroom-form.ts'
import { type Database, rows } from '../../../db/database.ts'
import { asInstant } from '../../../db/text.ts'
import { classrooms } from '../schema.ts'

export interface LockedClassroom extends SavedClassroom {
  code: string
  course_id: number | null
}

/**
 * A classroom of the teacher, which nobody else changes until the transaction ends; null when it is not theirs. What
 * belongs to it may be added meanwhile, as the tasks that its partner takes.
 */
export async function lockOwnClassroom(
  db: Database,
  teacherId: number,
  id: number,
): Promise<LockedClassroom | null> {
  const [found] = await rows<LockedClassroom>(
    db,
    sql`select name, code, subject_id, course_id, start_date::text as start_date, ${asInstant(sql`expire_at`)} as expire_at
        from classrooms where id = ${id} and teacher_id = ${teacherId} for no key update`,
  )
  return found ?? null
}

/**
 * Whether students work with another course than this one: there are posts, deleted ones aside, and the classroom or
 * that of its partner has another course.
 */
export async function worksWithAnother(
  db: Database,
  classroomId: number,
  courseId: number,
): Promise<boolean> {
  const [found] = await rows<{ works: boolean }>(
    db,
    sql`with sides as (
          select side.id, side.course_id from classrooms own
          join classrooms side on side.class_pairing_id = own.class_pairing_id
          where own.id = ${classroomId}
        )
        select exists (select 1 from sides where course_id <> ${courseId}) and exists (
          select 1 from sides join submissions p on p.classroom_id = sides.id where p.status <> 'deleted'
        ) as works`,
  )
  return found?.works ?? false
}

export async function setCourse(db: Database, classroomId: number, courseId: number): Promise<void> {
  await db.update(classrooms).set({ course_id: courseId }).where(eq(classrooms.id, classroomId))
}
