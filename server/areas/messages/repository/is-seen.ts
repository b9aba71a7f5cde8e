import { type SQL, sql } from 'drizzle-orm'
import { SHARED_COMMENT_STATUS } from '../../../../src/contract/rules/comment-status.ts'
import { present } from '../../../db/present.ts'

/**
 * Of comments `written`: those that others than their student and their teacher may see, of either classroom and of any
 * age (P3 §4). Somebody has approved each of them, for none is approved as it comes. Whoever shows a comment to others
 * asks this one.
 */
const isShared: SQL = sql`written.status = ${SHARED_COMMENT_STATUS}`

/** Those that the teacher of a classroom sees: all of the own students but the deleted, and what is shared of the others. */
export const isSeenByTeacher = (classroomId: number): SQL =>
  sql`(${isShared} or (written.classroom_id = ${classroomId} and written.status <> 'deleted'))`

/** Those that a student sees: what is shared, and of their own what waits for the teacher, too. */
export const isSeenByStudent = (studentId: number): SQL =>
  sql`(${isShared} or (written.student_id = ${studentId} and written.status <> 'deleted'))`

/** All comments with their students `s`, as far as these are there. */
export const writtenComments = sql`message_comments written join students s on s.id = written.student_id and ${present}`
