import type { Readable } from 'node:stream'

/** Where the bytes of files are; what is known about them stands in the database (areas/files). */
export interface Storage {
  /** Keeps a file; once it is resolved, the file is there whole. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Null when there is none. */
  read: (name: string) => Promise<{ bytes: number; stream: Readable } | null>
  /** Nothing happens when there is none. */
  remove: (name: string) => Promise<void>
}
