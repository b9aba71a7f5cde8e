import { type SQL, sql } from 'drizzle-orm'
import { CONNECTIONS_SHOWN } from '../../../../src/contract/limits/partners.ts'
import type { ConnectionOrder, OrderDirection } from '../../../../src/contract/rules/connection-orders.ts'
import { connectionStatuses } from '../../../../src/contract/rules/connection-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { teacherName } from '../../../db/full-name.ts'
import { ANY_LANGUAGE } from '../../../db/text.ts'
import { type ProfileRow, profileOf } from '../../partners/area.ts'
import { type RequestRow, requestColumns, requestJoins } from './shown.ts'

/** Of requests `q` that a teacher sees: who the other one is. */
const otherName = (viewerId: number): SQL => sql`(case when q.teacher_id = ${viewerId}
  then ${teacherName(sql`invited`)} else ${teacherName(sql`asking`)} end) ${ANY_LANGUAGE}`

/** What waits for an answer comes first, as in the list of all that a request can be. */
const place: SQL = sql`array_position(array[${sql.join(
  connectionStatuses.map(status => sql`${status}::text`),
  sql`, `,
)}], q.status)`

const orderOf = (viewerId: number): Record<ConnectionOrder, SQL> => ({
  created_at: sql`q.sent_at`,
  status: place,
  name: otherName(viewerId),
})

/**
 * Requests of a teacher, as many as are shown, those that wait before all others and then the latest: all, or those that a
 * classroom is about with those that name none of theirs yet.
 */
export function findRequests(
  db: Database,
  viewerId: number,
  asked: { classroomId: number | undefined; order: ConnectionOrder; direction: OrderDirection },
): Promise<RequestRow[]> {
  const { classroomId, order, direction } = asked
  const isAbout =
    classroomId === undefined
      ? sql`true`
      : sql`(q.classroom_id = ${classroomId} or q.invited_classroom_id = ${classroomId}
          or (q.invited_teacher_id = ${viewerId} and q.invited_classroom_id is null))`
  return rows<RequestRow>(
    db,
    sql`select ${requestColumns(viewerId)}
        from (
          select * from connection_requests q
          where (q.teacher_id = ${viewerId} or q.invited_teacher_id = ${viewerId}) and ${isAbout}
          order by q.status = 'pending' desc, q.sent_at desc, q.id desc limit ${CONNECTIONS_SHOWN}
        ) q ${requestJoins}
        order by ${orderOf(viewerId)[order]} ${direction === 'desc' ? sql`desc` : sql`asc`},
          q.sent_at desc, q.id desc`,
  )
}

export type DetailRow = RequestRow & {
  partner: ProfileRow
  /** Whether the other teacher's account stands. */
  is_there: boolean
}

/** One request as one of the two sees it; undefined when it is not there, or is of two others. */
export async function findRequest(
  db: Database,
  viewerId: number,
  id: number,
): Promise<DetailRow | undefined> {
  const [found] = await rows<DetailRow>(
    db,
    sql`select ${requestColumns(viewerId)}, ${profileOf(sql`other`)} as partner,
          other.disabled_at is null as is_there
        from connection_requests q ${requestJoins}
        join teachers other
          on other.id = case when q.teacher_id = ${viewerId} then q.invited_teacher_id else q.teacher_id end
        where q.id = ${id} and ${viewerId} in (q.teacher_id, q.invited_teacher_id)`,
  )
  return found
}
