import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { changesOf, describeRelease } from '../../scripts/vite/release.ts'
import { isVersion, RELEASE_FILE, readRelease } from '../../server/releases/release.ts'
import { makeBuild } from '../support/builds.ts'

const root = join(import.meta.dirname, '../..')

const CHANGELOG = `# Changes

Of the elements.

## 1.10.0 - 2026-11-28

- A chat with
  the partner.
- \`cx-account\` has **tables**.

## 1.1.0

Nothing for pages.

## 1.1.0-beta.1
- One thing
`

describe('what is new in a version', () => {
  for (const [version, changes] of [
    ['1.10.0', ['A chat with the partner.', '`cx-account` has **tables**.']],
    ['1.1.0', []],
    ['1.1.0-beta.1', ['One thing']],
    ['1.1', []],
    ['1.1x0', []],
    ['2.0.0', []],
  ] as const) {
    it(`is what CHANGELOG.md lists below its heading: ${version}`, () => {
      assert.deepEqual(changesOf(CHANGELOG, version), changes)
    })
  }

  it('is said of the version in package.json', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    assert.ok(isVersion(version))
    assert.ok(changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version).length > 0)
  })
})

describe('a version', () => {
  for (const [text, is] of [
    ['0.1.0', true],
    ['12.34.567', true],
    ['1.0.0-beta.2', true],
    ['1.0', false],
    ['v1.0.0', false],
    ['1.0.0+build', false],
    ['1.0.0-', false],
    ['1.0.0-..', false],
    ['..', false],
    ['1.0.0/..', false],
    ['1.0.0\n', false],
    ['', false],
    [`1.0.${'0'.repeat(5_000)}`, false],
    [`1.0.0-${'a.'.repeat(5_000)}a`, false],
  ] as const) {
    it(`${is ? 'is' : 'is not'} ${JSON.stringify(text.slice(0, 20))} of ${text.length} letters`, () => {
      assert.equal(isVersion(text), is)
    })
  }
})

describe('what a build says of itself', () => {
  const build = makeBuild('1.2.0', 'a1b2c3d4')
  after(build.remove)
  const said = () => readRelease(readFileSync(join(build.dist, RELEASE_FILE), 'utf8'))

  it('is its version, its name, and what is new', () => {
    const { version, build: name, changes } = said()
    assert.deepEqual([version, name, changes], ['1.2.0', 'a1b2c3d4', ['What a1b2c3d4 brings.']])
  })

  it('is the integrity of each file that a page may load, also compressed, and of no other', () => {
    const { files } = said()
    const paths = Object.keys(build.files)
    const compressed = ['assets/a1b2c3d4/kernel.js.br', 'widgets/cx.d.ts.br']
    assert.deepEqual(Object.keys(files), [...paths, ...compressed].sort())
    for (const path of paths) {
      const hash = createHash('sha384').update(build.files[path] ?? '')
      assert.equal(files[path], `sha384-${hash.digest('base64')}`)
    }
  })

  it('is the same when it is said again, and not when a file has changed', () => {
    const again = () => describeRelease(build.dist, '1.2.0', '## 1.2.0\n- What a1b2c3d4 brings.')
    assert.deepEqual(again(), said())
    writeFileSync(join(build.dist, 'assets/a1b2c3d4/look.css'), 'p { color: blue }')
    assert.notDeepEqual(again(), said())
  })

  for (const wrong of [
    '{}',
    '[]',
    'null',
    '{"version":"../..","build":"a","changes":[],"files":{}}',
    '{"version":"1.0.0","build":"a/..","changes":[],"files":{}}',
    '{"version":"1.0.0","build":"a","changes":[],"files":{"widgets/cx.js":"../../etc/passwd"}}',
  ]) {
    it(`is nothing else: ${wrong}`, () => assert.throws(() => readRelease(wrong)))
  }
})
