import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from './cannot-start.ts'
import { isSecret, SESSION_SECRET_MIN_CHARACTERS } from './environment-rules.ts'

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Written aside and linked into place, so that two processes agree on one. */
function make(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * The secret that signs tokens when the environment gives none: made once and kept in the data directory, so that
 * a restart signs nobody out. Held to the same length as one of the environment.
 * @throws {CannotStart} when what is there is too short to be a secret
 */
export function sessionSecret(dataDir: string): Uint8Array {
  const file = join(dataDir, 'session-secret')
  let secret = read(file)
  if (secret === null) {
    make(dataDir, file)
    secret = read(file) ?? ''
  }
  if (!isSecret(secret)) {
    throw new CannotStart(
      `${file} must hold at least ${SESSION_SECRET_MIN_CHARACTERS} characters, and not the same one again and again. Without the file a new one is made, and everybody signs in again.`,
    )
  }
  return new TextEncoder().encode(secret)
}
