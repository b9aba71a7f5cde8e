import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { fills, jobs, watches } from '../areas/areas.ts'
import { installWatches } from '../areas/changes/area.ts'
import { installJobs } from '../jobs/pg-boss.ts'
import { mailQueue } from '../mail/mails.ts'
import { paths } from '../paths.ts'
import type { OpenDatabase } from './database.ts'

/**
 * Brings the database to the schema of this release and fills the lists that come with it. Safe to run by several
 * nodes at once, and quick when there is nothing to do.
 */
export async function migrate(database: OpenDatabase): Promise<void> {
  await database.exclusively(async () => {
    const folder = { migrationsFolder: paths.migrations }
    if (database.kind === 'pglite') await migratePglite(database.db as unknown as PgliteDatabase, folder)
    else await migratePg(database.db as unknown as NodePgDatabase, folder)
    await installWatches(database.db, watches)
    for (const fill of fills) await fill(database.db)
    await installJobs(database, [mailQueue.name, ...jobs.map(({ queue }) => queue.name)])
  })
}
