import { RECORDING_DEFAULT_SECONDS } from '../../contract/limits/recording.ts'
import type { SendAhead } from './recorder.ts'

export interface RecordingOptions {
  /** Whose film it becomes, and what for (`filmPlace`). */
  place: string
  /** Seconds, asked for with each recording; 120 unless told. */
  limit?: () => number
  /** Sends what is recorded as it comes; nothing goes before it is submitted unless told. */
  sendAhead?: SendAhead
}

export const recordingDefaults = {
  limit: () => RECORDING_DEFAULT_SECONDS,
  sendAhead: () => ({ add() {}, stop() {}, discard() {} }),
} satisfies Omit<RecordingOptions, 'place'>
