import { sql } from 'drizzle-orm'
import type { ActiveClassroom } from '../../../../src/contract/entities/library-connection-request.ts'
import { ACTIVE_CLASSROOMS_SHOWN } from '../../../../src/contract/limits/library-connections.ts'
import { type Database, rows } from '../../../db/database.ts'
import { teacherName } from '../../../db/full-name.ts'
import { asInstant } from '../../../db/text.ts'

/** With what its status follows from (rules/classroom-status.ts). */
export type ActiveRow = ActiveClassroom & { start_date: string; expire_at: string | null }

/** Classrooms of a librarian whose exchange runs on a day, the one first in which a student has posted last. */
export const findActive = (db: Database, teacherId: number, day: string): Promise<ActiveRow[]> =>
  rows<ActiveRow>(
    db,
    sql`select c.id, c.name, jsonb_build_object('id', subject.id, 'name', subject.name) as subject,
          case when course.id is not null then jsonb_build_object('id', course.id, 'name', course.name) end as course,
          case when partner.id is not null then
            jsonb_build_object('full_name', ${teacherName(sql`partner`)}, 'avatar', partner.avatar) end as partner,
          c.start_date::text as start_date, c.end_date::text as end_date, ${asInstant(sql`c.expire_at`)} as expire_at,
          ${asInstant(sql`coalesce(latest.at, c.created_at)`)} as last_active_at
        from classrooms c join subjects subject on subject.id = c.subject_id
        left join courses course on course.id = c.course_id
        left join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
        left join teachers partner on partner.id = other.teacher_id
        left join lateral (
          select max(p.created_at) as at from submissions p where p.classroom_id = c.id and p.status <> 'deleted'
        ) latest on true
        where c.teacher_id = ${teacherId} and c.start_date <= ${day}::date and c.end_date >= ${day}::date
        order by coalesce(latest.at, c.created_at) desc, c.id desc limit ${ACTIVE_CLASSROOMS_SHOWN}`,
  )
