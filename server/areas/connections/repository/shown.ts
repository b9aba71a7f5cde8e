import { type SQL, sql } from 'drizzle-orm'
import type { ConnectionRequest } from '../../../../src/contract/entities/connection.ts'
import { asInstant } from '../../../db/text.ts'
import type { Services } from '../../../services.ts'
import { classroomOf, type PersonRow, personOf, shownPerson } from '../../partners/area.ts'

/** A request with the names of pictures in place of where they are. */
export type RequestRow = Omit<ConnectionRequest, 'teacher' | 'invited_teacher'> & {
  teacher: PersonRow
  invited_teacher: PersonRow
}

/**
 * Why request `q` does not wait any more: what a pairing has ended was settled in the same transaction, so at the same
 * moment, as the request that was accepted (`cancelOthers`).
 */
const endedBy: SQL = sql`case when q.status = 'cancelled' and exists (
    select 1 from connection_requests x
    where x.status = 'accepted' and x.settled_at = q.settled_at
      and (x.classroom_id in (q.classroom_id, q.invited_classroom_id)
        or x.invited_classroom_id in (q.classroom_id, q.invited_classroom_id))
  ) then 'pairing' end`

/** Of requests `q` as one of the two teachers sees them. */
export const requestColumns = (viewerId: number): SQL => sql`
  q.id, q.status, case when q.teacher_id = ${viewerId} then 'sent' else 'received' end as side,
  q.message, q.decline_message, ${asInstant(sql`q.created_at`)} as created_at,
  ${asInstant(sql`q.sent_at`)} as sent_at, ${asInstant(sql`q.settled_at`)} as settled_at, ${endedBy} as ended_by,
  q.teacher_id, ${personOf(sql`asking`)} as teacher, ${classroomOf(sql`c`)} as classroom,
  q.invited_teacher_id, ${personOf(sql`invited`)} as invited_teacher, q.invited_classroom_id,
  case when theirs.id is not null then ${classroomOf(sql`theirs`)} end as invited_classroom`

export const requestJoins: SQL = sql`
  join teachers asking on asking.id = q.teacher_id
  join teachers invited on invited.id = q.invited_teacher_id
  join classrooms c on c.id = q.classroom_id
  left join classrooms theirs on theirs.id = q.invited_classroom_id`

/** A request as it is told, and until when (ms since 1970) the addresses of its pictures are good. */
export function shownRequest<Row extends RequestRow>(
  tokens: Services['tokens'],
  row: Row,
  now: number = Date.now(),
): { request: Row; freshUntil: number } {
  const teacher = shownPerson(tokens, row.teacher, now)
  const invited = shownPerson(tokens, row.invited_teacher, now)
  return {
    request: { ...row, teacher: teacher.person, invited_teacher: invited.person },
    freshUntil: Math.min(teacher.freshUntil, invited.freshUntil),
  }
}
