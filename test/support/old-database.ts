import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from '../../server/db/database.ts'
import { paths } from '../../server/paths.ts'

/** Brings an empty database to what it was before a migration, whose name this is. */
export async function migrateUntil({ db, kind }: OpenDatabase, migration: string): Promise<void> {
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'cx-migrations-'))
  try {
    cpSync(paths.migrations, migrationsFolder, { recursive: true })
    const file = join(migrationsFolder, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
    const place = journal.entries.findIndex(({ tag }) => tag === migration)
    if (place < 0) throw new Error(`there is no migration ${migration}`)
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }))
    if (kind === 'pglite') await migratePglite(db as unknown as PgliteDatabase, { migrationsFolder })
    else await migratePg(db as unknown as NodePgDatabase, { migrationsFolder })
  } finally {
    rmSync(migrationsFolder, { recursive: true })
  }
}
