import { atom, onMount } from 'nanostores'
import { platform } from '../platform.ts'

const MINUTE_MS = 60_000

/** The time now, ms since 1970, told anew as each minute begins. */
export const $minute = atom(0)

onMount($minute, () => {
  let stop = () => {}
  function tell(): void {
    const now = platform.now()
    $minute.set(now)
    stop = platform.after(MINUTE_MS - (now % MINUTE_MS), tell)
  }
  tell()
  const unhear = platform.onVisibility(() => {
    stop()
    tell()
  })
  return () => {
    unhear()
    stop()
  }
})
