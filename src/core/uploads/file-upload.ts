import { atom, type ReadableAtom } from 'nanostores'
import { explain } from '../http/explain.ts'
import { tryAgain } from '../messages/try-again.ts'

/** What whoever sends a file is told, and may do: `percent` goes from 0 to 100. */
export interface SendHeard {
  signal: AbortSignal
  progress: (percent: number) => void
}

/** Sends a file to the server, and gives what it is there. Rejects with a CallFailure. */
export type SendFile<Got> = (file: File, heard: SendHeard) => Promise<Got>

export type FileUploadState<Got> =
  | { at: 'none' }
  | { at: 'uploading'; file: File; percent: number }
  | { at: 'ready'; file: File; got: Got }
  /** `file` is what can be tried again; null for one that is not sent. `error` is why it could not be. */
  | { at: 'failed'; file: File | null; reason: string; error?: unknown }

export interface FileUploadOptions {
  /** Why a file need not be sent; null where it may be. */
  refusal: (file: File) => string | null
  /** What to say of a failure that brings no sentence of its own. */
  failed: string
}

export interface FileUpload<Got> {
  $state: ReadableAtom<FileUploadState<Got>>
  /** Takes the place of one that is under way. */
  start(file: File): Promise<void>
  stop(): void
  /** Stops, and is as if there had been no file. */
  forget(): void
}

/** One file of a form on its way to the server (P3 §7 Uploads; §8 File upload error). */
export function createFileUpload<Got>(
  send: SendFile<Got>,
  { refusal, failed }: FileUploadOptions,
): FileUpload<Got> {
  const $state = atom<FileUploadState<Got>>({ at: 'none' })
  let running = new AbortController()

  async function start(file: File): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const refused = refusal(file)
    if (refused !== null) {
      $state.set({ at: 'failed', file: null, reason: refused })
      return
    }
    const progress = (percent: number) => {
      if (!signal.aborted) $state.set({ at: 'uploading', file, percent })
    }
    progress(0)
    try {
      const got = await send(file, { signal, progress })
      if (!signal.aborted) $state.set({ at: 'ready', file, got })
    } catch (error) {
      const reason = tryAgain.afterComma(explain(error, failed))
      if (!signal.aborted) $state.set({ at: 'failed', file, reason, error })
    }
  }

  return {
    $state,
    start,
    stop: () => running.abort(),
    forget() {
      running.abort()
      $state.set({ at: 'none' })
    },
  }
}
