import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeRelease } from '../../scripts/vite/release.ts'
import { keepBuild } from '../../server/releases/keep-build.ts'
import { RELEASE_FILE } from '../../server/releases/release.ts'
import { createShelf } from '../../server/releases/shelf.ts'
import type { RunningServer } from '../../server/start.ts'
import { openReleaseStorage } from '../../server/storage/open-storage.ts'

/** The release before the one in package.json, of which test/fixtures/releases has what pages of tests need. */
export const VERSION_BEFORE = '0.1.0'

/** Has a server keep the release before, as one that was upgraded from it does. */
export async function keepReleaseBefore({ app }: RunningServer): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), 'cx-before-'))
  try {
    const archive = new URL(`../fixtures/releases/${VERSION_BEFORE}.tar.gz`, import.meta.url)
    execFileSync('tar', ['-xzf', fileURLToPath(archive), '-C', dist])
    writeFileSync(join(dist, RELEASE_FILE), JSON.stringify(describeRelease(dist, VERSION_BEFORE, '')))
    const shelf = createShelf(await openReleaseStorage(app.services.config))
    const signal = AbortSignal.timeout(60_000)
    await keepBuild({ shelf, dist, most: 10, mayReplace: false, signal })
  } finally {
    rmSync(dist, { recursive: true })
  }
}
