import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase } from '../../server/db/database.ts'
import { dayAfter, dayOf } from '../../src/contract/rules/days.ts'
import { fillDatabase } from './databases.ts'
import { type TemplateContents, templateName } from './template-name.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A database on the PostgreSQL of TEST_DATABASE_URL that other databases are copied from. */
const PREFIX = 'cx_template_'

/** Those of this process, whose sources do not change. */
const names = new Map<TemplateContents, string>()

/** That of those with these contents, for as long as this process runs. */
export function postgresTemplateName(contents: TemplateContents): string {
  const name =
    names.get(contents) ?? PREFIX + templateName(contents, root).replace('.tar', '').replace('-', '_')
  names.set(contents, name)
  return name
}

const today = () => dayOf(Date.now())

function server(): string {
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')
  return TEST_DATABASE_URL
}

function urlOf(name: string): string {
  const url = new URL(server())
  url.pathname = `/${name}`
  return url.href
}

/** On the server's own database. */
export async function connected<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Removes those of days before yesterday, from which nobody who runs since before midnight starts. */
export async function sweepPostgresTemplates(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
     where starts_with(datname, $1) and shobj_description(oid, 'pg_database') < $2`,
    [PREFIX, dayAfter(today(), -1)],
  )
  for (const { name } of rows) await client.query(`drop database if exists ${name}`)
}

async function isThere(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

/** Fills one under another name first, so that one that is there is whole. */
async function makeTemplate(client: pg.Client, name: string, contents: TemplateContents): Promise<void> {
  const draft = `${name}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft} template template0 encoding 'UTF8'`)
  const database = await openDatabase({ url: urlOf(draft), dataDir: '' })
  try {
    await fillDatabase(database, contents)
  } finally {
    await database.close()
  }
  await client.query(`comment on database ${draft} is '${today()}'`)
  await client.query(`alter database ${draft} rename to ${name}`)
}

/**
 * The name of a database with these contents, made once for each day and each state of the sources, by one process while
 * the others wait.
 */
async function template(client: pg.Client, contents: TemplateContents): Promise<string> {
  const name = postgresTemplateName(contents)
  if (await isThere(client, name)) return name
  // ends with this connection
  await client.query('select pg_advisory_lock(hashtext($1))', [PREFIX])
  if (await isThere(client, name)) return name
  await sweepPostgresTemplates(client)
  await makeTemplate(client, name, contents)
  return name
}

/** A database of its own on the PostgreSQL of TEST_DATABASE_URL: with contents that a server has made, or with nothing. */
export async function createPostgresDatabase(
  contents?: TemplateContents,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await connected(async client => {
    const source = contents ? await template(client, contents) : 'template0'
    await client.query(`create database ${name} template ${source} strategy file_copy`)
  })
  return {
    url: urlOf(name),
    drop: () =>
      connected(async client => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}
