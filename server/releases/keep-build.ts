import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf, isSame, RELEASE_FILE, type Release, readRelease } from './release.ts'
import type { Shelf } from './shelf.ts'

/** A bucket answers slowly, and a disk has one arm. */
const FILES_AT_ONCE = 8

/** What has come of it: there is no build that says what it is, or another one has its version. */
export type Outcome = 'no build' | 'there already' | 'kept' | 'refused'

export interface KeepOptions {
  shelf: Shelf
  /** Where the build put its files. */
  dist: string
  /** So many releases stay. */
  most: number
  /** In a demo, and while something is developed, a version says nothing yet. */
  mayReplace: boolean
  signal: AbortSignal
}

/** The release that is being served; null where none was built. */
export async function readBuilt(dist: string): Promise<Release | null> {
  const json = await readFile(join(dist, RELEASE_FILE), 'utf8').catch(() => null)
  return json === null ? null : readRelease(json)
}

async function inTurn<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const all = [...items]
  for (let at = 0; at < all.length; at += FILES_AT_ONCE)
    await Promise.all(all.slice(at, at + FILES_AT_ONCE).map(work))
}

const contentsOf = (releases: readonly Release[]) =>
  new Set(releases.flatMap(({ files }) => Object.values(files)))

/**
 * Takes the build into the kept releases, and lets the oldest go. Files come before the index that names them and go
 * after it, so that whoever is interrupted leaves at most a file that nobody asks for. One node at a time does it.
 *
 * @throws when a file is not what the build says of it, or the signal fires
 */
export async function keepBuild({ shelf, dist, most, mayReplace, signal }: KeepOptions): Promise<Outcome> {
  const built = await readBuilt(dist)
  if (!built) return 'no build'
  const before = await shelf.list()
  const known = before.find(({ version }) => version === built.version)
  if (known && isSame(known, built)) return 'there already'
  if (known && !mayReplace) return 'refused'

  await inTurn(Object.entries(built.files), async ([path, integrity]) => {
    signal.throwIfAborted()
    const content = await readFile(join(dist, path))
    if (integrityOf(content) !== integrity) throw new Error(`${path} is not what was built`)
    if (!(await shelf.has(integrity))) await shelf.put(integrity, content)
  })
  signal.throwIfAborted()
  const after = [built, ...before.filter(release => release !== known)].slice(0, most)
  await shelf.save(after)
  const inUse = contentsOf(after)
  const gone = [...contentsOf(before)].filter(integrity => !inUse.has(integrity))
  await inTurn(gone, shelf.remove)
  return 'kept'
}
