import type { HttpResponse, Upload } from 'tus-js-client'
import { UPLOAD_PIECE_BYTES } from '../../contract/limits/uploads.ts'
import { discardUpload, type FileNote, failureOf, tusUpload } from './tus-upload.ts'
import { createTries } from './upload-tries.ts'

export interface SentFile extends FileNote {
  content: Blob
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

/**
 * Whether the server has more of a film than there is here, or was told another end: after a crash the browser may have
 * kept less than was sent, and nothing may be submitted that the person has not seen.
 */
function isOther({ size }: Blob, response: HttpResponse): boolean {
  const length = response.getHeader('upload-length')
  if (length !== undefined && Number(length) !== size) return true
  return Number(response.getHeader('upload-offset')) > size
}

/**
 * Sends a file by tus, in pieces (P3 §7 Uploads; decisions, The calls). What breaks is tried again (upload-tries.ts) and
 * goes on where it was; so does the next attempt at the same file, also after a reload, and one of which a part came
 * while it was recorded (send-ahead.ts). The tries are ours, since those of the protocol's client give up as soon as a
 * browser says that it is offline.
 */
export function sendFile(file: SentFile, heard: SendingHeard): Sending {
  const { promise: done, resolve, reject } = Promise.withResolvers<string>()
  let upload: Upload | null = null
  let isStopped = false
  /** It has come without an end, which is to be told. */
  let isEndless = false
  const tries = createTries({
    again: go,
    waiting: () => heard.waiting(true),
    over(failure) {
      upload?.abort()
      reject(failure)
    },
  })

  function go(): void {
    if (!upload) return
    // it knows its size, whatever it was told of the last attempt
    upload.options.uploadLengthDeferred = false
    upload.start()
  }

  async function begin(): Promise<void> {
    let isAnew = false
    const made = await tusUpload(file, file.content, {
      chunkSize: UPLOAD_PIECE_BYTES,
      onAfterResponse(request, response) {
        if (request.getMethod() !== 'HEAD') return
        if (isOther(file.content, response)) {
          isAnew = true
          discardUpload(file.id)
          throw new Error('what has arrived is of another film')
        }
        isEndless = response.getHeader('upload-defer-length') === '1'
        made.options.uploadLengthDeferred = isEndless
      },
      onBeforeRequest(request) {
        if (!isEndless || request.getMethod() !== 'PATCH') return
        // with its next piece, and once: from now on it is no recording that yields to another
        request.setHeader('Upload-Length', `${file.content.size}`)
        isEndless = false
        made.options.uploadLengthDeferred = false
      },
      onProgress(sent) {
        heard.waiting(false)
        heard.progress(sent)
      },
      onError(error) {
        if (isAnew) begin().catch(failed)
        else tries.failed(failureOf(error))
      },
      onSuccess() {
        tries.end()
        resolve(new URL(made.url ?? '').pathname)
      },
    })
    if (isStopped) return
    upload = made
    go()
  }

  function failed(error: unknown): void {
    tries.end()
    if (!isStopped) reject(error)
  }
  begin().catch(failed)

  function stop(): void {
    isStopped = true
    tries.end()
    upload?.abort()
  }

  return {
    done,
    stop,
    discard() {
      stop()
      discardUpload(file.id)
    },
  }
}
