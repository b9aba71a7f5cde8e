import { useEffect } from 'react'
import { platform } from '../../core/platform.ts'
import type { Playback } from './playback.ts'

/** Plays a video by itself, once, so many ms after it is there (P3 §4 Recording flow). */
export function usePlayAfter(playback: Playback, ms: number | undefined): void {
  useEffect(() => (ms === undefined ? undefined : platform.after(ms, playback.play)), [playback, ms])
}
