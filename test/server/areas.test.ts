import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { areas, jobs, mailKinds } from '../../server/areas/areas.ts'
import { commonRefusals, type RefusalTable } from '../../server/errors.ts'
import { endpoints } from '../../src/contract/endpoints/all.ts'

const root = join(import.meta.dirname, '../..')
const files = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()
const load = (file: string) => import(join(root, file)) as Promise<Record<string, unknown>>

const twice = (names: readonly (string | number)[]) =>
  names.filter((name, index) => names.indexOf(name) !== index)

/** Which folder of server/areas has which tables. */
async function tablesByArea(): Promise<Map<string, string[]>> {
  const found = files('server/areas/*/schema.ts').map(async (file): Promise<[string, string[]]> => {
    const tables = Object.values(await load(file)).filter(value => is(value, PgTable))
    return [file.split('/')[2] ?? '', tables.map(table => getTableName(table))]
  })
  return new Map(await Promise.all(found))
}

const WRITE = /\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?/gi

describe('the areas of the server', () => {
  it('are all in the list', async () => {
    const folders = files('server/areas/*/area.ts')
    assert.equal(areas.length, folders.length)
    for (const folder of folders) {
      assert.ok(
        Object.values(await load(folder)).some(value => areas.includes(value as never)),
        folder,
      )
    }
  })

  it('have no two mails, queues or commands of one name', () => {
    assert.deepEqual(twice(mailKinds.map(({ name }) => name)), [])
    assert.deepEqual(twice(['mail', ...jobs.map(({ queue }) => queue.name)]), [])
    assert.deepEqual(twice(areas.flatMap(({ commands = {} }) => Object.keys(commands))), [])
  })

  it('use each error code in one sense', async () => {
    const modules = await Promise.all(files('src/contract/error-codes/*.ts').map(load))
    const codes = modules.flatMap(module => Object.values(module) as number[])
    assert.ok(codes.length >= 6)
    assert.deepEqual(twice(codes), [])
    const tables = [commonRefusals, ...areas.map(({ refusals = {} }) => refusals)]
    for (const [name, entry] of tables.flatMap(table => Object.entries(table))) {
      if ('error_code' in entry) assert.ok(codes.includes(entry.error_code as number), name)
    }
  })

  it('say by a code what a session may not do: a 403 without one is an access that has run out', () => {
    // those of calls that nobody makes with a session
    const withoutSession = ['accessExpired', 'secretInBrowser', 'originOfNoPage', 'sessionCodeOfOtherOrigin']
    const tables: RefusalTable[] = [commonRefusals, ...areas.map(({ refusals = {} }) => refusals)]
    const silent = tables
      .flatMap(table => Object.entries(table))
      .filter(([, { status, error_code }]) => status === 403 && error_code === undefined)
    assert.deepEqual(silent.map(([name]) => name).toSorted(), withoutSession.toSorted())
  })

  it('give to the list every refusal that they throw', async () => {
    for (const file of files('server/areas/*/refusals.ts')) {
      const { refusals } = await load(file)
      assert.ok(
        areas.some(area => area.refusals === refusals),
        `${file} is missing in its area.ts`,
      )
    }
  })

  it('share a refusal with each other or with the server, and keep those that are theirs alone', () => {
    for (const name of Object.keys(commonRefusals)) {
      const throwing = files('server/**/*.ts').filter(file =>
        readFileSync(join(root, file), 'utf8').includes(`'${name}'`),
      )
      const places = new Set(throwing.map(file => /^server\/areas\/[^/]+/.exec(file)?.[0] ?? 'server'))
      assert.ok(places.has('server') || places.size > 1, `${name} is thrown in ${[...places]}`)
    }
  })

  it('write to no table but their own', async () => {
    const tables = await tablesByArea()
    const every = [...tables.values()].flat()
    assert.ok(every.length > 20)
    assert.deepEqual(twice(every), [])
    for (const file of files('server/**/*.ts')) {
      const own = tables.get(/^server\/areas\/([^/]+)\//.exec(file)?.[1] ?? '') ?? []
      // What the triggers write belongs to the same area.
      const written = [...readFileSync(join(root, file), 'utf8').matchAll(WRITE)].map(
        ([, table = '']) => table,
      )
      const foreign = written.filter(table => every.includes(table) && !own.includes(table))
      assert.deepEqual(foreign, [], file)
    }
  })

  it('handle every endpoint once', () => {
    const handled = areas.flatMap(({ handlers }) => {
      const services = { config: {}, beforeStop: () => undefined }
      return Object.keys(handlers?.(services as never) ?? {})
    })
    assert.deepEqual(handled.toSorted(), Object.keys(endpoints).toSorted())
  })
})
