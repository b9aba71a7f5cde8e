import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { CannotStart } from '../cannot-start.ts'

/** The embedded database belongs to one process; a second one would ruin its files. */
export class DatabaseInUse extends CannotStart {
  override name = 'DatabaseInUse'

  constructor(file: string, pid: number) {
    super(
      `The embedded database is in use by process ${pid} (${file}). Stop the server first, or set DATABASE_URL to use PostgreSQL, which takes several.`,
    )
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Claims what `file` stands for until the returned function is called, or this process ends.
 * @throws {DatabaseInUse} when a running process has claimed it
 */
export function claim(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner && owner !== process.pid && isRunning(owner)) throw new DatabaseInUse(file, owner)
    // Its owner died without releasing it.
    writeFileSync(file, String(process.pid))
  }
  return () => rmSync(file, { force: true })
}
