import {
  RECORDING_DEFAULT_SECONDS,
  RECORDING_MAX_SECONDS,
  RECORDING_MIN_SECONDS,
} from '../../contract/limits/recording.ts'

/** Seconds that a recording may take, by what a task or a page says (P3 §9): 1 to 300; 120 where it says nothing. */
export function recordingLimit(seconds: number | null | undefined): number {
  if (seconds === undefined || seconds === null || !(seconds > 0)) return RECORDING_DEFAULT_SECONDS
  return Math.min(Math.max(Math.round(seconds), RECORDING_MIN_SECONDS), RECORDING_MAX_SECONDS)
}
