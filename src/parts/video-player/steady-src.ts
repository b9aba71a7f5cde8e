import { useRef } from 'react'
import type { PlaybackState } from './playback.ts'

/** Of an address of our service, until when it is good, and by what: another one leads to the same file. */
const SIGNATURE = /\b(expires|signature)=[^&#]*/g
/** How what the server has made of a video is called beside it. */
const ENDING = /(-converted)?\.\w+(?=[?#]|$)/

const fileOf = (src: string) => src.replaceAll(SIGNATURE, '')

/** Which video an address is of, as it came or converted; how a page calls its own says nothing. */
export function videoOf(src: string): string {
  const file = fileOf(src)
  return file === src ? src : file.replace(ENDING, '')
}

/**
 * The address to play: the one that it has, as long as that is good and the other one is of the same file, or of the
 * same video that has begun to play. A new one would begin it anew.
 */
export function useSteadySrc(src: string | null, { at, isPlaying, time }: PlaybackState): string | null {
  const held = useRef(src)
  const isSame =
    src !== null &&
    held.current !== null &&
    (fileOf(src) === fileOf(held.current) ||
      ((isPlaying || time > 0) && videoOf(src) === videoOf(held.current)))
  if (!isSame || at === 'failed') held.current = src
  return held.current
}
