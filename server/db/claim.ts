import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { CannotStart } from '../cannot-start.ts'
import { isRunning } from '../is-running.ts'

/** The embedded database belongs to one process; a second one would ruin its files. */
export class DatabaseInUse extends CannotStart {
  override name = 'DatabaseInUse'

  constructor(file: string, pid: number) {
    super(
      `The embedded database is in use by process ${pid} (${file}). Stop the server first, or set DATABASE_URL to use PostgreSQL, which takes several.`,
    )
  }
}

/** Process that the file names: 0 when it names none, null when there is no file. */
function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Whether the file is now this process's: written aside and linked, so that nobody ever reads half of it. */
function linked(file: string, draft: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Throws when the process that is named still runs; answers whether one is named that does not. */
function isLeft(file: string): boolean {
  const owner = ownerOf(file)
  if (owner && owner !== process.pid && isRunning(owner)) throw new DatabaseInUse(file, owner)
  return owner !== null
}

/**
 * Claims what `file` stands for until the returned function is called, or this process ends. A file whose owner died
 * is replaced by whoever has claimed the right to do that, so that of several only one gets it.
 * @throws {DatabaseInUse} when a running process has claimed it
 */
export function claim(file: string): () => void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    while (!linked(file, draft)) {
      if (!isLeft(file)) continue
      const release = claim(`${file}.takeover`)
      try {
        // Meanwhile another one may have taken it over, and released it even.
        if (!isLeft(file)) continue
        renameSync(draft, file)
        break
      } finally {
        release()
      }
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => rmSync(file, { force: true })
}
