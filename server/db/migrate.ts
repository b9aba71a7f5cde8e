import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { fills, jobs, watches } from '../areas/areas.ts'
import { installWatches } from '../areas/changes/area.ts'
import { CannotStart } from '../cannot-start.ts'
import { installJobs } from '../jobs/pg-boss.ts'
import { mailQueue } from '../mail/mails.ts'
import { paths } from '../paths.ts'
import { type Database, type OpenDatabase, rows } from './database.ts'

/** drizzle goes by dates alone and would run into its own tables, with a page of SQL for the operator. */
async function refuseUnreleased(db: Database): Promise<void> {
  const [table] = await rows<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!table?.exists) return
  const done = await rows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`)
  const [first] = readMigrationFiles({ migrationsFolder: paths.migrations })
  if (done.length === 0 || done.some(({ hash }) => hash === first?.hash)) return
  throw new CannotStart(
    'This database was made by an older, unreleased version, from which nothing leads to this one. Move it away (DATA_DIR, or the database of DATABASE_URL) and start with a new one, or go on with that version.',
  )
}

/**
 * Brings the database to the schema of this release and fills the lists that come with it. Safe to run by several
 * nodes at once, and quick when there is nothing to do.
 * @throws {CannotStart} when an unreleased version made the database
 */
export async function migrate(database: OpenDatabase): Promise<void> {
  await database.exclusively(async () => {
    await refuseUnreleased(database.db)
    const folder = { migrationsFolder: paths.migrations }
    if (database.kind === 'pglite') await migratePglite(database.db as unknown as PgliteDatabase, folder)
    else await migratePg(database.db as unknown as NodePgDatabase, folder)
    await installWatches(database.db, watches)
    for (const fill of fills) await fill(database.db)
    await installJobs(database, [mailQueue, ...jobs.map(({ queue }) => queue)])
  })
}
