import type { Upload } from 'tus-js-client'
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
 * Sends a file by tus, in pieces (P3 §7 Uploads; decisions, The calls). What breaks is tried again (upload-tries.ts) and
 * goes on where it was; so does the next attempt at the same file, also after a reload, and one of which a part came
 * while it was recorded (send-ahead.ts). The tries are ours, since those of the protocol's client give up as soon as a
 * browser says that it is offline.
 */
export function sendFile(file: SentFile, heard: SendingHeard): Sending {
  const { promise: done, resolve, reject } = Promise.withResolvers<string>()
  let upload: Upload | null = null
  let isStopped = false
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
    const made = await tusUpload(file, file.content, {
      chunkSize: UPLOAD_PIECE_BYTES,
      onAfterResponse(request, response) {
        // one that has come without an end is told it with its last piece, and once
        if (request.getMethod() !== 'HEAD') return
        made.options.uploadLengthDeferred = response.getHeader('upload-defer-length') === '1'
      },
      onProgress(sent) {
        heard.waiting(false)
        heard.progress(sent)
      },
      onError: error => tries.failed(failureOf(error)),
      onSuccess() {
        tries.end()
        resolve(new URL(made.url ?? '').pathname)
      },
    })
    if (isStopped) return
    upload = made
    go()
  }
  begin().catch(error => {
    tries.end()
    if (!isStopped) reject(error)
  })

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
