import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { dayAfter, dayOf } from '../../src/contract/rules/days.ts'
import { alone } from '../support/alone.ts'
import { bothDatabases, sweepTemplates } from '../support/databases.ts'
import { importGraph } from '../support/import-graph.ts'
import { leanArchive } from '../support/lean-archive.ts'
import {
  connected,
  createPostgresDatabase,
  postgresTemplateName,
  sweepPostgresTemplates,
} from '../support/postgres-databases.ts'
import { templateName } from '../support/template-name.ts'

const root = resolve(import.meta.dirname, '../..')
const graph = importGraph([resolve(root, 'server/db/migrate.ts'), resolve(root, 'server/db/seed/seed.ts')])
const files = graph.map(file => relative(root, file))

describe('the database that tests start from', () => {
  for (const file of [
    'server/db/migrate.ts',
    'server/areas/areas.ts',
    'server/areas/reference/data/countries.ts',
    'server/areas/changes/repository/watches.ts',
    'server/areas/classrooms/watched.ts',
    'server/areas/submissions/seed/work.ts',
    'server/areas/teachers/passwords.ts',
    'src/contract/limits/students.ts',
  ]) {
    it(`is made anew when ${file} changes`, () => assert.ok(files.includes(file)))
  }

  it('is not made anew for what only answers calls', () => {
    assert.ok(!files.includes('server/register.ts'))
    assert.ok(!files.includes('server/app.ts'))
  })
})

describe('the template of a project that is changed', () => {
  let copy: string
  before(() => {
    copy = mkdtempSync(join(tmpdir(), 'cx-template-'))
    for (const name of ['package.json', 'package-lock.json', 'server', 'src/contract', 'test/support'])
      cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })
  after(() => rmSync(copy, { recursive: true, force: true }))

  for (const file of [
    'test/support/databases.ts',
    'server/db/migrations/meta/_journal.json',
    'server/db/demo-mark.ts',
    'package-lock.json',
  ])
    it(`is another one after a change of ${file}`, () => {
      const before = templateName('demo', copy)
      appendFileSync(join(copy, file), '\n')
      assert.notEqual(templateName('demo', copy), before)
    })

  it('takes the drafts of processes that were killed with it when it is made, and no others', async () => {
    const directory = join(copy, '.cache/test-databases')
    mkdirSync(directory, { recursive: true })
    const { pid: dead = 0 } = spawnSync(process.execPath, ['--version'])
    const drafts = ['demo-0.tar.9b1deb4d', `demo-0.tar.${dead}`, `demo-0.tar.${process.pid}`]
    for (const draft of [...drafts, 'empty-0.tar.9b1deb4d']) writeFileSync(join(directory, draft), '')
    sweepTemplates('demo', directory)
    assert.deepEqual(readdirSync(directory).sort(), [`demo-0.tar.${process.pid}`, 'empty-0.tar.9b1deb4d'])
    rmSync(directory, { recursive: true })
  })

  it('is never kept under the name of the project that TEMPLATE_SOURCES names', () => {
    const program = `await (await import('./test/support/databases.ts')).databaseTemplate('empty')`
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: copy,
      env: { ...process.env, TEMPLATE_SOURCES: root },
    })
    const kept = join(copy, '.cache/test-databases')
    assert.ok(!existsSync(kept) || !readdirSync(kept).includes(templateName('empty', root)))
  })
})

describe('the database on PostgreSQL that tests start from', {
  skip: !bothDatabases.includes('postgres'),
}, () => {
  const names = () =>
    connected(async client => {
      const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
      return rows.map(({ datname }) => datname)
    })

  it('is made once, however many ask for it at a time, and each has a copy', async () => {
    const copies = await Promise.all([1, 2, 3].map(() => createPostgresDatabase('empty')))
    for (const { url } of copies) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      assert.notEqual((await client.query('select from languages')).rowCount, 0)
      await client.end()
    }
    const name = postgresTemplateName('empty')
    // and no draft of it
    assert.deepEqual(
      (await names()).filter(other => other.startsWith(name)),
      [name],
    )
    await Promise.all(copies.map(({ drop }) => drop()))
  })

  it('goes after its day, and the day after, on which those still run that began with it', async t => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const today = dayOf(Date.now())
    await connected(async client => {
      for (const [name, day] of [
        ['cx_template_old', dayAfter(today, -2)],
        ['cx_template_last', dayAfter(today, -1)],
        ['cx_template_now', '9999-12-31'],
      ]) {
        await client.query(`create database ${name} template template0`)
        await client.query(`comment on database ${name} is '${day}'`)
      }
      await sweepPostgresTemplates(client)
      assert.deepEqual((await names()).filter(name => /^cx_template_(old|last|now)$/.test(name)).sort(), [
        'cx_template_last',
        'cx_template_now',
      ])
      for (const name of ['last', 'now']) await client.query(`drop database cx_template_${name}`)
    })
  })
})

describe('the archive that tests start from', () => {
  /** Its entries by their names. */
  function entries(archive: Uint8Array): Map<string, string> {
    const listed = execFileSync('tar', ['-tvf', '-'], { input: archive, encoding: 'utf8', maxBuffer: 1e7 })
    const lines = listed.trim().split('\n')
    return new Map(lines.map(line => [line.split(' ').at(-1)?.replace(/^\//, '') ?? '', line]))
  }

  it('has all of a new data directory but the templates for new databases and a log that is over, and opens', async () => {
    const whole = await PGlite.create()
    await whole.exec(
      'create table kept (value int); insert into kept values (7); select pg_switch_wal(); checkpoint',
    )
    const { rows } = await whole.query<{ wal: string }>('select pg_walfile_name(pg_current_wal_lsn()) as wal')
    const wal = rows[0]?.wal ?? ''
    const archive = new Uint8Array(await (await whole.dumpDataDir('none')).arrayBuffer())
    await whole.close()
    const isLog = (name: string) => /^pg_wal\/\d/.test(name)
    assert.ok([...entries(archive).keys()].filter(isLog).length > 1)
    const lean = leanArchive(archive, wal)
    assert.deepEqual([...entries(lean).keys()].filter(isLog), [`pg_wal/${wal}`])
    const expected = [...entries(archive)].filter(
      ([name]) => !/^base\/[14]\/./.test(name) && (!isLog(name) || name.endsWith(wal)),
    )
    assert.deepEqual([...entries(lean)], expected)
    assert.ok(expected.length < entries(archive).size / 2)
    const opened = await PGlite.create({ loadDataDir: new Blob([lean]) })
    assert.deepEqual((await opened.query('select * from kept')).rows, [{ value: 7 }])
    await opened.close()
  })
})

describe('what one process makes at a time', () => {
  let directory: string
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'cx-alone-'))
  })
  after(() => rmSync(directory, { recursive: true, force: true }))

  it('is made by one after the other', async () => {
    let atOnce = 0
    const work = async () => {
      atOnce += 1
      assert.equal(atOnce, 1)
      await new Promise(setImmediate)
      atOnce -= 1
    }
    await Promise.all([1, 2, 3].map(() => alone(join(directory, 'lock'), work)))
  })

  it('is made by another when the first has died', async () => {
    const lock = join(directory, 'of-the-dead')
    mkdirSync(lock)
    utimesSync(lock, new Date(0), new Date(0))
    assert.equal(await alone(lock, async () => 'made'), 'made')
  })

  it('fails at once where nothing can be written', { timeout: 10_000 }, async () => {
    await assert.rejects(
      alone(join(directory, 'nowhere/lock'), async () => undefined),
      { code: 'ENOENT' },
    )
  })
})
