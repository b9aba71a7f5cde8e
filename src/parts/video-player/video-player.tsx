import { useEffect, useRef, useState } from 'react'
import { createPlayback, type Playback, type PlaybackState } from './playback.ts'
import { Player } from './player.tsx'
import type { ShownVideo } from './shown-video.ts'
import { VideoPopup } from './video-popup.tsx'

export interface VideoPlayerProps extends ShownVideo {
  /** Of whoever wants to know where the video is, or to take it somewhere; made by `createPlayback`, for this player alone. */
  playback?: Playback | undefined
  /** It has begun to play for the first time. */
  onPlayed?: () => void
}

/** Whether it stands in a popup, where that has begun, and where it was left. */
type Popup = { at: 'closed'; left?: PlaybackState } | { at: 'open'; from: PlaybackState }

/**
 * A video with controls under it, from the keyboard too, in the page or as a popup (P3 §2, §4 Video playback states).
 * What the server has not converted is played all the same where the browser can, and looked for again until it can be.
 */
export function VideoPlayer({ playback: given, onPlayed, ...video }: VideoPlayerProps) {
  const [own] = useState(createPlayback)
  const playback = given ?? own
  const [popup, setPopup] = useState<Popup>({ at: 'closed' })
  /** Which video has been played last. */
  const played = useRef<string>(undefined)

  function playing(now: string) {
    if (played.current === now) return
    played.current = now
    onPlayed?.()
  }

  useEffect(() => {
    if (popup.at === 'closed' && popup.left) playback.goOn(popup.left)
  }, [playback, popup])
  return (
    <>
      <Player
        {...video}
        playback={playback}
        isHeld={video.isHeld || popup.at === 'open'}
        onPlaying={playing}
        onEnlarge={() => setPopup({ at: 'open', from: playback.look() })}
      />
      {popup.at === 'open' && (
        <VideoPopup
          {...video}
          from={popup.from}
          onPlaying={playing}
          onClose={left => setPopup({ at: 'closed', left })}
        />
      )}
    </>
  )
}
