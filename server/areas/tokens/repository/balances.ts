import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

/** The last moment (ms since 1970) at which a teacher has what they have now, unless something happens. */
export async function balancesHoldUntil(
  db: Database,
  teacherId: number,
  at: Date = new Date(),
): Promise<number> {
  const [next] = await rows<{ ends: number | null }>(
    db,
    sql`select (extract(epoch from min(expire_at)) * 1000)::float8 as ends from token_lots
        where teacher_id = ${teacherId} and available > 0 and expire_at > ${at.toISOString()}::timestamptz`,
  )
  return next?.ends ? next.ends - 1 : Number.POSITIVE_INFINITY
}

/** What goes first of each subject: all that expires on the day (UTC) on which the first of it does. */
export const listNextExpiries = (db: Database, teacherId: number, at: Date = new Date()) =>
  rows<{ subject_id: number; expire_at: string; number_of_exchanges: number }>(
    db,
    sql`select subject_id, to_char(first at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as expire_at,
          sum(available)::int as number_of_exchanges
        from (
          select subject_id, available, expire_at, min(expire_at) over (partition by subject_id) as first
          from token_lots
          where teacher_id = ${teacherId} and available > 0 and expire_at > ${at.toISOString()}::timestamptz
        ) lots
        where (expire_at at time zone 'UTC')::date = (first at time zone 'UTC')::date
        group by subject_id, first`,
  )

/** The lots that still have tokens, with when these are gone: each subject's by turn of being spent. */
export const listLotsLeft = (db: Database, teacherId: number, at: Date = new Date()) =>
  rows<{ id: number; name: string; lot_id: number; available: number; expire_at: string }>(
    db,
    sql`select s.id, s.name, l.id as lot_id, l.available, (l.expire_at at time zone 'UTC')::date::text as expire_at
        from token_lots l join subjects s on s.id = l.subject_id
        where l.teacher_id = ${teacherId} and l.available > 0 and l.expire_at > ${at.toISOString()}::timestamptz
        order by s.id, l.expire_at, l.id`,
  )

/** What a teacher has of each subject that they ever had tokens of. */
export const listBalances = (db: Database, teacherId: number, at: Date = new Date()) =>
  rows<{ id: number; name: string; balance_tokens: number }>(
    db,
    sql`select s.id, s.name, coalesce(sum(l.available) filter (
          where l.expire_at > ${at.toISOString()}::timestamptz), 0)::int as balance_tokens
        from token_lots l join subjects s on s.id = l.subject_id
        where l.teacher_id = ${teacherId} group by s.id order by s.id`,
  )
