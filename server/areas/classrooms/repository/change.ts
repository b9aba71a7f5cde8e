import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { TeacherAssistant } from '../../../../src/contract/entities/classroom.ts'
import { type Database, rows } from '../../../db/database.ts'
import { classrooms, teacherAssistants } from '../schema.ts'
import { isPartnerOf } from './other-classroom.ts'

type Row = typeof classrooms.$inferInsert

/** What an edit puts in place of what was. */
type ChangedClassroom = Pick<
  Row,
  'name' | 'lang_native_id' | 'lang_instruction_id' | 'level_id' | 'number_students_range_id' | 'age_range_id'
> &
  Partial<Pick<Row, 'start_date' | 'end_date'>>

export async function changeClassroom(db: Database, id: number, changed: ChangedClassroom): Promise<void> {
  await db.update(classrooms).set(changed).where(eq(classrooms.id, id))
}

/** Notes what the exchange costs a classroom from now on. */
export async function changeCost(db: Database, id: number, number_of_tokens: number): Promise<void> {
  await db.update(classrooms).set({ number_of_tokens }).where(eq(classrooms.id, id))
}

/** Whether the classroom had the code and has another now; false when somebody else has the new one, or reset it. */
export async function changeCode(
  db: Database,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const other = alias(classrooms, 'other')
  const taken = db.select({ id: other.id }).from(other).where(eq(other.code, to))
  const changed = await db
    .update(classrooms)
    .set({ code: to })
    .where(and(eq(classrooms.id, id), eq(classrooms.code, from), notExists(taken)))
    .returning({ id: classrooms.id })
  return changed.length > 0
}

export async function codeOf(db: Database, id: number): Promise<string | undefined> {
  const [found] = await db.select({ code: classrooms.code }).from(classrooms).where(eq(classrooms.id, id))
  return found?.code
}

export async function removeTeacherAssistant(
  db: Database,
  classroomId: number,
  email: string,
): Promise<void> {
  const { classroom_id, email: address } = teacherAssistants
  await db.delete(teacherAssistants).where(and(eq(classroom_id, classroomId), eq(address, email)))
}

/** Whether an email (in its normal form) is that of the teacher whose classroom is the partner of this one. */
export async function isPartnersEmail(db: Database, id: number, email: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from classrooms mine
        join classrooms theirs on ${isPartnerOf(sql`theirs`, sql`mine`)}
        join teachers partner on partner.id = theirs.teacher_id
        where mine.id = ${id} and partner.email = ${email}`,
  )
  return found.length > 0
}

/**
 * Who an email (in its normal form) is to a teacher: `own` when it is theirs, and the name of a colleague of their
 * school. Of nobody else a name is told.
 */
export async function findColleague(
  db: Database,
  teacherId: number,
  email: string,
): Promise<{ own: boolean; full_name: TeacherAssistant['full_name'] | null }> {
  const [found] = await rows<{ own: boolean; full_name: string | null }>(
    db,
    sql`select me.email = ${email} as own, nullif(concat_ws(' ', other.first_name, other.last_name), '') as full_name
        from teachers me left join teachers other on other.email = ${email} and other.school_id = me.school_id
          and other.email_verified_at is not null and other.disabled_at is null
        where me.id = ${teacherId}`,
  )
  return found ?? { own: false, full_name: null }
}
