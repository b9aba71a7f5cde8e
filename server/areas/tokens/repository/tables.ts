import { type SQL, sql } from 'drizzle-orm'
import type { TokenLot } from '../../../../src/contract/entities/token.ts'
import type { TokenStatus } from '../../../../src/contract/rules/token-filters.ts'
import { type Database, rows } from '../../../db/database.ts'
import type { tokenEntryKinds } from '../schema.ts'

/** Which rows of a table: all of them have an order, the newest first. */
export interface Slice {
  limit: number
  offset: number
}

interface Page<Row> {
  total: number
  rows: Row[]
}

/** Tells a page whose rows come as JSON, so that it is one statement with their number. */
async function pageOf<Row>(db: Database, statement: SQL): Promise<Page<Row>> {
  const [found] = await rows<Page<Row>>(db, statement)
  return found ?? { total: 0, rows: [] }
}

const lasts = sql`l.expire_at > at`
const subject = sql`json_build_object('id', s.id, 'name', s.name)`

const isShown: Record<TokenStatus, SQL> = {
  available: sql`l.available > 0 and ${lasts}`,
  active: sql`a.count > 0`,
  concluded: sql`l.spent > coalesce(a.count, 0)`,
  expired: sql`(l.expired > 0 or l.available > 0 and not ${lasts})`,
}

export interface LotsAsked extends Slice {
  teacher_id: number
  status: TokenStatus
  at: Date
  /** The classrooms of the teacher that are not over. */
  running: readonly number[]
}

/** Lots of a teacher that have tokens of a status. What is spent and not on a classroom that runs is concluded. */
export const listLots = (
  db: Database,
  { teacher_id, status, at, running, limit, offset }: LotsAsked,
): Promise<Page<Omit<TokenLot, 'created_at' | 'expire_at'> & { created_at: string; expire_at: string }>> =>
  pageOf(
    db,
    sql`with clock as (select ${at.toISOString()}::timestamptz as at),
        active as (
          select e.lot_id, -sum(e.amount)::int as count from token_entries e
          where e.classroom_id = any(${`{${running.join(',')}}`}::int[]) and e.teacher_id = ${teacher_id}
            and e.kind in ('spent', 'returned')
          group by e.lot_id
        )
        select (
          select count(*)::int from token_lots l left join active a on a.lot_id = l.id, clock
          where l.teacher_id = ${teacher_id} and ${isShown[status]}
        ) as total, coalesce((
          select json_agg(p) from (
            select l.id, l.created_at, ${subject} as subject, l.amount as amount_tokens,
              case when ${lasts} then l.available else 0 end as available_count,
              coalesce(a.count, 0) as active_count,
              l.spent - coalesce(a.count, 0) as concluded_count,
              l.expired + case when ${lasts} then 0 else l.available end as expired_count,
              l.expire_at
            from token_lots l join subjects s on s.id = l.subject_id left join active a on a.lot_id = l.id, clock
            where l.teacher_id = ${teacher_id} and ${isShown[status]}
            order by l.created_at desc, l.id desc limit ${limit} offset ${offset}
          ) p
        ), '[]') as rows`,
  )

export interface UseRow {
  id: number
  date: string
  subject: { id: number; name: string }
  kind: (typeof tokenEntryKinds)[number]
  classroom: string | null
  number_of_exchanges: number
}

/** What happened to the tokens of a teacher. */
export const listUses = (db: Database, teacher_id: number, { limit, offset }: Slice): Promise<Page<UseRow>> =>
  pageOf(
    db,
    sql`select (select count(*)::int from token_entries where teacher_id = ${teacher_id}) as total, coalesce((
          select json_agg(p) from (
            select e.id, e.created_at as date, ${subject} as subject, e.kind, c.name as classroom,
              e.amount as number_of_exchanges
            from token_entries e join subjects s on s.id = e.subject_id left join classrooms c on c.id = e.classroom_id
            where e.teacher_id = ${teacher_id}
            order by e.created_at desc, e.id desc limit ${limit} offset ${offset}
          ) p
        ), '[]') as rows`,
  )

export interface Dates {
  id: number
  start_date: string
  end_date: string
  expire_at: string | null
}

/** The classrooms of a teacher whose last day has not passed: the others are over, whatever else is said of them. */
export const listUnended = (db: Database, teacher_id: number, today: string) =>
  rows<Dates>(
    db,
    sql`select id, start_date::text as start_date, end_date::text as end_date,
          to_char(expire_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as expire_at
        from classrooms where teacher_id = ${teacher_id} and end_date >= ${today}::date`,
  )
