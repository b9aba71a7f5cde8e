import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { integrityOf, isVersion, LOADER, RELEASE_FILE, type Release } from '../../server/releases/release.ts'

/** What a page with the elements may ever load: the loader and its neighbours, scripts, pictures; compressed, too. */
const FILES = '{widgets,assets}/**'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The entries of a version in CHANGELOG.md: the list below the heading that begins with it, each entry in one line.
 * Nothing when there is no such heading.
 */
export function changesOf(changelog: string, version: string): string[] {
  const heading = new RegExp(`^## ${escaped(version)}(?=\\s|$).*$`, 'm').exec(changelog)
  if (!heading) return []
  const [section = ''] = changelog.slice(heading.index + heading[0].length).split(/^## /m)
  return section
    .split(/^- /m)
    .slice(1)
    .map(entry => entry.trim().replaceAll(/\s+/g, ' '))
}

/** What a build says of itself. */
export function describeRelease(dir: string, version: string, changelog: string): Release {
  const { build } = JSON.parse(readFileSync(join(dir, 'build.json'), 'utf8')) as { build: string }
  const paths = globSync(FILES, { cwd: dir })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path !== RELEASE_FILE && statSync(join(dir, path)).isFile())
    .sort()
  const files = paths.map(path => [path, integrityOf(readFileSync(join(dir, path)))] as const)
  return { version, build, changes: changesOf(changelog, version), files: Object.fromEntries(files) }
}

/**
 * Writes what the build is for a server that keeps it when newer ones have come (docs/decisions/releases.md):
 * widgets/release.json has its version, what is new in it, and the integrity of each file.
 */
export function release(): Plugin {
  let root = ''
  return {
    name: 'release',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    writeBundle: {
      // after the build has its name, and its compressed files
      order: 'post',
      sequential: true,
      handler({ dir = 'dist' }) {
        const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
          version: string
        }
        if (!isVersion(version)) this.error(`package.json says version ${version}, which no address can have`)
        const made = describeRelease(dir, version, readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
        if (!made.files[LOADER]) this.error(`the build has no ${LOADER}`)
        if (made.changes.length === 0) this.warn(`CHANGELOG.md does not say what is new in ${version}`)
        writeFileSync(join(dir, RELEASE_FILE), JSON.stringify(made))
      },
    },
  }
}
