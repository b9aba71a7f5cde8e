import { sql } from 'drizzle-orm'
import {
  EXCHANGE_EXPIRES_AFTER_DAYS,
  EXCHANGE_LENGTH_DAYS,
} from '../../../../src/contract/limits/classrooms.ts'
import { dayAfter } from '../../../days.ts'
import type { Database } from '../../../db/database.ts'
import { findSubject } from '../../reference/area.ts'
import { classroomCode } from '../classroom-code.ts'
import { classPairings, classrooms, courses, teacherAssistants } from '../schema.ts'

type Row = typeof classrooms.$inferInsert

export type NewClassroom = Omit<
  Row,
  'id' | 'code' | 'end_date' | 'expire_at' | 'number_of_tokens' | 'class_pairing_id' | 'class_pairing_side'
> & { code?: string }

/**
 * Creates a classroom and tells its id. The end is 90 days after the start (P2 §9), the cost is the subject's
 * (decision 2), and the instruction language of a subject without languages is the native one (P2 §5).
 */
export async function createClassroom(db: Database, classroom: NewClassroom): Promise<number> {
  const subject = await findSubject(db, classroom.subject_id)
  if (!subject) throw new Error(`there is no subject ${classroom.subject_id}`)
  const takesLanguages = subject.type === 'world_languages'
  const [created] = await db
    .insert(classrooms)
    .values({
      ...classroom,
      code: classroom.code ?? classroomCode(),
      lang_instruction_id: takesLanguages ? classroom.lang_instruction_id : classroom.lang_native_id,
      end_date: dayAfter(classroom.start_date, EXCHANGE_LENGTH_DAYS),
      expire_at: new Date(dayAfter(classroom.start_date, EXCHANGE_EXPIRES_AFTER_DAYS)),
      number_of_tokens: subject.number_of_tokens,
    })
    .returning({ id: classrooms.id })
  if (!created) throw new Error('the database gave no id for the new classroom')
  return created.id
}

/** Pairs two classrooms that have no partner yet, and tells the pairing's id. Call it in a transaction. */
export async function pairClassrooms(
  db: Database,
  one: number,
  other: number,
  createdAt: Date = new Date(),
): Promise<number> {
  const [pairing] = await db
    .insert(classPairings)
    .values({ created_at: createdAt })
    .returning({ id: classPairings.id })
  if (!pairing) throw new Error('the database gave no id for the new pairing')
  const paired = await db
    .update(classrooms)
    .set({ class_pairing_id: pairing.id, class_pairing_side: sql`case when id = ${one} then 1 else 2 end` })
    .where(sql`${classrooms.id} in (${one}, ${other}) and ${classrooms.class_pairing_id} is null`)
    .returning({ id: classrooms.id })
  if (paired.length !== 2) throw new Error(`classrooms ${one} and ${other} cannot be paired`)
  return pairing.id
}

export async function createCourse(db: Database, course: typeof courses.$inferInsert): Promise<number> {
  const [created] = await db.insert(courses).values(course).returning({ id: courses.id })
  if (!created) throw new Error('the database gave no id for the new course')
  return created.id
}

/** Adds the one assistant that a classroom may have (P2 §5). */
export async function addTeacherAssistant(
  db: Database,
  assistant: typeof teacherAssistants.$inferInsert,
): Promise<void> {
  await db.insert(teacherAssistants).values(assistant)
}
