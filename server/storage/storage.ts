import type { Readable } from 'node:stream'

/** Bytes from the first to the last, both included, as HTTP counts them. */
export interface ByteRange {
  first: number
  last: number
}

/** What becomes a file: its bytes, what brings them, or a file of this machine, which goes there and is gone from its place. */
export type Content = Uint8Array | Readable | { path: string }

/** Where the bytes of files are; what is known about them stands in the database. */
export interface Storage {
  /**
   * Keeps a file, however large, without holding it in memory. Once it is resolved, the file is there whole; when it
   * fails, there is none of it, what was there before is still there, and so is the file at a `path`.
   */
  put: (name: string, content: Content) => Promise<void>
  /** How large a file is; null when there is none. */
  size: (name: string) => Promise<number | null>
  /** A file, or a range of it that it has. Null when there is none; `bytes` is the size of the whole. */
  read: (name: string, range?: ByteRange) => Promise<{ bytes: number; stream: Readable } | null>
  /** Nothing happens when there is none. */
  remove: (name: string) => Promise<void>
}
