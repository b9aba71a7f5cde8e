import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LOADER } from '../server/releases/release.ts'

/** What the tests that run two releases beside each other need of the older one. */
const ELEMENTS = ['elements/login', 'elements/classroom-list']

const root = join(import.meta.dirname, '..')

/** The files of a build that these need, themselves included: the first line of each says what it imports. */
function neededBy(files: readonly string[], folder: string): string[] {
  const needed = new Set(files)
  for (const file of needed) {
    const [, imported] = /^\/\/(.*)\n/.exec(readFileSync(join(folder, `${file}.js`), 'utf8')) ?? []
    for (const other of imported?.split(' ') ?? []) if (other) needed.add(other)
  }
  return [...needed].sort()
}

/**
 * Packs the part of a build that test/support/release-before.ts unpacks, as it was built:
 * `node scripts/keep-fixture.ts [dist]`, where a version is released, so that the next one is tested beside it.
 */
function keepFixture(dist: string): string {
  const { version } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { version: string }
  const { build } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as { build: string }
  const assets = `assets/${build}`
  const scripts = neededBy(ELEMENTS, join(dist, assets)).map(file => `${assets}/${file}.js`)
  const archive = join(root, `test/fixtures/releases/${version}.tar.gz`)
  execFileSync('tar', ['-czf', archive, 'build.json', LOADER, ...scripts], { cwd: dist })
  return archive
}

console.log(keepFixture(resolve(process.argv[2] ?? join(root, 'dist'))))
