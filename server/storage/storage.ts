import type { Readable } from 'node:stream'

/** Bytes from the first to the last, both included, as HTTP counts them. */
export interface ByteRange {
  first: number
  last: number
}

/** Where the bytes of files are; what is known about them stands in the database. */
export interface Storage {
  /** Keeps a file; once it is resolved, the file is there whole. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** How large a file is; null when there is none. */
  size: (name: string) => Promise<number | null>
  /** A file, or a range of it that it has. Null when there is none; `bytes` is the size of the whole. */
  read: (name: string, range?: ByteRange) => Promise<{ bytes: number; stream: Readable } | null>
  /** Nothing happens when there is none. */
  remove: (name: string) => Promise<void>
}
