import { type SQL, sql } from 'drizzle-orm'

/** Of teachers under this name: nobody has disabled them, their email is theirs, and they are known to teach. */
export const mayBeMet = (t: SQL): SQL =>
  sql`(${t}.disabled_at is null and ${t}.email_verified_at is not null and ${t}.is_teacher_validated)`

/** Of classrooms `c` with their pairings `p`: they look for a partner, and their exchange is not over. */
export const isOffered = (now: SQL = sql`now()`): SQL =>
  sql`(p.status = 'alone' and (c.expire_at is null or c.expire_at > ${now}))`
