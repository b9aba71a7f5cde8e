import { useRef } from 'react'
import { videoRates } from '../../../contract/rules/video-rates.ts'
import { createPlayback, type Playback } from '../../video-player/playback.ts'

const rates: readonly number[] = videoRates

/** How the videos of a desk are played: each by a player of its own, all as fast as the last one. */
export function usePlaybacks() {
  const playbacks = useRef(new Map<number, Playback>())
  const rate = useRef(1)

  function of(id: number): Playback {
    const playback = playbacks.current.get(id) ?? createPlayback()
    playbacks.current.set(id, playback)
    return playback
  }

  return {
    of,
    rate,
    /** Plays one faster (1) or slower (-1), by one of the speeds of the player. */
    speed(id: number, step: 1 | -1): void {
      const index = rates.indexOf(rate.current) - step
      const next = rates[Math.min(Math.max(index, 0), rates.length - 1)]
      if (next === undefined) return
      rate.current = next
      of(id).setRate(next)
    },
  }
}
