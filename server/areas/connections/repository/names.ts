import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { teacherInitials, teacherName } from '../../../db/full-name.ts'

/** What the mail of an invitation says. */
interface InvitationRow {
  /** Who asks. */
  teacher_id: number
  who: string
  classroom: string
  hasNote: boolean
}

/** A request that waits for this teacher's answer. */
export async function findInvitation(
  db: Database,
  id: number,
  invitedTeacherId: number,
): Promise<InvitationRow | undefined> {
  const [found] = await rows<InvitationRow>(
    db,
    sql`select t.id as teacher_id, ${teacherInitials(sql`t`)} as who, c.name as classroom, q.message <> '' as "hasNote"
        from connection_requests q join teachers t on t.id = q.teacher_id join classrooms c on c.id = q.classroom_id
        where q.id = ${id} and q.invited_teacher_id = ${invitedTeacherId} and q.status = 'pending'`,
  )
  return found
}

/** What a teacher is called. */
export async function nameOf(db: Database, teacherId: number, { isWhole = false } = {}): Promise<string> {
  const [found] = await rows<{ name: string }>(
    db,
    sql`select ${(isWhole ? teacherName : teacherInitials)(sql`t`)} as name
        from teachers t where t.id = ${teacherId}`,
  )
  return found?.name ?? ''
}
