import { type SQL, sql } from 'drizzle-orm'
import type { SiteComment, SiteMessage } from '../../../../src/contract/entities/message.ts'
import { type Database, rows } from '../../../db/database.ts'
import { fullName } from '../../../db/full-name.ts'
import { nameFor } from '../../../db/name-for.ts'
import { asInstant } from '../../../db/text.ts'
import type { SignedInStudent } from '../../../signed-in-student.ts'
import { isSeenByStudent, writtenComments } from './is-seen.ts'
import { type AttachedRow, authorName, boardOf, postedColumns } from './rows.ts'

/** Who looks. */
type Viewer = Pick<SignedInStudent, 'id' | 'classroom_id'>

/** A message with its files by their names in the storage. */
export type SiteMessageRow = Omit<SiteMessage, 'media'> & AttachedRow

/** A comment as a student sees it. */
const shownTo = ({ id, classroom_id }: Viewer): SQL => sql`jsonb_build_object(
  'id', written.id, 'text', written.message_text, 'created_at', ${asInstant(sql`written.created_at`)},
  'status', written.status, 'is_own', written.student_id = ${id},
  'poster', ${nameFor(classroom_id, sql`s`, fullName(sql`s`))}
)`

/** The messages on the board of the student's classroom, the newest first. */
export const findSiteMessages = (db: Database, viewer: Viewer): Promise<SiteMessageRow[]> =>
  rows<SiteMessageRow>(
    db,
    sql`select m.id, ${authorName} as poster, m.classroom_id <> own.id as is_partner, m.message_title as title,
          m.message_text as text, ${postedColumns},
          coalesce((
            select jsonb_agg(${shownTo(viewer)} order by written.created_at, written.id) from ${writtenComments}
            where written.message_id = m.id and ${isSeenByStudent(viewer.id)}
          ), '[]') as comments
        from ${boardOf} where own.id = ${viewer.classroom_id}
        order by m.created_at desc, m.id desc`,
  )

/** Whether a message is on the board of the student's classroom; it is held until the transaction ends. */
export async function isOnBoard(db: Database, { classroom_id }: Viewer, messageId: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select m.id from ${boardOf} where own.id = ${classroom_id} and m.id = ${messageId} for key share of m`,
  )
  return found.length > 0
}

/** A comment of the student's own. */
export async function findOwnComment(
  db: Database,
  viewer: Viewer,
  commentId: number,
): Promise<SiteComment | null> {
  const [found] = await rows<{ comment: SiteComment }>(
    db,
    sql`select ${shownTo(viewer)} as comment from ${writtenComments}
        where written.id = ${commentId} and written.student_id = ${viewer.id}`,
  )
  return found?.comment ?? null
}

/** A student, as their teacher is told of them. */
export async function findWriter(
  db: Database,
  studentId: number,
): Promise<{ teacher_id: number; student: string } | null> {
  const [found] = await rows<{ teacher_id: number; student: string }>(
    db,
    sql`select c.teacher_id, ${fullName(sql`s`)} as student
        from students s join classrooms c on c.id = s.classroom_id where s.id = ${studentId}`,
  )
  return found ?? null
}
