import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'

/** What a student has posted, whatever became of it; a deleted post is none. */
export interface StudentWork {
  id: number
  videos: number
  responses: number
  /** When the student was added, or posted last. */
  updated_at: string
}

export const findWork = (db: Database, classroomId: number): Promise<StudentWork[]> =>
  rows<StudentWork>(
    db,
    sql`select s.id,
          count(p.id) filter (where not p.is_response)::int as videos,
          count(p.id) filter (where p.is_response)::int as responses,
          ${asInstant(sql`greatest(s.created_at, max(p.created_at))`)} as updated_at
        from students s
        left join submissions p on p.student_id = s.id and p.status <> 'deleted'
        where s.classroom_id = ${classroomId} and ${present}
        group by s.id`,
  )
