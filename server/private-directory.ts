import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from './cannot-start.ts'

/** What other users may do, in a mode's bits; what those outside the group may. */
const OTHERS = 0o077
const EVERYBODY = 0o007
/** Whoever may write here may still not remove what others have put here: the mark of a directory like /tmp. */
const STICKY = 0o1000

/** What the server puts into the directory: the embedded database with its claims, the secret, the socket, files, releases. */
const OURS = /^(pglite|session-secret|admin\.sock|files|releases)(\.|$)/
/** What a file system puts into its root. */
const LOST_AND_FOUND = 'lost+found'

const isOfAnother = ({ uid }: Stats) => uid !== process.geteuid?.()

function narrow(path: string, mode: number): number {
  if ((mode & OTHERS) === 0) return 0
  chmodSync(path, mode & 0o7777 & ~OTHERS)
  return 1
}

/** Narrows a path and what is in it. A link's target belongs to somebody else, or is in here anyway. */
function narrowAll(path: string): number {
  const found = lstatSync(path)
  if (found.isSymbolicLink() || isOfAnother(found)) return 0
  const narrowed = narrow(path, found.mode)
  if (!found.isDirectory()) return narrowed
  return readdirSync(path).reduce((sum, name) => sum + narrowAll(join(path, name)), narrowed)
}

/**
 * A volume may belong to the machine's administrator and be open to the server's group; what it is open to besides
 * is theirs to decide. Everything else is refused.
 */
function checkOwner(directory: string, found: Stats): void {
  if (found.mode & STICKY) {
    throw new CannotStart(
      `DATA_DIR must be a directory of the server’s own; ${directory} is one that all users share`,
    )
  }
  if (isOfAnother(found) && (found.uid !== 0 || (found.mode & EVERYBODY) !== 0)) {
    throw new CannotStart(
      `DATA_DIR must belong to the user that the server runs as; ${directory} belongs to another one (chown it)`,
    )
  }
}

/**
 * Makes the directory, and takes it and all that the server has put into it from every user but its own: whoever
 * reads the embedded database reads everybody's links. The umask alone does not do it, since the embedded database
 * widens its first files itself. Answers how many paths were open before. Windows has other means, and is left alone.
 * @throws {CannotStart} for a directory of somebody else, or one that would be closed to others with things in it
 * that are not ours
 */
export function keepPrivate(directory: string): number {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (platform() === 'win32') return 0
  const found = statSync(directory)
  checkOwner(directory, found)
  const names = readdirSync(directory)
  const other = names.find(name => !OURS.test(name) && name !== LOST_AND_FOUND)
  if (other !== undefined && !isOfAnother(found) && (found.mode & OTHERS) !== 0) {
    throw new CannotStart(
      `DATA_DIR must be a directory of the server’s own; ${directory} is open to others and holds ${other}`,
    )
  }
  const own = isOfAnother(found) ? 0 : narrow(directory, found.mode)
  return names
    .filter(name => OURS.test(name))
    .reduce((sum, name) => sum + narrowAll(join(directory, name)), own)
}
