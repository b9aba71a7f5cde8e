import { UPLOAD_RETRIES, UPLOAD_RETRY_MS } from '../../src/contract/limits/uploads.ts'
import type { FailureReply } from '../../src/contract/reply.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { apiOrigin, authorization, Failure } from './api.ts'

/** What the protocol wants of each request (docs/decisions/uploads.md). */
const PROTOCOL = { 'tus-resumable': '1.0.0' }

const encoded = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''))

interface Asked {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Blob
  onSent?: (bytes: number) => void
  /** Who gives it up. */
  signal?: AbortSignal
}

/** One request of the protocol; an XMLHttpRequest says how much is sent. @throws {Failure} */
function ask({ method, url, headers = {}, body, onSent, signal }: Asked): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(method, apiOrigin + url)
    for (const [name, value] of Object.entries({ ...PROTOCOL, ...authorization(), ...headers }))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onSent?.(loaded)
    request.onerror = () => reject(new Failure(0, { message: t.offline }))
    request.onload = () => {
      if (request.status < 300) return resolve(request)
      let reply: Partial<FailureReply> = {}
      try {
        reply = JSON.parse(request.responseText) as FailureReply
      } catch {
        // whoever stands in between has answered
      }
      reject(new Failure(request.status, reply))
    }
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body ?? null)
  })
}

const isOffline = (error: unknown) => error instanceof Failure && (error.status === 0 || error.status >= 502)

type Rest = { onSent: (bytes: number) => void; signal: AbortSignal }

/** Sends what is missing, and after a broken line goes on where it was. */
async function sendRest(url: string, file: File, { onSent, signal }: Rest): Promise<void> {
  for (let tried = 0; ; tried++) {
    try {
      const at =
        tried === 0
          ? 0
          : Number((await ask({ method: 'HEAD', url, signal })).getResponseHeader('upload-offset'))
      if (at === file.size) return
      const headers = { 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' }
      const body = file.slice(at)
      await ask({ method: 'PATCH', url, headers, body, signal, onSent: bytes => onSent(at + bytes) })
      return
    } catch (error) {
      if (!isOffline(error) || tried === UPLOAD_RETRIES) throw error
      await new Promise(resolve => setTimeout(resolve, UPLOAD_RETRY_MS))
    }
  }
}

interface Told {
  /** The address of the upload, as soon as it is known. */
  onBegun: (url: string) => void
  /** How many percent are sent. */
  onSent: (percent: number) => void
  signal: AbortSignal
}

/**
 * Sends a video; tells the address of its upload, with which it is posted. Nothing more is sent once it is given up.
 * @throws {Failure}, or what the signal says
 */
export async function upload(file: File, { onBegun, onSent, signal }: Told): Promise<string> {
  const headers = {
    'upload-length': String(file.size),
    'upload-metadata': `filename ${encoded(file.name)},filetype ${encoded(file.type)}`,
  }
  const begun = await ask({ method: 'POST', url: '/api/student/uploads', headers, signal })
  const { pathname } = new URL(begun.getResponseHeader('location') ?? '', location.origin)
  onBegun(pathname)
  await sendRest(pathname, file, {
    onSent: bytes => onSent(Math.floor((bytes / file.size) * 100)),
    signal,
  })
  return pathname
}

/** Takes away what has arrived of an upload that is not posted; what does not go now goes by itself (P3 §4). */
export const giveUp = (url: string): Promise<unknown> => ask({ method: 'DELETE', url }).catch(() => undefined)
