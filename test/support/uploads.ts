import { createHash, randomFillSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { oneTimeCode } from '../../server/one-time-code.ts'
import type { Services } from '../../server/services.ts'

/** A file that begins as an MP4 does; what follows is of no sense. */
export function mp4(bytes: number): Buffer<ArrayBuffer> {
  const file = randomFillSync(Buffer.alloc(bytes))
  Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1').copy(file)
  return file
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export interface Described {
  name?: string
  type?: string
  /** Null of a recording that has not ended: its length is said later. */
  size: number | null
}

const encoded = (text: string) => Buffer.from(text).toString('base64')

export const metadata = ({ name = 'our-river.mp4', type = 'video/mp4' }: Omit<Described, 'size'>) =>
  `filename ${encoded(name)},filetype ${encoded(type)}`

const common = (token: string) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' })

export const pieceHeaders = (token: string, offset: number) => ({
  ...common(token),
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

/** The calls of the protocol, one by one, at a server that listens. */
export function tusCalls(origin: string, token: string, path = '/api/teacher/uploads') {
  const headers = common(token)
  return {
    begin: (file: Described, more: Record<string, string> = {}) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: {
          ...headers,
          ...(file.size === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(file.size) }),
          'upload-metadata': metadata(file),
          ...more,
        },
      }),
    ask: (location: string) => fetch(`${origin}${location}`, { method: 'HEAD', headers }),
    /** `length`: the whole is so long, which was not known before. */
    send: (location: string, offset: number, piece: Uint8Array<ArrayBuffer>, length?: number) =>
      fetch(`${origin}${location}`, {
        method: 'PATCH',
        headers: {
          ...pieceHeaders(token, offset),
          ...(length !== undefined && { 'upload-length': String(length) }),
        },
        body: piece,
      }),
    end: (location: string) => fetch(`${origin}${location}`, { method: 'DELETE', headers }),
  }
}

/** Gives a teacher a video as an upload does, but for its job; tells the address of the upload. */
export async function uploaded(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  teacherId: number,
  content: string = 'a film',
): Promise<string> {
  const id = oneTimeCode()
  await storage.put(`${id}.webm`, Buffer.from(content))
  await db.execute(sql`insert into videos (name, upload_id, teacher_id, label, type, original_video_size)
    values (${`${id}.webm`}, ${id}, ${teacherId}, 'Our film', 'video/webm', ${content.length})`)
  return `/api/teacher/uploads/${id}`
}
