import { type SQL, sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../../../src/contract/entities/user.ts'
import type { ConnectionStatus } from '../../../../src/contract/rules/connection-status.ts'
import type { GroupTypeId } from '../../../../src/contract/rules/group-types.ts'
import { type Database, rows } from '../../../db/database.ts'
import { type OwnerRow, ownerColumns } from '../../../db/exchange-owner.ts'
import { asInstant } from '../../../db/text.ts'
import { isOffered, mayBeMet } from '../../partners/area.ts'

/** One of two teachers, as they stand while nobody else changes them. */
export interface HeldTeacher {
  id: number
  user_type: UserTypeSlug
  country_id: number | null
  /** Nobody has disabled them, their email is theirs, and they are known to teach. */
  may_be_met: boolean
}

/** Locks teachers, in the order of everybody who does (docs/decisions/order-of-locks.md), and tells how they stand. */
export const holdTeachers = (db: Database, ids: readonly number[]): Promise<HeldTeacher[]> =>
  rows<HeldTeacher>(
    db,
    sql`select t.id, t.user_type, t.country_id, ${mayBeMet(sql`t`)} as may_be_met
        from teachers t where t.id in (${sql.join([...ids], sql`, `)}) order by t.id for no key update`,
  )

/** A classroom that is to become the partner of another one. */
export interface HeldClassroom extends OwnerRow {
  id: number
  teacher_id: number
  subject: { id: number; name: string }
  number_of_tokens: number
  expire_at: string | null
  is_paired: boolean
  group: GroupTypeId | null
}

/** A classroom by its teacher: nobody else's is locked, whatever number somebody sends. */
export interface OfTeacher {
  id: number
  teacherId: number
}

const isOneOf = (wanted: readonly OfTeacher[]): SQL =>
  sql`(${sql.join(
    wanted.map(({ id, teacherId }) => sql`(c.id = ${id} and c.teacher_id = ${teacherId})`),
    sql` or `,
  )})`

/**
 * Locks classrooms by their ids and tells how they stand: so that they stay as they are, or, `toPair`, so that they can
 * go to another pairing. What is told is read after the locks are there: whoever held one may have changed it.
 */
export async function holdClassrooms(
  db: Database,
  wanted: readonly OfTeacher[],
  { toPair = false } = {},
): Promise<HeldClassroom[]> {
  await db.execute(
    sql`select 1 from classrooms c where ${isOneOf(wanted)}
        order by c.id for ${toPair ? sql`update` : sql`no key update`}`,
  )
  return rows<HeldClassroom>(
    db,
    sql`select c.id, c.teacher_id, jsonb_build_object('id', subject.id, 'name', subject.name) as subject,
          c.number_of_tokens, ${asInstant(sql`c.expire_at`)} as expire_at, p.status <> 'alone' as is_paired,
          course.student_group_type_id as "group", ${ownerColumns}
        from classrooms c
        join class_pairings p on p.id = c.class_pairing_id
        join subjects subject on subject.id = c.subject_id
        join teachers t on t.id = c.teacher_id
        left join schools school on school.id = t.school_id
        left join courses course on course.id = c.course_id
        where ${isOneOf(wanted)}`,
  )
}

/** Whether a teacher looks for a partner: only then does the search show them, and may they be asked. */
export async function hasWaiting(db: Database, teacherId: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from classrooms c join class_pairings p on p.id = c.class_pairing_id
        where c.teacher_id = ${teacherId} and ${isOffered()} limit 1`,
  )
  return found.length > 0
}

/** A request, apart from what is shown of it. */
export interface RawRequest {
  id: number
  status: ConnectionStatus
  teacher_id: number
  classroom_id: number
  invited_teacher_id: number
  invited_classroom_id: number | null
  sends: number
}

/** A request, whoever's it is; with `hold` nobody else changes it until the transaction ends. */
export async function rawRequest(db: Database, id: number, { hold = false } = {}) {
  const [found] = await rows<RawRequest>(
    db,
    sql`select id, status, teacher_id, classroom_id, invited_teacher_id, invited_classroom_id, sends
        from connection_requests where id = ${id} ${hold ? sql`for update` : sql``}`,
  )
  return found
}
