import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeRelease } from '../../scripts/vite/release.ts'
import { paths } from '../../server/paths.ts'
import { RELEASE_FILE } from '../../server/releases/release.ts'

/** What of a build names its folder. */
const NAMING = ['widgets/cx.js', 'host.js', 'card-frame.js', 'host/index.html', 'build.json']

interface Variant {
  version: string
  /** The name that it gives itself. */
  build: string
  /** An element that its loader does not know, by its tag without the prefix. */
  without?: string
}

/** The build (DIST names another one than dist/) once more, as if it were of another version. */
export function variantOfBuild({ version, build, without }: Variant) {
  const dist = mkdtempSync(join(tmpdir(), 'cx-variant-'))
  cpSync(process.env.DIST ?? paths.dist, dist, { recursive: true })
  const { build: before } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as { build: string }
  renameSync(join(dist, 'assets', before), join(dist, 'assets', build))
  for (const name of NAMING) {
    const path = join(dist, name)
    const text = readFileSync(path, 'utf8').replaceAll(before, build)
    writeFileSync(path, without ? text.replace(` ${without} `, ' ') : text)
    rmSync(`${path}.br`, { force: true })
  }
  const changelog = `## ${version}\n- What ${build} brings.`
  writeFileSync(join(dist, RELEASE_FILE), JSON.stringify(describeRelease(dist, version, changelog)))
  return { dist, remove: () => rmSync(dist, { recursive: true }) }
}
