import type { Caption } from '../../contract/entities/caption.ts'
import { inOrder } from '../../contract/rules/captions.ts'

/** A cue's text without its marks; browsers have it as nodes. */
const textOf = (cue: TextTrackCue) => (cue as VTTCue).getCueAsHTML().textContent ?? ''

/** The browser's own reading of a WebVTT file; what no browser can read is no such file. */
function cuesOf(address: string): Promise<TextTrackCue[]> {
  const video = document.createElement('video')
  const track = document.createElement('track')
  return new Promise((resolve, reject) => {
    track.addEventListener('load', () => resolve([...(track.track.cues ?? [])]), { once: true })
    track.addEventListener('error', () => reject(new Error('no WebVTT')), { once: true })
    track.kind = 'captions'
    track.src = address
    video.append(track)
    // a track that is disabled is not loaded
    track.track.mode = 'hidden'
  })
}

/**
 * The captions of a WebVTT file, in their order; lines without text are left out.
 * @throws when it is no WebVTT
 */
export async function readWebVtt(file: Blob): Promise<Caption[]> {
  const address = URL.createObjectURL(file)
  try {
    const cues = await cuesOf(address)
    const lines = cues.map(cue => ({ start: cue.startTime, end: cue.endTime, text: textOf(cue) }))
    return inOrder(lines).filter(({ text }) => text !== '')
  } finally {
    URL.revokeObjectURL(address)
  }
}
