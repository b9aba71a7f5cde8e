import type { TeacherVideo } from '../../contract/entities/action-item.ts'
import type { VideoMetadata } from '../../contract/entities/video.ts'
import { UPLOAD_FILE_PERCENT } from '../../contract/limits/uploads.ts'

/** How far a video is on its way to the server, and there. */
export type UploadState =
  | { at: 'idle' }
  /** It is found out how much of it the server has already. */
  | { at: 'checking' }
  | {
      at: 'uploading'
      /** Bytes that have gone, of `total`. */
      sent: number
      total: number
      /** Null until it was measured for a while. */
      bytesPerSecond: number | null
      isSlow: boolean
      /** The line is broken, and is tried again. */
      isWaiting: boolean
    }
  | { at: 'saving' }
  | {
      at: 'processing'
      saved: TeacherVideo
      /** Null until the server was first asked. */
      metadata: VideoMetadata | null
      /** It was asked for in vain 20 times; the server goes on (decision 15). */
      isGivenUp: boolean
    }
  /** It is converted, or cannot be. */
  | { at: 'done'; saved: TeacherVideo; metadata: VideoMetadata }
  /** There is a video of the teacher already (P3 §8). */
  | { at: 'already-sent' }
  /**
   * What was sent is kept. `next` is what is left to do: send it `again`; `keep` it, since the server does not take it
   * any more; or choose an `other-file`, since this one is no video.
   */
  | { at: 'failed'; reason: string; next: 'again' | 'keep' | 'other-file' }

/** Something is under way that is lost, or goes on later, when the person leaves. */
export const isUnderWay = ({ at }: UploadState): boolean =>
  at === 'checking' || at === 'uploading' || at === 'saving'

/** It is saved: the film in the browser is of no more use. */
export const isAtServer = ({ at }: UploadState): boolean => at === 'processing' || at === 'done'

/** 0 to 100: nine tenths are the file's way, the rest is what the server does with it (P3 §4 Upload flow). */
export function uploadPercent(state: UploadState): number {
  const rest = 100 - UPLOAD_FILE_PERCENT
  switch (state.at) {
    case 'uploading':
      return state.total === 0 ? 0 : (UPLOAD_FILE_PERCENT * state.sent) / state.total
    case 'saving':
      return UPLOAD_FILE_PERCENT
    case 'processing':
      return UPLOAD_FILE_PERCENT + (rest * (state.metadata?.progress ?? 0)) / 100
    case 'done':
      return 100
    default:
      return 0
  }
}
