import { useEffect, useState } from 'react'
import { videoPlayer as t } from '../../core/messages/video-player.ts'
import { Modal } from '../../ui/modal.tsx'
import { createPlayback, type PlaybackState } from './playback.ts'
import { Player } from './player.tsx'
import type { ShownVideo } from './shown-video.ts'

export interface VideoPopupProps extends ShownVideo {
  /** Where the player of the page has left it. */
  from: PlaybackState
  onPlaying: (video: string) => void
  /** With where it is now. */
  onClose: (left: PlaybackState) => void
}

/** A video as a popup, in place of the page's player, which waits (P3 §2 Modals). */
export function VideoPopup({ from, onPlaying, onClose, playAfterMs: _, ...video }: VideoPopupProps) {
  const [playback] = useState(createPlayback)
  useEffect(() => playback.goOn(from), [playback, from])
  function close() {
    const left = playback.look()
    // one that did not come says nothing of where it is
    onClose(left.at === 'ready' ? left : from)
  }
  return (
    <Modal open title={video.label} onClose={close} closeLabel={t.close} size="large">
      <div className="player-popup">
        <Player {...video} playback={playback} onPlaying={onPlaying} onEnlarge={null} />
      </div>
    </Modal>
  )
}
