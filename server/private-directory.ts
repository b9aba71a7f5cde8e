import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from './cannot-start.ts'

/** What other users may do, in a mode's bits. */
const OTHERS = 0o077
/** Whoever may write here may still not remove what others have put here: the mark of a directory like /tmp. */
const STICKY = 0o1000

function narrow(path: string, mode: number): number {
  if ((mode & OTHERS) === 0) return 0
  chmodSync(path, mode & 0o7777 & ~OTHERS)
  return 1
}

function narrowAll(directory: string): number {
  let narrowed = 0
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    // A link's target belongs to somebody else, or is in here anyway.
    if (entry.isSymbolicLink()) continue
    narrowed += narrow(path, lstatSync(path).mode)
    if (entry.isDirectory()) narrowed += narrowAll(path)
  }
  return narrowed
}

/**
 * Makes the directory, and takes it and all in it from every user but its own: whoever reads the embedded database
 * reads everybody's links. The umask alone does not do it, since the embedded database widens its first files
 * itself. Answers how many paths were open before. Windows has other means, and is left alone.
 */
export function keepPrivate(directory: string): number {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (platform() === 'win32') return 0
  const { mode } = statSync(directory)
  if (mode & STICKY) {
    throw new CannotStart(
      `DATA_DIR must be a directory of the server’s own; ${directory} is one that all users share`,
    )
  }
  return narrow(directory, mode) + narrowAll(directory)
}
