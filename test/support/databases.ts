import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { type OpenDatabase, openDatabase } from '../../server/db/database.ts'
import { markDemo } from '../../server/db/demo-mark.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seedDemo } from '../../server/db/seed/seed.ts'
import { alone } from './alone.ts'
import { isAlive } from './is-alive.ts'
import { leanArchive } from './lean-archive.ts'
import { type TemplateContents, templateName } from './template-name.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type DatabaseKind = 'pglite' | 'postgres'

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)

/** What the server's tests run on: PostgreSQL when TEST_DATABASE_URL is set, and the embedded database otherwise. */
export const databaseKind: DatabaseKind = hasPostgres ? 'postgres' : 'pglite'

export const databaseKinds: readonly DatabaseKind[] = [databaseKind]

/** Both, where there is PostgreSQL: for what is about the database itself. */
export const bothDatabases: readonly DatabaseKind[] = hasPostgres ? ['pglite', 'postgres'] : ['pglite']

/** Where a project keeps them. */
const placeOf = (contents: TemplateContents, project: string) =>
  join(project, '.cache/test-databases', templateName(contents, project))

/** A blob that lies in memory in one piece, and is copied as one; another is put together anew each time. */
class Archive extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([])
    this.#bytes = bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.slice().buffer
  }
}

const read = (file: string): Blob | null =>
  existsSync(file) ? new Archive(new Uint8Array(readFileSync(file))) : null

/** What a server does with a new database before it listens. */
export async function fillDatabase(database: OpenDatabase, contents: TemplateContents): Promise<void> {
  await migrate(database)
  if (contents === 'empty') return
  await markDemo(database.db)
  await seedDemo(database.db)
}

/** Makes one anew, whatever is kept. */
export async function makeTemplate(contents: TemplateContents): Promise<Blob> {
  const database = await openDatabase({ url: 'memory', dataDir: '' })
  await fillDatabase(database, contents)
  const client = (database.db as unknown as { $client: PGlite }).$client
  // who starts from it has nothing to go through again
  await client.exec('checkpoint')
  const { rows } = await client.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  )
  const dump = await client.dumpDataDir('none')
  await database.close()
  return new Archive(leanArchive(new Uint8Array(await dump.arrayBuffer()), rows[0]?.name))
}

/** Removes those of other sources and days, and the drafts (`<template>.<process>`) of processes that were killed. */
export function sweepTemplates(contents: TemplateContents, directory: string): void {
  for (const old of globSync(`${contents}-*.tar*`, { cwd: directory })) {
    const [, owner] = old.split('.tar.')
    if (!owner || !isAlive(owner)) rmSync(join(directory, old), { force: true })
  }
}

/** Those of this process, whose sources do not change. */
const held = new Map<TemplateContents, Promise<Blob>>()

/**
 * A migrated embedded database to start others from, with the demo data or without. Made once for each day and each
 * state of the sources and kept in `.cache`, since making one takes longer than most tests. `npm run mutate` names in
 * TEMPLATE_SOURCES the project without its bug, whose templates are good while the bug has no part in what a database
 * holds at first: they are read, never made, since here they would be made with the bug.
 */
export function databaseTemplate(contents: TemplateContents): Promise<Blob> {
  const template = held.get(contents) ?? findTemplate(contents)
  held.set(contents, template)
  return template
}

async function findTemplate(contents: TemplateContents): Promise<Blob> {
  const { TEMPLATE_SOURCES } = process.env
  const good = TEMPLATE_SOURCES ? read(placeOf(contents, TEMPLATE_SOURCES)) : null
  if (good) return good
  const file = placeOf(contents, root)
  const directory = dirname(file)
  const made = read(file)
  if (made) return made
  mkdirSync(directory, { recursive: true })
  return alone(join(directory, `${contents}.lock`), async () => {
    const madeMeanwhile = read(file)
    if (madeMeanwhile) return madeMeanwhile
    sweepTemplates(contents, directory)
    const dump = await makeTemplate(contents)
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
    renameSync(draft, file)
    return dump
  })
}
