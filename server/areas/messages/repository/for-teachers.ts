import { type SQL, sql } from 'drizzle-orm'
import type { Comment, Message } from '../../../../src/contract/entities/message.ts'
import type { ListedCommentStatus } from '../../../../src/contract/rules/comment-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { nameFor } from '../../../db/name-for.ts'
import { asInstant } from '../../../db/text.ts'
import { isSeenByTeacher, writtenComments } from './is-seen.ts'
import { type AttachedRow, authorName, boardOf, postedColumns } from './rows.ts'

type Posted = Pick<Message, 'id' | 'user_id' | 'message_title' | 'message_text' | 'created_at' | 'is_own'>

/** A message with its files by their names in the storage. */
export interface MessageRow extends AttachedRow, Posted {
  avatar: string | null
  full_name: string
  comments: Comment[]
}

/** A comment as the teacher of a classroom sees it. */
const shownTo = (classroomId: number): SQL => sql`jsonb_build_object(
  'id', written.id, 'user_id', s.id, 'message_id', written.message_id, 'message_text', written.message_text,
  'created_at', ${asInstant(sql`written.created_at`)}, 'status', written.status,
  'is_own', written.classroom_id = ${classroomId},
  'user', jsonb_build_object(
    'user_type', jsonb_build_object('name', 'student'), 'thumbnail', null,
    'first_name', ${nameFor(classroomId, sql`s`, sql`s.first_name`)}, 'last_initial', s.last_initial
  )
)`

/** Whether a classroom is the teacher's. */
export async function isOwn(db: Database, teacherId: number, id: number): Promise<boolean> {
  const found = await rows(db, sql`select 1 from classrooms where id = ${id} and teacher_id = ${teacherId}`)
  return found.length > 0
}

/**
 * The messages on the board of a classroom, the newest first, in one statement however many there are; with a status
 * those that have comments in it, and these alone.
 */
export const findMessages = (
  db: Database,
  id: number,
  {
    status = null,
    messageId = null,
  }: { status?: ListedCommentStatus | null; messageId?: number | null } = {},
): Promise<MessageRow[]> =>
  rows<MessageRow>(
    db,
    sql`select * from (
          select m.id, author.id as user_id, author.avatar, ${authorName} as full_name, m.message_title, m.message_text,
            ${postedColumns}, m.classroom_id = own.id as is_own,
            coalesce((
              select jsonb_agg(${shownTo(id)} order by written.created_at, written.id) from ${writtenComments}
              where written.message_id = m.id and ${isSeenByTeacher(id)}
                and (${status}::text is null or written.status = ${status}::text)
            ), '[]') as comments
          from ${boardOf} where own.id = ${id} and (${messageId}::int is null or m.id = ${messageId}::int)
        ) listed
        where ${status}::text is null or comments <> '[]'
        order by created_at desc, id desc`,
  )

/** A comment of a student of the classroom, also one that is deleted. */
export async function findComment(db: Database, id: number, commentId: number): Promise<Comment | null> {
  const [found] = await rows<{ comment: Comment }>(
    db,
    sql`select ${shownTo(id)} as comment from ${writtenComments}
        where written.id = ${commentId} and written.classroom_id = ${id}`,
  )
  return found?.comment ?? null
}
