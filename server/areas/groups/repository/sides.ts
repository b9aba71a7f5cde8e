import { type SQL, sql } from 'drizzle-orm'
import type { PartnerCheck } from '../../../../src/contract/entities/student.ts'
import { type GroupTypeId, groupTypes } from '../../../../src/contract/rules/group-types.ts'
import { type Database, rows } from '../../../db/database.ts'
import { type OwnerRow, ownerColumns } from '../../../db/exchange-owner.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'

/** Both classrooms of an exchange, by their ids; none when the classroom is another's. */
const sideIds = (db: Database, { teacherId, id }: OwnClassroom, hold = sql``) =>
  rows<{ id: number }>(
    db,
    sql`select id from classrooms where class_pairing_id = (
          select class_pairing_id from classrooms where id = ${id} and teacher_id = ${teacherId}
        ) order by id ${hold}`,
  )

/** A classroom and the teacher whose it has to be. */
export interface OwnClassroom {
  id: number
  teacherId: number
}

/**
 * Does some work with both classrooms of an exchange locked (docs/decisions/order-of-locks.md). When they became partners
 * while this waited, it holds but one of them, and begins anew: so they are always locked in one order.
 */
export async function withSides(
  db: Database,
  classroom: OwnClassroom,
  work: (transaction: Database) => Promise<void>,
): Promise<void> {
  const idsOf = (found: readonly { id: number }[]) => JSON.stringify(found)
  let isDone = false
  while (!isDone)
    isDone = await db.transaction(async transaction => {
      const held = await sideIds(transaction, classroom, sql`for no key update`)
      if (idsOf(held) !== idsOf(await sideIds(transaction, classroom))) return false
      await work(transaction)
      return true
    })
}

/** How one classroom of an exchange stands with its groups. */
export interface Side extends OwnerRow {
  id: number
  group: GroupTypeId | null
  expire_at: string | null
  /** What the teacher has asked for. */
  asked: number | null
  /** Groups that are there. */
  groups: number
  /** Their places. */
  places: number[]
}

const ofSide = (side: SQL) => sql`from students s where s.classroom_id = ${side}.id and ${present}`

/** The classroom, and that of the partner where there is one. */
export async function findSides(
  db: Database,
  classroomId: number,
): Promise<{ own: Side; partner: Side | undefined }> {
  const found = await rows<Side>(
    db,
    sql`select c.id, course.student_group_type_id as "group", c.groups_number as asked,
          ${asInstant(sql`c.expire_at`)} as expire_at, ${ownerColumns},
          (select count(*)::int ${ofSide(sql`c`)}) as groups,
          (select coalesce(jsonb_agg(s.place order by s.place) filter (where s.place is not null), '[]') ${ofSide(sql`c`)})
            as places
        from classrooms c
        join teachers t on t.id = c.teacher_id
        left join schools school on school.id = t.school_id
        left join courses course on course.id = c.course_id
        where c.class_pairing_id = (select class_pairing_id from classrooms where id = ${classroomId})`,
  )
  const own = found.find(({ id }) => id === classroomId)
  if (!own) throw new Error(`there is no classroom ${classroomId}`)
  return { own, partner: found.find(({ id }) => id !== classroomId) }
}

/**
 * What each side has, or has asked for, null where students do not post in small groups; undefined when the classroom is
 * another's, or not there.
 */
export async function checkGroups(
  db: Database,
  { id, teacherId }: OwnClassroom,
): Promise<PartnerCheck | undefined> {
  const [found] = await rows<PartnerCheck>(
    db,
    sql`with sides as (
          select c.id, case when course.student_group_type_id = ${groupTypes.smallGroup}
            then coalesce(nullif((select count(*)::int ${ofSide(sql`c`)}), 0), c.groups_number) end::int as settled,
            c.groups_help_asked_at is not null as help_asked
          from classrooms c left join courses course on course.id = c.course_id
          where c.class_pairing_id = (
            select class_pairing_id from classrooms where id = ${id} and teacher_id = ${teacherId}
          )
        )
        select own.settled as students_number, other.settled as partner_student_number, own.help_asked
        from sides own left join sides other on other.id <> own.id
        where own.id = ${id}`,
  )
  return found
}
