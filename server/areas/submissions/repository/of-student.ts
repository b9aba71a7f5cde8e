import { type SQL, sql } from 'drizzle-orm'
import type { ListedStatus } from '../../../../src/contract/rules/submission-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'
import { ofIds } from './of-classroom.ts'

/** Whose posts are asked for, and which kind. */
export interface PostsOfStudent {
  /** Of the classroom. */
  id: number
  student_id: number
  isResponse: boolean
}

/**
 * Whether a classroom is the teacher's, and a student is in it: in one statement, since the list is polled. Changes ask in
 * their transaction, one after the other.
 */
export async function findPoster(
  db: Database,
  teacherId: number,
  { id, student_id }: Pick<PostsOfStudent, 'id' | 'student_id'>,
): Promise<{ is_there: boolean } | undefined> {
  const [found] = await rows<{ is_there: boolean }>(
    db,
    sql`select exists (
          select 1 from students s where s.classroom_id = c.id and s.id = ${student_id} and ${present}
        ) as is_there
        from classrooms c where c.id = ${id} and c.teacher_id = ${teacherId}`,
  )
  return found
}

/** Of posts `p`: those of a student, or what the student has answered to others; of one status where that is said. */
export const ofStudent = (
  { id, student_id, isResponse }: PostsOfStudent,
  status: ListedStatus | null = null,
): SQL => sql`p.classroom_id = ${id} and p.student_id = ${student_id} and p.is_response = ${isResponse}
  and (${status}::text is null or p.status = ${status}::text)`

/** Of posts `p`: those of these ids that are of a student. */
export const someOfStudent = (of: PostsOfStudent, ids: readonly number[]): SQL =>
  sql`${ofStudent(of)} and ${ofIds(ids)}`
