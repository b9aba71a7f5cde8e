import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret that signs tokens when the environment gives none: made once and kept in the data directory, so that
 * a restart signs nobody out. Written aside and linked into place, so that two processes agree on one.
 */
export function sessionSecret(dataDir: string): Uint8Array {
  const file = join(dataDir, 'session-secret')
  const read = () => new Uint8Array(readFileSync(file))
  try {
    return read()
  } catch {
    mkdirSync(dataDir, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
    return read()
  }
}
