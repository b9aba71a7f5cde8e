import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

const root = join(import.meta.dirname, '../..')
const NEEDED = [
  ...['src', 'host', 'server', 'scripts', 'test/support', 'test/contract', 'test/server'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'biome.json'],
  ...['drizzle.config.ts', '.dependency-cruiser.cjs'],
]

/** Written by the tool that makes migrations, never by hand. */
const BY_TOOL = 'server/db/migrations/meta/_journal.json'

/** Files that a new area edits besides its own; the third is host/routes.ts, once it has a screen. */
const EDITED_MAX = 3

describe('npm run new area', () => {
  let copy: string
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  const run = (...args: string[]) => node('scripts/new.ts', 'area', ...args)
  const contents = () =>
    new Map(
      globSync(
        NEEDED.flatMap(part => [part, `${part}/**`]),
        { cwd: copy },
      )
        .filter(file => statSync(join(copy, file)).isFile())
        .map(file => [file, readFileSync(join(copy, file), 'latin1')]),
    )

  before(() => {
    copy = mkdtempSync(join(tmpdir(), 'cx-new-area-'))
    for (const part of NEEDED) cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })
  after(() => rmSync(copy, { recursive: true, force: true }))

  it('makes an area whose test, types, layers and format pass, and edits two lists', () => {
    const earlier = contents()
    const made = run('sample-things')
    assert.equal(made.status, 0, made.stderr)
    const files = made.stdout.split('\n').filter(line => /^\S+\.ts$/.test(line))
    assert.equal(files.length, 6)

    const edited = [...contents()]
      .filter(([file, text]) => earlier.has(file) && earlier.get(file) !== text && file !== BY_TOOL)
      .map(([file]) => file)
    assert.deepEqual(edited.toSorted(), ['server/areas/areas.ts', 'src/contract/endpoints/all.ts'])
    assert.ok(edited.length + 1 <= EDITED_MAX)

    const checked = [...files, ...edited]
    execFileSync('npx', ['biome', 'ci', '--vcs-enabled=false', ...checked], { cwd: copy, stdio: 'pipe' })
    const layers = node(
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'server',
      'src/contract',
    )
    assert.equal(layers.status, 0, layers.stdout)
    writeFileSync(
      join(copy, 'tsconfig.area.json'),
      JSON.stringify({ extends: './tsconfig.json', include: ['server', ...files] }),
    )
    const types = node('node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.area.json')
    assert.equal(types.stdout, '')
    const tests = node('--test', 'test/server/sample-things.test.ts', 'test/server/schema.test.ts')
    assert.equal(tests.status, 0, tests.stdout)
  })

  it('leaves what is there', () => {
    const { status, stderr } = run('classrooms')
    assert.equal(status, 1)
    assert.match(stderr, /server\/areas\/classrooms is there already/)
  })

  for (const name of ['', 'Things', '../x', 'a--b']) {
    it(`refuses the name '${name}'`, () => {
      const { status, stderr } = run(name)
      assert.equal(status, 1)
      assert.match(stderr, /kebab-case/)
    })
  }
})
