import { sql } from 'drizzle-orm'
import type { GroupTypeId } from '../../../../src/contract/rules/group-types.ts'
import { type Database, rows } from '../../../db/database.ts'
import { type OwnerRow, ownerColumns } from '../../../db/exchange-owner.ts'
import { asInstant } from '../../../db/text.ts'
import { atMoment, waits } from '../../../db/waiting-requests.ts'
import { mayBeMet } from '../../partners/area.ts'

/** A request, apart from what is shown of it, with what its classrooms are made of. */
export interface RawRequest {
  id: number
  teacher_id: number
  expire_at: string
  posted_at: string
  connected_teacher_id: number | null
  is_connected: boolean
  classroom_name: string
  age_range_id: number | null
  number_students_range_id: number
  course_id: number
  group: GroupTypeId
  subject: { id: number; name: string; type: string; number_of_tokens: number }
}

/** A request, whoever's it is. Who holds its owner knows that it stays as it is. */
export async function rawRequest(db: Database, id: number): Promise<RawRequest | undefined> {
  const [found] = await rows<RawRequest>(
    db,
    sql`select q.id, q.teacher_id, ${asInstant(sql`q.expire_at`)} as expire_at,
          ${asInstant(sql`q.posted_at`)} as posted_at, q.connected_teacher_id,
          q.connected_at is not null as is_connected, q.classroom_name, q.age_range_id, q.number_students_range_id,
          q.course_id, course.student_group_type_id as "group", to_jsonb(subject) as subject
        from library_requests q join courses course on course.id = q.course_id
        join subjects subject on subject.id = course.subject_id
        where q.id = ${id}`,
  )
  return found
}

/** How many requests of a librarian wait, besides one. */
export async function countWaiting(
  db: Database,
  teacherId: number,
  besides: number | null,
  at: Date = new Date(),
): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from library_requests q
        where q.teacher_id = ${teacherId} and q.id is distinct from ${besides}::int
          and ${waits(atMoment(at.getTime()))}`,
  )
  return found?.count ?? 0
}

/** A librarian, as they stand while nobody else changes them. */
export interface HeldLibrarian extends OwnerRow {
  id: number
  native_language_id: number
  school_id: number | null
  /** Nobody has disabled them, their email is theirs, and they are known to be librarians. */
  may_be_met: boolean
}

/**
 * Locks librarians and then their schools, in the order of everybody who does (docs/decisions/order-of-locks.md), and
 * tells how they stand.
 */
export async function holdLibrarians(db: Database, ids: readonly number[]): Promise<HeldLibrarian[]> {
  const those = sql`t.id in (${sql.join([...ids], sql`, `)})`
  await db.execute(sql`select 1 from teachers t where ${those} order by t.id for no key update`)
  await db.execute(
    sql`select 1 from schools where id in (select t.school_id from teachers t where ${those}) order by id for share`,
  )
  return rows<HeldLibrarian>(
    db,
    sql`select t.id, t.native_language_id, t.school_id, ${mayBeMet(sql`t`)} as may_be_met, ${ownerColumns}
        from teachers t left join schools school on school.id = t.school_id where ${those}`,
  )
}
