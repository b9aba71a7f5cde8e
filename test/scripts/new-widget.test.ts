import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

const root = join(import.meta.dirname, '../..')
const NEEDED = [
  'src',
  'scripts',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vite.config.ts',
  'web-test-runner.config.js',
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
    assert.ok(files.length >= 6)
    assert.match(
      readFileSync(join(copy, 'src/element/tags.generated.ts'), 'utf8'),
      /'cx-sample-thing', \['open'\]/,
    )
    assert.match(readFileSync(join(copy, 'src/element/elements.generated.ts'), 'utf8'), /'cx-sample-thing':/)

    execFileSync('npx', ['biome', 'ci', '--vcs-enabled=false', ...files], { cwd: copy, stdio: 'pipe' })
    const tests = spawnSync(
      process.execPath,
      ['node_modules/@web/test-runner/dist/bin.js', '--files', 'test/widgets/sample-thing/*.test.tsx'],
      { cwd: copy, encoding: 'utf8' },
    )
    assert.match(tests.stdout, /3 passed, 0 failed/)
    assert.equal(tests.status, 0)
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
