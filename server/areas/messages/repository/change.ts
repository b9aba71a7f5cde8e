import { and, eq, inArray, sql } from 'drizzle-orm'
import { type CommentAction, commentStatusesBefore } from '../../../../src/contract/rules/comment-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { messageComments, messages } from '../schema.ts'

type NewMessage = Omit<typeof messages.$inferInsert, 'id'>
type NewComment = Omit<typeof messageComments.$inferInsert, 'id' | 'classroom_id'>

export async function countMessages(db: Database, classroomId: number): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from messages where classroom_id = ${classroomId}`,
  )
  return found?.count ?? 0
}

/** Adds messages and tells their ids in the order given. */
export async function addMessages(db: Database, list: NewMessage[]): Promise<number[]> {
  const added = await db.insert(messages).values(list).returning({ id: messages.id })
  return added.map(({ id }) => id)
}

/** Comments of a student: those below a message, deleted ones too, and all that wait for the teacher. */
export async function countComments(
  db: Database,
  { student_id, message_id }: { student_id: number; message_id: number },
): Promise<{ below: number; waiting: number }> {
  const [found] = await rows<{ below: number; waiting: number }>(
    db,
    sql`select (count(*) filter (where message_id = ${message_id}))::int as below,
          (count(*) filter (where status = 'pending'))::int as waiting
        from message_comments where student_id = ${student_id}`,
  )
  return found ?? { below: 0, waiting: 0 }
}

/** Adds comments, each in the classroom of its student, and tells their ids in the order given. */
export async function addComments(db: Database, list: NewComment[]): Promise<number[]> {
  const classroomOf = ({ student_id }: NewComment) =>
    sql<number>`(select s.classroom_id from students s where s.id = ${student_id})`
  const added = await db
    .insert(messageComments)
    .values(list.map(comment => ({ ...comment, classroom_id: classroomOf(comment) })))
    .returning({ id: messageComments.id })
  return added.map(({ id }) => id)
}

/** Gives a comment, which was found in its classroom, a status, if it may have it; false otherwise. */
export async function setCommentStatus(db: Database, mid: number, status: CommentAction): Promise<boolean> {
  const changed = await db
    .update(messageComments)
    .set({ status })
    .where(
      and(eq(messageComments.id, mid), inArray(messageComments.status, [...commentStatusesBefore(status)])),
    )
    .returning({ id: messageComments.id })
  return changed.length > 0
}
