import { mkdirSync, rmSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const LOCK_STALE_MS = 60_000

/** Takes a lock unless somebody has it. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    // where nothing may be written, waiting would never end
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Runs `work` in one process at a time; a lock whose owner died is taken over after a minute.
 * @throws when the lock cannot be made
 */
export async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  while (!take(lock)) {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since > LOCK_STALE_MS)
      rmSync(lock, { recursive: true, force: true })
    else await setTimeout(100)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
