import type { DetailedError, Upload } from 'tus-js-client'
import { UPLOAD_PIECE_BYTES, UPLOAD_RETRIES, UPLOAD_RETRY_MS } from '../../contract/limits/uploads.ts'
import { addressOf } from '../http/address.ts'
import { CallFailure } from '../http/failure.ts'
import { platform } from '../platform.ts'
import { $current } from '../session/session.ts'
import { uploadPlaces } from './upload-places.ts'
import { uploadRequests } from './upload-requests.ts'

export interface SentFile {
  /** Of what is sent, the same after a reload: an upload of this id goes on where it was. */
  id: string
  content: Blob
  /** What the person's file is called. */
  name: string
  /** Media type, as the browser says it. */
  type: string
}

/** What is told on the way. */
export interface SendingHeard {
  /** The server was asked how much it has, and so much (bytes) has gone. */
  progress(sent: number): void
  /** The line is broken, or is there again. */
  waiting(isWaiting: boolean): void
}

export interface Sending {
  /** The path of the upload, once all of it is at the server. Rejects with a CallFailure; never after `stop`. */
  done: Promise<string>
  /** Ends it here; what has arrived stays at the server, and the next attempt goes on there. */
  stop(): void
  /** Ends it for good: the server forgets what has arrived. */
  discard(): void
}

/** Another attempt may go better: the line, or a server that is starting, full of work or at this upload already. */
function isPassing(failure: unknown): boolean {
  if (!(failure instanceof CallFailure)) return false
  const { kind, status } = failure
  if (kind === 'refused') return [408, 409, 423, 500, 502, 503, 504].includes(status)
  return kind === 'offline' || kind === 'timeout' || (kind === 'unreadable' && status >= 500)
}

function failureOf(error: Error | DetailedError): unknown {
  const cause = 'causingError' in error ? error.causingError : null
  return cause instanceof CallFailure ? cause : error
}

/**
 * Sends a file by tus, in pieces (P3 §7 Uploads; decisions, The calls). A broken line is tried again every second, 30
 * times since something last arrived, and goes on where it was; so does the next attempt at the same file, also after a
 * reload. The protocol's client comes when first needed. The tries are ours, since its own give up as soon as a browser
 * says that it is offline.
 */
export function sendFile(file: SentFile, heard: SendingHeard): Sending {
  const { promise: done, resolve, reject } = Promise.withResolvers<string>()
  let upload: Upload | null = null
  let isStopped = false
  let callOff = () => {}
  let attempts = 0
  let reached = -1

  function failed(error: Error): void {
    const failure = failureOf(error)
    if (isStopped) return
    if (!isPassing(failure) || attempts === UPLOAD_RETRIES) {
      reject(failure)
      return
    }
    attempts += 1
    heard.waiting(true)
    callOff = platform.after(UPLOAD_RETRY_MS, () => upload?.start())
  }

  function arrived(bytes: number): void {
    if (bytes > reached) attempts = 0
    reached = bytes
  }

  async function begin(): Promise<void> {
    const tus = await import('tus-js-client')
    if (isStopped) return
    const made = new tus.Upload(file.content as File, {
      endpoint: addressOf('POST /api/teacher/uploads', undefined, $current.get()).url,
      uploadUrl: uploadPlaces.find(file.id),
      httpStack: uploadRequests,
      chunkSize: UPLOAD_PIECE_BYTES,
      metadata: { filename: file.name, filetype: file.type },
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable() {
        if (made.url) uploadPlaces.keep(file.id, made.url)
      },
      onProgress(sent) {
        heard.waiting(false)
        heard.progress(sent)
      },
      onChunkComplete: (_piece, accepted) => arrived(accepted),
      onError: failed,
      onSuccess: () => resolve(new URL(made.url ?? '').pathname),
    })
    upload = made
    made.start()
  }
  begin().catch(error => isStopped || reject(error))

  function stop(): void {
    isStopped = true
    callOff()
    upload?.abort()
  }

  return {
    done,
    stop,
    discard() {
      isStopped = true
      callOff()
      uploadPlaces.forget(file.id)
      // what cannot be said now the server finds out by itself, in two days
      upload?.abort(true).catch(() => undefined)
    },
  }
}
