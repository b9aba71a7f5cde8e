import { sql } from 'drizzle-orm'
import { groupTypes } from '../../../../src/contract/rules/group-types.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'

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
