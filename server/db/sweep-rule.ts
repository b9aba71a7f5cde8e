import { type Column, getTableColumns, lt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Services } from '../services.ts'
import type { Database } from './database.ts'

/** Clears away what is of no use any more; every node does it once an hour. */
export type SweepRule = (
  db: Database,
  services: Pick<Services, 'storage' | 'filesInUse' | 'config'>,
) => Promise<unknown>

/** Rows go so many hours after the moment in one of their columns. */
export const goneAfterHours =
  <Table extends PgTable>(table: Table, column: keyof Table['_']['columns'] & string, hours: number) =>
  (db: Database): Promise<unknown> => {
    const moment = getTableColumns(table)[column] as Column
    return db.delete(table).where(lt(moment, sql`now() - make_interval(hours => ${hours})`))
  }

const DAY_HOURS = 24

/** Rows go so many days after the moment in one of their columns. */
export const gone = <Table extends PgTable>(
  table: Table,
  column: keyof Table['_']['columns'] & string,
  days: number,
) => goneAfterHours(table, column, days * DAY_HOURS)
