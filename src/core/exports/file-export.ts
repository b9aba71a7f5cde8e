import { atom } from 'nanostores'
import { explainFailure } from '../http/explain-failure.ts'
import { CallFailure } from '../http/failure.ts'

type ExportProgress =
  | { at: 'idle' | 'exporting' | 'exported' }
  | { at: 'failed'; reason: string; again: boolean }

interface FileExport {
  /** Has the server make the file. */
  ask: (signal: AbortSignal) => Promise<Blob>
  /** Gives it to the person. */
  save: (file: Blob) => void
  /** What is said where the server does not say why there is none. */
  failed: string
}

/** A file that somebody asks for, once at a time. */
export function createFileExport({ ask, save, failed }: FileExport) {
  const $progress = atom<ExportProgress>({ at: 'idle' })
  let calls = new AbortController()

  async function send(): Promise<void> {
    if ($progress.get().at === 'exporting') return
    $progress.set({ at: 'exporting' })
    try {
      save(await ask(calls.signal))
      $progress.set({ at: 'exported' })
    } catch (error) {
      if (error instanceof CallFailure && error.kind === 'aborted') return
      $progress.set({ at: 'failed', ...explainFailure(error, failed) })
    }
  }

  /** Forgets how the last one ended. */
  const read = () => $progress.set({ at: 'idle' })

  return {
    $progress,
    send,
    read,
    /** The returned function calls off what is under way, for when nobody waits for it. */
    start(): () => void {
      calls = new AbortController()
      return () => {
        calls.abort()
        read()
      }
    },
  }
}
