import { fillPlaceholders, type QueryWithTypings, type SQL } from 'drizzle-orm'
import type { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

type Rows = Promise<{ rows: unknown[] }>

/** The embedded database, which has no names for statements. */
interface Embedded {
  exec: unknown
  query: (text: string, values: unknown[]) => Rows
}

interface Driver {
  query: (statement: { name?: string | undefined; text: string; values: unknown[] }) => Rows
}

/** What Drizzle keeps in a database; the same in both drivers and in transactions. No promise of theirs. */
interface Inside {
  dialect: PgDialect
  session: {
    client: Embedded | Driver
    logger: { logQuery: (text: string, values: unknown[]) => void }
  }
}

/**
 * A statement that is made into text once and goes straight to the driver, for calls that are polled. Its values are
 * placeholders (`sql.placeholder('id')`); dates and instants have to be selected as text, since the driver would make
 * them `Date`s. With a name PostgreSQL keeps how it finds the rows, too, once for each connection: for what is asked so
 * often that thinking about it costs more than the answer. The caller vouches for `Row`.
 */
export function prepared<Row>(statement: SQL, name?: string) {
  let query: QueryWithTypings | undefined
  return async (db: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const { dialect, session } = db as unknown as Inside
    query ??= dialect.sqlToQuery(statement)
    const parameters = fillPlaceholders(query.params, values)
    session.logger.logQuery(query.sql, parameters)
    const { client } = session
    const result = await ('exec' in client
      ? client.query(query.sql, parameters)
      : client.query({ name, text: query.sql, values: parameters }))
    return result.rows as Row[]
  }
}
