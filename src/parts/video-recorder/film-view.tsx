import { useEffect, useState } from 'react'
import { videoPlayer } from '../../core/messages/video-player.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import type { Film } from '../../core/recording/film.ts'
import { useStore } from '../../core/use-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { createPlayback } from '../video-player/playback.ts'
import { VideoPlayer } from '../video-player/video-player.tsx'
import { film as filmIcon } from './recorder-icons.ts'
import { sizeText } from './sizes.ts'

export interface FilmViewProps {
  film: Film
  label: string
  productName: string
  /** It plays by itself after so many ms. */
  playAfterMs?: number | undefined
  /** Something stands before it. */
  isHeld?: boolean
}

/**
 * Whether the browser may be able to play it; where it knows no type nobody can tell. Of the codecs it is not asked: what
 * Safari says that it records is more than what it says that it plays.
 */
const mayPlay = ({ type }: Film) =>
  type === '' || document.createElement('video').canPlayType(type.split(';')[0] ?? '') !== ''

/** A film that lies in the browser: played from there, or named where the browser cannot. */
export function FilmView({ film, ...player }: FilmViewProps) {
  const src = useObjectUrl(film.content)
  const [playback] = useState(createPlayback)
  const isBroken = useStore(playback.$state).at === 'failed'
  if (isBroken || !mayPlay(film)) {
    return (
      <div className="recorder-file">
        <Icon path={filmIcon} size={30} />
        <strong>{film.name}</strong>
        <span>{sizeText(film.content.size)}</span>
        <p className="recorder-hint">{isBroken ? videoPlayer.unrendered(film.name) : t.notPlayable}</p>
      </div>
    )
  }
  return <VideoPlayer src={src} playback={playback} {...player} />
}

/** Where the browser has it; the same for as long as it is shown. */
function useObjectUrl(content: Blob): string {
  const [url] = useState(() => URL.createObjectURL(content))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
