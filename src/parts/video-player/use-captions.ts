import { type RefObject, useEffect, useRef } from 'react'
import type { Caption } from '../../contract/entities/caption.ts'

/** What WebVTT would read as marks is text here. */
const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function fill(track: TextTrack, captions: readonly Caption[]): void {
  // cues of a track that is disabled cannot be reached
  track.mode = 'hidden'
  for (const cue of [...(track.cues ?? [])]) track.removeCue(cue)
  for (const { start, end, text } of captions) track.addCue(new VTTCue(start, end, asText(text)))
}

/**
 * Shows captions over a video by the browser's own means. They come as data and not as a file, so that no page's
 * policy and no other origin is in their way, and so that a corrected line is seen at once.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  label: string,
  captions: readonly Caption[],
  isShown: boolean,
): void {
  const track = useRef<TextTrack>(null)
  useEffect(() => {
    if (!video.current || (captions.length === 0 && !track.current)) return
    // a track stays with its video: there is no taking it away
    track.current ??= video.current.addTextTrack('captions', label)
    fill(track.current, captions)
    track.current.mode = isShown ? 'showing' : 'hidden'
  }, [video, label, captions, isShown])
}
