import { sql } from 'drizzle-orm'
import type { Partner } from '../../../../src/contract/entities/partner.ts'
import { type Database, rows } from '../../../db/database.ts'
import { teacherName } from '../../../db/full-name.ts'
import { present } from '../../../db/present.ts'
import { classroomFields, type ProfileRow, profileOf } from './shown.ts'

export type PartnerRow = ProfileRow & Pick<Partner, 'last_name' | 'classrooms'>

/** Of classrooms `x`: what their partner is shown besides. */
const shared = sql`jsonb_build_object(${classroomFields(sql`x`)},
  'class_pairing_id', x.class_pairing_id,
  'teacher', jsonb_build_object('full_name', ${teacherName(sql`t`)}),
  'teacher_assistants', coalesce((
    select jsonb_agg(jsonb_build_object('full_name', a.full_name) order by a.id)
    from teacher_assistants a where a.classroom_id = x.id
  ), '[]'),
  'students_number', (
    select sum(s.members_number)::int from students s where s.classroom_id = x.id and ${present}
  ))`

/** The partner of a classroom, null as long as there is none; undefined when the classroom is another's, or not there. */
export async function findPartner(
  db: Database,
  { id, teacherId }: { id: number; teacherId: number },
): Promise<PartnerRow | null | undefined> {
  const [found] = await rows<{ partner: PartnerRow | null }>(
    db,
    sql`select case when t.id is not null then ${profileOf(sql`t`)} || jsonb_build_object(
            'last_name', coalesce(t.last_name, ''),
            'classrooms', (
              select jsonb_agg(${shared} order by x.id = other.id desc, x.start_date desc, x.id desc)
              from classrooms mine join classrooms x on x.class_pairing_id = mine.class_pairing_id and x.id <> mine.id
              where mine.teacher_id = c.teacher_id and x.teacher_id = t.id
            )
          ) end as partner
        from classrooms c
        left join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
        left join teachers t on t.id = other.teacher_id
        where c.id = ${id} and c.teacher_id = ${teacherId}`,
  )
  return found?.partner
}
