import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from './storage.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** What there is; null when there is nothing. */
async function ifThere<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Resolved once the disk has all of it. */
const write = (path: string, content: Uint8Array | Readable) =>
  pipeline(
    content instanceof Uint8Array ? [content] : content,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  )

/** On one disk a file only changes its name; false when it is another's. */
async function move(from: string, to: string): Promise<boolean> {
  const file = await open(from, 'r+')
  await file.sync().finally(() => file.close())
  await chmod(from, 0o600)
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EXDEV') return false
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

  async function replace(path: string, content: Uint8Array | Readable): Promise<void> {
    const draft = join(directory, `.${randomUUID()}`)
    try {
      await write(draft, content)
      await rename(draft, path)
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    async put(name, content) {
      const path = pathOf(name)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // a stream that reads a file has a path as well
      if (content instanceof Uint8Array || content instanceof Readable) return replace(path, content)
      if (await move(content.path, path)) return
      await replace(path, createReadStream(content.path))
      await rm(content.path)
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
