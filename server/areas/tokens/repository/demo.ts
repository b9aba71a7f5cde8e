import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import type { Purse } from './lots.ts'

/** Every classroom of the demo with what it cost, the oldest first. */
export const paidClassrooms = (db: Database) =>
  rows<Purse & { id: number; number_of_tokens: number; created_at: string }>(
    db,
    sql`select id, teacher_id, subject_id, number_of_tokens, created_at::text as created_at from classrooms
        where number_of_tokens > 0 order by created_at, id`,
  )
