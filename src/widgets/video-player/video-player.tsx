import { useMemo } from 'react'
import type { Caption } from '../../contract/entities/caption.ts'
import { videoPlayer as t } from '../../core/messages/video-player.ts'
import { fileName } from '../../core/videos/file-name.ts'
import { VideoPlayer as Player } from '../../parts/video-player/video-player.tsx'
import { readCaptions } from './read-captions.ts'
import type { VideoPlayerHandle } from './types.ts'

export interface VideoPlayerProps {
  url?: string
  label?: string
  captions?: Caption[]
  widget: VideoPlayerHandle
}

/** cx-video-player: one video of the page, as the app's own screens show theirs. */
export function VideoPlayer({ url, label, captions, widget }: VideoPlayerProps) {
  const read = useMemo(() => readCaptions(captions), [captions])
  return (
    <Player
      src={url || null}
      label={label || t.video}
      captions={read}
      {...(url && { file: fileName(url) })}
      productName={widget.brand.productName}
      onPlayed={() => widget.emit('cx-played', null)}
      onEnded={() => widget.emit('cx-ended', null)}
    />
  )
}
