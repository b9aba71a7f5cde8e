import type { FileSource, Upload } from 'tus-js-client'
import { AHEAD_PIECE_BYTES, UPLOAD_PIECE_BYTES } from '../../contract/limits/uploads.ts'
import { RECORDING_AHEAD_MAX_BYTES } from '../../contract/limits/videos.ts'
import { platform } from '../platform.ts'
import { discardUpload, type FileNote, failureOf, tusUpload } from './tus-upload.ts'
import { uploadPlatform } from './upload-platform.ts'
import { createTries, isPassing } from './upload-tries.ts'

/** A recording on its way, before anybody has submitted it. */
export interface Ahead {
  /** So much more is recorded. */
  add(piece: Blob): void
  /** What has arrived stays at the server: who submits the film sends the rest (send-file.ts). */
  stop(): void
  /** The film is not wanted: the server forgets what has arrived. */
  discard(): void
}

/**
 * Sends a recording while it is recorded, so that little is left to send when it is submitted. It never says where the
 * recording ends, so that the server makes nothing of it before. Whatever goes wrong is of no consequence: the film is
 * whole in the browser. A broken line is tried again as any upload's, and when the browser says that there is one; what
 * the server does not take, or what becomes larger than it sets aside, is left until it is submitted. Who saves data
 * sends once.
 */
export function sendAhead(film: FileNote): Ahead {
  const pieces: Blob[] = []
  let size = 0
  let arrives = () => {}
  let upload: Upload | null = null
  let tries: ReturnType<typeof createTries> | null = null
  let isOver = uploadPlatform.line()?.saveData === true

  /** What is there from `start` on, as soon as it is worth a request; it has no end. */
  async function slice(start: number, end: number) {
    while (size - start < AHEAD_PIECE_BYTES) {
      await new Promise<void>(resolve => {
        arrives = resolve
      })
    }
    return { value: new Blob(pieces).slice(start, end), done: false }
  }
  const source = { size: null, slice, close() {} } as unknown as FileSource

  function over(failure: unknown): void {
    upload?.abort()
    // a line comes back, a refusal stays
    if (isPassing(failure)) tries = null
    else discard()
  }

  function go(): void {
    if (isOver || tries) return
    tries = createTries({ again: () => upload?.start(), waiting() {}, over })
    if (upload) upload.start()
    else begin().catch(over)
  }

  async function begin(): Promise<void> {
    const made = await tusUpload(film, source, {
      chunkSize: UPLOAD_PIECE_BYTES,
      uploadLengthDeferred: true,
      fileReader: { openFile: async () => source },
      onError: error => tries?.failed(failureOf(error)),
    })
    if (isOver) return
    upload = made
    made.start()
  }

  const stopListening = platform.onOnline(go)

  function stop(): void {
    isOver = true
    stopListening()
    tries?.end()
    upload?.abort()
  }

  function discard(): void {
    stop()
    discardUpload(film.id)
  }

  return {
    add(piece) {
      pieces.push(piece)
      size += piece.size
      if (isOver) return
      if (size > RECORDING_AHEAD_MAX_BYTES) return discard()
      // a few seconds are sent as fast when they are submitted
      if (size >= AHEAD_PIECE_BYTES && !upload) go()
      arrives()
    },
    stop,
    discard,
  }
}
