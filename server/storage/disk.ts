import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'

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

    async read(name) {
      const file = await open(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!file) return null
      const { size } = await file.stat()
      return { bytes: size, stream: file.createReadStream() }
    },

    remove: name => rm(pathOf(name), { force: true }),
  }
}
