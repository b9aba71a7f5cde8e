import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { spendable } from './lots.ts'

/** The last moment (ms since 1970) at which a teacher has what they have now, unless something happens. */
export async function balancesHoldUntil(
  db: Database,
  teacherId: number,
  at: Date = new Date(),
): Promise<number> {
  const [next] = await rows<{ ends: number | null }>(
    db,
    sql`select (extract(epoch from min(expire_at)) * 1000)::float8 as ends from token_lots
        where teacher_id = ${teacherId} and ${spendable(at)}`,
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
          where teacher_id = ${teacherId} and ${spendable(at)}
        ) lots
        where (expire_at at time zone 'UTC')::date = (first at time zone 'UTC')::date
        group by subject_id, first`,
  )

interface LotLeft {
  lot_id: number
  available: number
  /** The day (UTC) on which these are gone. */
  expire_at: string
}

/** Every subject that a teacher ever had tokens of, with the lots that still have some, by turn of being spent. */
export const listLotsLeft = (db: Database, teacherId: number, at: Date = new Date()) =>
  rows<{ id: number; name: string; lots: readonly LotLeft[] }>(
    db,
    sql`select s.id, s.name, coalesce(json_agg(json_build_object('lot_id', l.id, 'available', l.available,
            'expire_at', (l.expire_at at time zone 'UTC')::date) order by l.expire_at, l.id)
          filter (where ${spendable(at)}), '[]') as lots
        from token_lots l join subjects s on s.id = l.subject_id
        where l.teacher_id = ${teacherId} group by s.id order by s.id`,
  )
