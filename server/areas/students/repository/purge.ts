import { eq, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { students } from '../schema.ts'

/** A classroom as an operator names it. */
export interface OperatorsClassroom {
  id: number
  name: string
  teacher_id: number
}

/** Held until the transaction ends, so that nobody is added meanwhile; undefined when there is none. */
export async function lockClassroom(
  transaction: Database,
  id: number,
): Promise<OperatorsClassroom | undefined> {
  const [found] = await rows<OperatorsClassroom>(
    transaction,
    sql`select id, name, teacher_id from classrooms where id = ${id} for no key update`,
  )
  return found
}

/** As many posts as go with the students of a classroom. */
export async function countPosts(db: Database, classroomId: number): Promise<number> {
  const [found] = await rows<{ posts: number }>(
    db,
    sql`select count(*)::int as posts from submissions where classroom_id = ${classroomId}`,
  )
  return found?.posts ?? 0
}

/**
 * All students of a classroom, those who were removed too, each held until the transaction ends: nothing of theirs comes
 * to be meanwhile.
 */
export async function lockStudents(
  db: Database,
  classroomId: number,
): Promise<{ id: number; username: string }[]> {
  return await db
    .select({ id: students.id, username: students.username })
    .from(students)
    .where(eq(students.classroom_id, classroomId))
    .orderBy(students.id)
    .for('update')
}

/** Deletes all students of a classroom, those who were removed before too, with all that hangs on them. */
export async function deleteStudents(db: Database, classroomId: number): Promise<number> {
  const deleted = await db
    .delete(students)
    .where(eq(students.classroom_id, classroomId))
    .returning({ id: students.id })
  return deleted.length
}
