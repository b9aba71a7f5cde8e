import { sql } from 'drizzle-orm'
import { CONNECTION_DECLINED_DAYS } from '../../../../src/contract/limits/partners.ts'
import { type Database, rows } from '../../../db/database.ts'

interface Pair {
  classroomId: number
  teacherId: number
  invitedTeacherId: number
  invitedClassroomId: number | null
  /** The request that is to wait, where it is there already. */
  id: number | null
}

interface Waiting {
  /** The request between the two. */
  same: number | null
  ofClassroom: number
  ofTeacher: number
  /** Whether who is asked has declined the other one within the last days. */
  declinedLately: boolean
}

/**
 * What waits already: between the two, of the asking classroom, and for the teacher who is asked. One that names no
 * classroom is about each of that teacher's, so it is between the two as well. What nobody can accept any more, since
 * one of the exchanges is over, keeps nobody else away.
 */
export async function whatWaits(
  db: Database,
  { classroomId, teacherId, invitedTeacherId, invitedClassroomId, id }: Pair,
): Promise<Waiting> {
  const invited = sql`${invitedClassroomId}::int`
  const [found] = await rows<Waiting>(
    db,
    sql`with waiting as (
          select q.*, least(c.expire_at, asked.expire_at) is null or least(c.expire_at, asked.expire_at) > now() as counts
          from connection_requests q
          join classrooms c on c.id = q.classroom_id
          left join classrooms asked on asked.id = q.invited_classroom_id
          where q.status = 'pending' and q.id <> ${id ?? 0} and (
            q.classroom_id = ${classroomId} or q.invited_teacher_id in (${invitedTeacherId}, ${teacherId})
          )
        )
        select
          (select min(q.id) from waiting q where
            (q.classroom_id = ${classroomId} and q.invited_teacher_id = ${invitedTeacherId}
              and coalesce(q.invited_classroom_id = ${invited}, true))
            or (q.teacher_id = ${invitedTeacherId} and q.invited_teacher_id = ${teacherId}
              and coalesce(q.classroom_id = ${invited}, true)
              and coalesce(q.invited_classroom_id, ${classroomId}) = ${classroomId})) as same,
          (select count(*)::int from waiting q where q.classroom_id = ${classroomId} and q.counts) as "ofClassroom",
          (select count(*)::int from waiting q
            where q.invited_teacher_id = ${invitedTeacherId} and q.counts) as "ofTeacher",
          exists (
            select 1 from connection_requests q
            where q.teacher_id = ${teacherId} and q.invited_teacher_id = ${invitedTeacherId} and q.status = 'declined'
              and q.settled_at > now() - make_interval(days => ${CONNECTION_DECLINED_DAYS}::int)
          ) as "declinedLately"`,
  )
  if (!found) throw new Error('a count has a row')
  return found
}
