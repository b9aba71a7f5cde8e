import type { VideoFileIssue } from '../../contract/rules/video-file.ts'
import type { CameraTrouble } from './camera-trouble.ts'
import type { Film } from './film.ts'

/** How far a film is that is to be sent (P3 §4 Recording flow). */
export type RecordingState =
  /** `issue` is why the file that was chosen last cannot be sent. */
  | { at: 'idle'; issue: VideoFileIssue | null }
  /** The browser asks the person, or opens the camera. */
  | { at: 'asking' }
  | { at: 'preview'; stream: MediaStream }
  | { at: 'countdown'; stream: MediaStream; left: number }
  | { at: 'recording'; stream: MediaStream; ms: number; mayStop: boolean }
  | {
      at: 'recorded'
      film: Film
      /** `found`: it is from before, and was not sent. */
      from: 'camera' | 'file' | 'found'
      /** Why it ended before its time. */
      cutBy: CameraTrouble | null
    }
  | { at: 'failed'; trouble: CameraTrouble }

/** A film is being made: leaving loses it. */
export const isFilming = ({ at }: RecordingState): boolean => at === 'countdown' || at === 'recording'
