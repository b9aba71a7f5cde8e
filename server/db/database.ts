import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { type ConstructorOptions, fromPglite } from 'pg-boss'
import { claim } from './claim.ts'
import { aloneLocks, type NodeLocks, postgresLocks } from './node-locks.ts'

/**
 * The database, embedded or PostgreSQL, or a transaction of it. Inside `transaction` only the transaction's own
 * handle may be used: the embedded database has one connection and would wait for itself.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface OpenDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  /** How the job queue reaches this database. */
  jobStore: ConstructorOptions
  /** Runs `work` while no other node runs its own `work`. */
  exclusively: (work: () => Promise<void>) => Promise<void>
  nodeLocks: NodeLocks
  close: () => Promise<void>
}

export interface DatabaseOptions {
  /** `postgres://...`, 'memory' for an embedded one that is kept nowhere, or null for one in `dataDir`. */
  url: string | null | 'memory'
  dataDir: string
  /** Told every statement, for counting and for tracing. */
  onStatement?: (statement: string) => void
  /** An embedded database to start from, as `PGlite.dumpDataDir` gives it; for tests. */
  template?: Blob
}

/** Any number that no other program on the same PostgreSQL is likely to use as an advisory lock. */
const MIGRATION_LOCK = 4_200_042

/** Opens the database; nothing is created or migrated yet. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const logger = options.onStatement ? { logQuery: options.onStatement } : false
  if (options.url && options.url !== 'memory') return openPostgres(options.url, logger)

  const client = await openPglite(options)
  return {
    db: drizzlePglite({ client, logger }) as unknown as Database,
    kind: 'pglite',
    jobStore: { db: fromPglite(client), backend: 'pglite' },
    exclusively: work => work(),
    nodeLocks: aloneLocks,
    close: () => client.close(),
  }
}

/** What lives in memory is read from memory anyway: the default of 128 MB of buffers is cleared before anything else. */
const IN_MEMORY = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

async function openPglite({ url, dataDir, template }: DatabaseOptions): Promise<PGlite> {
  if (url === 'memory')
    return PGlite.create({ startParams: IN_MEMORY, ...(template ? { loadDataDir: template } : {}) })
  const directory = join(dataDir, 'pglite')
  mkdirSync(directory, { recursive: true })
  const release = claim(`${directory}.pid`)
  try {
    const client = await PGlite.create(directory)
    const close = client.close.bind(client)
    client.close = () => close().finally(release)
    return client
  } catch (error) {
    release()
    throw error
  }
}

type Logger = { logQuery: (statement: string) => void } | false

function openPostgres(url: string, logger: Logger): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 10, application_name: 'classroom-exchange' })
  // A connection that dies is replaced by the pool; without a listener it would end the process. The pool's own listens to
  // those that are idle alone; within a transaction the statement fails anyway.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  const nodeLocks = postgresLocks(url)
  return {
    db: drizzlePg({ client: pool, logger }) as unknown as Database,
    kind: 'postgres',
    jobStore: { connectionString: url, max: 2, application_name: 'classroom-exchange jobs' },
    async exclusively(work) {
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
        await work()
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
        client.release()
      }
    },
    nodeLocks,
    async close() {
      await nodeLocks.close()
      await pool.end()
    },
  }
}

/** Rows of a statement written as SQL, for what the query builder cannot say. The caller vouches for `Row`. */
export async function rows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] }
  return result.rows
}
