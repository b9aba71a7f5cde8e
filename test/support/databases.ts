import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { openDatabase } from '../../server/db/database.ts'
import { markDemo } from '../../server/db/demo-mark.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seedDemo } from '../../server/db/seed/seed.ts'
import { importGraph } from './import-graph.ts'
import { leanArchive } from './lean-archive.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type DatabaseKind = 'pglite' | 'postgres'

/** What the server's tests run on: the embedded database, and PostgreSQL too when TEST_DATABASE_URL is set. */
export const databaseKinds: readonly DatabaseKind[] = process.env.TEST_DATABASE_URL
  ? ['pglite', 'postgres']
  : ['pglite']

/**
 * The project whose templates are good. `npm run mutate` names the one without its bug while the bug has no part in
 * what a database holds at first: making a template takes longer than most tests.
 */
const sourcesRoot = process.env.TEMPLATE_SOURCES ?? root

/** What makes a template; everything that they import counts. */
const MAKERS = ['server/db/migrate.ts', 'server/db/demo-mark.ts', 'server/db/seed/seed.ts'].map(file =>
  join(sourcesRoot, file),
)

/** Changes with the day and with the content of everything that migrates and seeds. */
function templateName(contents: 'demo' | 'empty'): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const migrations = globSync('server/db/migrations/**/*.{sql,json}', { cwd: sourcesRoot })
  const files = [...migrations, 'package-lock.json', 'test/support/lean-archive.ts'].map(file =>
    join(sourcesRoot, file),
  )
  const sources = [...importGraph(MAKERS), ...files]
  for (const text of sources.map(file => readFileSync(file, 'utf8')).sort()) hash.update(text)
  return `${contents}-${hash.digest('hex').slice(0, 16)}.tar`
}

const LOCK_STALE_MS = 60_000

/** Runs `work` in one process at a time; a lock whose owner died is taken over after a minute. */
async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
      if (since !== undefined && Date.now() - since > LOCK_STALE_MS)
        rmSync(lock, { recursive: true, force: true })
      else await setTimeout(100)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function read(file: string): Blob | null {
  return existsSync(file) ? new Blob([new Uint8Array(readFileSync(file))]) : null
}

async function makeTemplate(contents: 'demo' | 'empty'): Promise<Blob> {
  const database = await openDatabase({ url: 'memory', dataDir: '' })
  await migrate(database)
  if (contents === 'demo') {
    await markDemo(database.db)
    await seedDemo(database.db)
  }
  const client = (database.db as unknown as { $client: PGlite }).$client
  const dump = await client.dumpDataDir('none')
  await database.close()
  return new Blob([leanArchive(new Uint8Array(await dump.arrayBuffer()))])
}

/**
 * A migrated embedded database to start others from, with the demo data or without. Made once for each day and each
 * state of the sources and kept in `.cache`, since making one takes longer than most tests.
 */
export async function databaseTemplate(contents: 'demo' | 'empty'): Promise<Blob> {
  const directory = join(root, '.cache/test-databases')
  const file = join(directory, templateName(contents))
  const made = read(file)
  if (made) return made
  mkdirSync(directory, { recursive: true })
  return alone(join(directory, `${contents}.lock`), async () => {
    const madeMeanwhile = read(file)
    if (madeMeanwhile) return madeMeanwhile
    for (const old of globSync(`${contents}-*.tar`, { cwd: directory }))
      rmSync(join(directory, old), { force: true })
    const dump = await makeTemplate(contents)
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
    renameSync(draft, file)
    return dump
  })
}

/** A database of its own on the PostgreSQL of TEST_DATABASE_URL. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name} template template0 encoding 'UTF8'`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}
