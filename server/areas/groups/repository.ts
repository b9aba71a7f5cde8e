import { sql } from 'drizzle-orm'
import type { GroupName, PartnerCheck } from '../../../src/contract/entities/student.ts'
import { type GroupTypeId, groupTypes } from '../../../src/contract/rules/group-types.ts'
import { type Database, rows } from '../../db/database.ts'
import { present } from '../../db/present.ts'
import { asInstant } from '../../db/text.ts'

/** Both classrooms of an exchange, by their ids (docs/decisions/order-of-locks.md); nothing when it is another's. */
export async function lockSides(transaction: Database, teacherId: number, classroomId: number) {
  await transaction.execute(
    sql`select id from classrooms where class_pairing_id = (
          select class_pairing_id from classrooms where id = ${classroomId} and teacher_id = ${teacherId}
        ) order by id for no key update`,
  )
}

/** How one classroom of an exchange stands with its groups. */
export interface Side {
  id: number
  group: GroupTypeId | null
  /** What the teacher has asked for. */
  asked: number | null
  /** Groups that are there. */
  groups: number
}

/** The classroom, and that of the partner where there is one. */
export async function findSides(
  db: Database,
  classroomId: number,
): Promise<{ own: Side; partner: Side | undefined }> {
  const found = await rows<Side>(
    db,
    sql`select c.id, course.student_group_type_id as "group", c.groups_number as asked,
          (select count(*)::int from students s where s.classroom_id = c.id and ${present}) as groups
        from classrooms c
        left join courses course on course.id = c.course_id
        where c.class_pairing_id = (select class_pairing_id from classrooms where id = ${classroomId})`,
  )
  const own = found.find(({ id }) => id === classroomId)
  if (!own) throw new Error(`there is no classroom ${classroomId}`)
  return { own, partner: found.find(({ id }) => id !== classroomId) }
}

const settled = (side: string) => sql.raw(`coalesce(nullif(${side}.groups, 0), ${side}.groups_number)`)

/** What each side has, or has asked for; undefined when the classroom is another's, or not there. */
export async function checkGroups(
  db: Database,
  teacherId: number,
  classroomId: number,
): Promise<PartnerCheck | undefined> {
  const [found] = await rows<PartnerCheck>(
    db,
    sql`with sides as (
          select c.*, (select count(*)::int from students s where s.classroom_id = c.id and ${present}) as groups
          from classrooms c
          where c.class_pairing_id = (
            select class_pairing_id from classrooms where id = ${classroomId} and teacher_id = ${teacherId}
          )
        )
        select ${settled('own')}::int as students_number, ${settled('other')}::int as partner_student_number
        from sides own left join sides other on other.id <> own.id
        where own.id = ${classroomId}`,
  )
  return found
}

/** Groups whose names wait for approval, in their order; undefined when the classroom is another's, or not there. */
export async function namesToReview(
  db: Database,
  teacherId: number,
  classroomId: number,
): Promise<GroupName[] | undefined> {
  const [found] = await rows<{ names: GroupName[] }>(
    db,
    sql`select coalesce((
            select jsonb_agg(
              jsonb_build_object('id', s.id, 'group_name', s.first_name, 'username_prefix', s.username)
              order by s.id
            ) from students s where s.classroom_id = c.id and ${present} and not s.is_approved_name
          ), '[]') as names
        from classrooms c where c.id = ${classroomId} and c.teacher_id = ${teacherId}`,
  )
  return found?.names
}

/** A classroom whose teacher has asked for help with its groups. */
export interface HelpAsked {
  id: number
  name: string
  email: string
  asked_at: string
}

/** Those that still have no groups, oldest first. */
export const findHelpAsked = (db: Database): Promise<HelpAsked[]> =>
  rows<HelpAsked>(
    db,
    sql`select c.id, c.name, t.email, ${asInstant(sql`c.groups_help_asked_at`)} as asked_at
        from classrooms c
        join teachers t on t.id = c.teacher_id
        join courses course on course.id = c.course_id and course.student_group_type_id = ${groupTypes.smallGroup}
        where c.groups_help_asked_at is not null
          and not exists (select 1 from students s where s.classroom_id = c.id and ${present})
        order by c.groups_help_asked_at, c.id`,
  )
