import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'

/** The students of a demo classroom by its name, in the order in which they have come. */
export const findCommenters = (db: Database, name: string) =>
  rows<{ id: number; classroom_id: number }>(
    db,
    sql`select s.id, s.classroom_id from students s join classrooms c on c.id = s.classroom_id
        where c.name = ${name} and ${present} order by s.id`,
  )
