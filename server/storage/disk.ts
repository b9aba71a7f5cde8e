import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'

/** What there is; null when there is nothing. */
async function ifThere<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** What a file may be called: nothing that leads out of the directory. */
const NAME = /^[\w-][\w.-]*$/

/**
 * Files in a directory of the server's own, which nobody else may read; made with the first file. Nodes that share a
 * database have to share it too.
 */
export function createDiskStorage(directory: string): Storage {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('this is no name of a file')
    return join(directory, name)
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const draft = join(directory, `.${randomUUID()}`)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      try {
        await writeFile(draft, bytes, { mode: 0o600, flush: true })
        await rename(draft, path)
      } finally {
        await rm(draft, { force: true })
      }
    },

    size: async name => (await ifThere(stat(pathOf(name))))?.size ?? null,

    async read(name, range) {
      const file = await ifThere(open(pathOf(name)))
      if (!file) return null
      const { size } = await file.stat()
      const part = range && { start: range.first, end: range.last }
      return { bytes: size, stream: file.createReadStream(part) }
    },

    remove: name => rm(pathOf(name), { force: true }),
  }
}
