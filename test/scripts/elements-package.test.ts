import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readDeclarations } from '../../scripts/elements/declarations.ts'
import { readElementTypes } from '../../scripts/elements/element-types.ts'
import { manifest } from '../../scripts/elements/manifest.ts'
import { pageTypes } from '../../scripts/elements/page-types.ts'
import { vscodeData } from '../../scripts/elements/vscode-data.ts'
import { packElements } from '../../scripts/vite/elements-package.ts'

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
})
