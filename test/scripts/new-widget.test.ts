import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

const root = join(import.meta.dirname, '../..')
const NEEDED = [
  'src',
  'server',
  'scripts',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vite.config.ts',
  'web-test-runner.config.js',
  '.dependency-cruiser.cjs',
]

describe('npm run new widget', () => {
  let copy: string
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/new-widget.ts', ...args], { cwd: copy, encoding: 'utf8' })

  before(() => {
    copy = mkdtempSync(join(tmpdir(), 'cx-new-widget-'))
    for (const part of [...NEEDED, 'test/support'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })
  after(() => rmSync(copy, { recursive: true, force: true }))

  it('makes an element whose tests, types and format pass', () => {
    const made = run('widget', 'sample-thing')
    assert.equal(made.status, 0, made.stderr)
    const files = made.stdout.split('\n').filter(line => line.includes('/'))
    assert.deepEqual(
      files.filter(file => file.startsWith('src/widgets/')).map(file => file.split('sample-thing/')[1]),
      ['element.ts', 'types.ts', 'sample-thing.tsx', 'store.ts', 'parts/details.tsx', 'sample-thing.css'],
    )

    execFileSync('npx', ['biome', 'ci', '--vcs-enabled=false', ...files], { cwd: copy, stdio: 'pipe' })
    const tests = spawnSync(
      process.execPath,
      ['node_modules/@web/test-runner/dist/bin.js', '--files', 'test/widgets/sample-thing/*.test.tsx'],
      { cwd: copy, encoding: 'utf8' },
    )
    assert.match(tests.stdout, /4 passed, 0 failed/)
    assert.equal(tests.status, 0)
    writeFileSync(
      join(copy, 'tsconfig.widget.json'),
      JSON.stringify({ extends: './tsconfig.json', include: ['src/**/*.d.ts', 'src/element', ...files] }),
    )
    const tsc = ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.widget.json']
    const types = spawnSync(process.execPath, tsc, {
      cwd: copy,
      encoding: 'utf8',
    })
    assert.equal(types.stdout, '')
    const layers = spawnSync('npx', ['depcruise', 'src', '--config', '.dependency-cruiser.cjs'], {
      cwd: copy,
      encoding: 'utf8',
    })
    assert.match(layers.stdout, /no dependency violations/)
  })

  it('leaves what is there', () => {
    const { status, stderr } = run('widget', 'login')
    assert.equal(status, 1)
    assert.match(stderr, /src\/widgets\/login\/element\.ts is there already/)
  })

  for (const name of ['', 'Login', '../x', 'a--b']) {
    it(`refuses the name '${name}'`, () => {
      const { status, stderr } = run('widget', name)
      assert.equal(status, 1)
      assert.match(stderr, /kebab-case/)
    })
  }
})
