import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readDeclarations } from '../../scripts/elements/declarations.ts'
import { readElementTypes } from '../../scripts/elements/element-types.ts'
import { manifest } from '../../scripts/elements/manifest.ts'
import { pageTypes } from '../../scripts/elements/page-types.ts'
import { vscodeData } from '../../scripts/elements/vscode-data.ts'
import { MADE, packElements } from '../../scripts/vite/elements-package.ts'

const root = join(import.meta.dirname, '../..')
const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' })

describe('the npm package of the elements', () => {
  let directory: string
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'cx-package-'))
    const widgets = join(directory, 'dist/widgets')
    mkdirSync(widgets, { recursive: true })
    const elements = readDeclarations(root)
    const types = readElementTypes(root, elements)
    writeFileSync(join(widgets, 'cx.d.ts'), pageTypes(elements, types))
    writeFileSync(join(widgets, 'custom-elements.json'), manifest(elements, types))
    writeFileSync(join(widgets, 'vscode.html-custom-data.json'), vscodeData(elements))
    packElements(root, join(directory, 'dist'))
    run('tar', ['-xzf', 'dist/widgets/elements.tgz'], directory)
  })
  after(() => rmSync(directory, { recursive: true, force: true }))

  it('has types, the manifest and what loads them, and nothing of the elements themselves', () => {
    const listed = run('tar', ['-tzf', 'dist/widgets/elements.tgz'], directory).trim().split('\n').sort()
    assert.deepEqual(
      listed,
      [
        'README.md',
        'custom-elements.json',
        'cx.d.ts',
        'index.d.ts',
        'index.js',
        'package.json',
        'svelte.d.ts',
        'vscode.html-custom-data.json',
        'vue.d.ts',
      ].map(file => `package/${file}`),
    )
    const described = JSON.parse(readFileSync(join(directory, 'package/package.json'), 'utf8')) as {
      version: string
      dependencies?: object
    }
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    assert.deepEqual([described.version, described.dependencies], [version, undefined])
  })

  it('is the same, byte for byte, each time', () => {
    const first = readFileSync(join(directory, 'dist/widgets/elements.tgz'))
    packElements(root, join(directory, 'dist'))
    assert.ok(first.equals(readFileSync(join(directory, 'dist/widgets/elements.tgz'))))
  })

  describe('packed by hand', () => {
    const packed = () => {
      const folder = join(directory, 'packages/elements')
      const { stdout, stderr, status } = spawnSync('npm', ['pack', '--json'], {
        cwd: folder,
        encoding: 'utf8',
      })
      return { stdout, stderr, status, left: readdirSync(folder).sort() }
    }
    before(() => {
      for (const path of [
        'packages/elements',
        'scripts/elements-files.ts',
        'scripts/vite/elements-package.ts',
      ])
        cpSync(join(root, path), join(directory, path), { recursive: true })
      for (const file of MADE) rmSync(join(directory, 'packages/elements', file), { force: true })
      writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
    })

    it('has the same files, and leaves none of the build behind', () => {
      const before = readdirSync(join(directory, 'packages/elements'))
      const { stdout, stderr, status, left } = packed()
      assert.equal(status, 0, stderr)
      const [{ files, filename }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [
        { files: { path: string }[]; filename: string },
      ]
      assert.deepEqual(
        files.map(({ path }) => `package/${path}`).sort(),
        run('tar', ['-tzf', 'dist/widgets/elements.tgz'], directory).trim().split('\n').sort(),
      )
      assert.deepEqual(left, [...before, filename].sort())
    })

    it('says what to run where nothing is built', () => {
      rmSync(join(directory, 'dist/widgets/cx.d.ts'))
      const { stderr, status } = packed()
      assert.notEqual(status, 0)
      assert.match(stderr, /cx\.d\.ts is made by the build: run `npm run build` in .* first/)
    })
  })
})
