import type { KeyboardEvent } from 'react'
import type { Playback } from './playback.ts'

const ARROW_SECONDS = 5
const LETTER_SECONDS = 10
const VOLUME_STEP = 0.1

/** What the keys do that are none of the playback's. */
interface Others {
  toggleCaptions: () => void
  toggleFullscreen: () => void
}

/** Keys that work wherever the focus is in a player, in small letters. */
const everywhere = (playback: Playback, others: Others): Record<string, () => void> => ({
  k: playback.toggle,
  j: () => playback.skip(-LETTER_SECONDS),
  l: () => playback.skip(LETTER_SECONDS),
  m: playback.toggleMuted,
  c: others.toggleCaptions,
  f: others.toggleFullscreen,
})

/** Keys that a slider has a use for, and the space that presses a button. */
const outsideControls = (playback: Playback): Record<string, () => void> => ({
  ' ': playback.toggle,
  arrowleft: () => playback.skip(-ARROW_SECONDS),
  arrowright: () => playback.skip(ARROW_SECONDS),
  arrowup: () => playback.setVolume(playback.$state.get().volume + VOLUME_STEP),
  arrowdown: () => playback.setVolume(playback.$state.get().volume - VOLUME_STEP),
  home: () => playback.seek(0),
  end: () => playback.seek(Number.MAX_VALUE),
})

/**
 * Keys of a player (P3 §2). They go by the element that has the focus, never by the page, and what a control needs for
 * itself stays with it.
 */
export function onPlayerKey(event: KeyboardEvent<HTMLElement>, playback: Playback, others: Others): void {
  const control = event.target as Element
  if (event.altKey || event.ctrlKey || event.metaKey || control.matches('select')) return
  const key = event.key.toLowerCase()
  const isTaken = control.matches('input') || (key === ' ' && control.matches('button'))
  const act = { ...(isTaken ? {} : outsideControls(playback)), ...everywhere(playback, others) }[key]
  if (!act) return
  event.preventDefault()
  act()
}
