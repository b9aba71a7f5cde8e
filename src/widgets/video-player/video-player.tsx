import { useMemo } from 'react'
import { videoPlayer as t } from '../../core/messages/video-player.ts'
import type { Caption } from '../../parts/video-player/use-captions.ts'
import { VideoPlayer as Player, type VideoStage } from '../../parts/video-player/video-player.tsx'
import { readCaptions } from './read-captions.ts'
import type { VideoPlayerHandle } from './types.ts'

export interface VideoPlayerProps {
  src?: string
  label?: string
  poster?: string
  stage?: string
  captions?: Caption[]
  widget: VideoPlayerHandle
}

const stages: readonly VideoStage[] = ['ready', 'processing', 'failed']

/** cx-video-player: one video of the page, as the app's own screens show theirs. */
export function VideoPlayer({ src, label, poster, stage, captions, widget }: VideoPlayerProps) {
  const read = useMemo(() => readCaptions(captions), [captions])
  return (
    <Player
      src={src || null}
      label={label || t.video}
      poster={poster || null}
      stage={stages.find(known => known === stage) ?? 'ready'}
      captions={read}
      productName={widget.brand.productName}
      onPlayed={() => widget.emit('cx-played', null)}
      onEnded={() => widget.emit('cx-ended', null)}
    />
  )
}
