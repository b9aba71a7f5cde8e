import { fillPlaceholders, type QueryWithTypings, type SQL } from 'drizzle-orm'
import type { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** What Drizzle keeps in a database; the same in both drivers and in transactions. No promise of theirs. */
interface Inside {
  dialect: PgDialect
  session: {
    client: { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> }
    logger: { logQuery: (text: string, values: unknown[]) => void }
  }
}

/**
 * A statement that is made into text once and goes straight to the driver, for calls that are polled. Its values are
 * placeholders (`sql.placeholder('id')`); dates and instants have to be selected as text, since the driver would make
 * them `Date`s. The caller vouches for `Row`.
 */
export function prepared<Row>(statement: SQL) {
  let query: QueryWithTypings | undefined
  return async (db: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const { dialect, session } = db as unknown as Inside
    query ??= dialect.sqlToQuery(statement)
    const parameters = fillPlaceholders(query.params, values)
    session.logger.logQuery(query.sql, parameters)
    const result = await session.client.query(query.sql, parameters)
    return result.rows as Row[]
  }
}
