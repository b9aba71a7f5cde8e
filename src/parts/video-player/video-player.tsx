import { useEffect, useRef, useState } from 'react'
import type { Caption } from '../../contract/entities/caption.ts'
import { videoPlayer as t } from '../../core/messages/video-player.ts'
import { useStore } from '../../core/use-store.ts'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Controls } from './controls.tsx'
import { createPlayback, type Playback, type PlaybackState } from './playback.ts'
import { onPlayerKey } from './player-keys.ts'
import { useSteadySrc, videoOf } from './steady-src.ts'
import { Trouble, troubleOf, type VideoStage } from './trouble.tsx'
import { useCaptions } from './use-captions.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { usePlayAfter } from './use-play-after.ts'
import { useReload } from './use-reload.ts'
import sheet from './video-player.css?inline'

export interface VideoPlayerProps {
  /** Where the video is, converted or as it came; null while it is nowhere. */
  src: string | null
  /** What the video is, such as 'My morning, by Maya T.'. */
  label: string
  /** What its file is called; unless told, what the video is. */
  file?: string
  /** Address of the picture that stands there before it plays. */
  poster?: string | null
  stage?: VideoStage
  captions?: readonly Caption[]
  productName: string
  /** Of whoever wants to know where the video is, or to take it somewhere; made by `createPlayback`, for this player alone. */
  playback?: Playback | undefined
  /** It has begun to play for the first time. */
  onPlayed?: () => void
  onEnded?: () => void
  /** It begins by itself so many ms after it is there, unless the browser does not allow that. */
  playAfterMs?: number | undefined
  /** Something stands before it: it is silent from then on. */
  isHeld?: boolean | undefined
  /** Brings another address of the same video where this one is no good any more; without it the same is loaded again. */
  onReload?: () => unknown
}

const NO_CAPTIONS: readonly Caption[] = []

/**
 * A video with controls under it, from the keyboard too (P3 §2, §4 Video playback states). What the server has not
 * converted is played all the same where the browser can, and looked for again until it can be.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  useSheet(sheet)
  const { label, poster, stage = 'ready', captions = NO_CAPTIONS, productName } = props
  const [own] = useState(createPlayback)
  const playback = props.playback ?? own
  const state = useStore(playback.$state)
  const [showsCaptions, setShowsCaptions] = useState(true)
  const frame = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  /** Which video has been played last. */
  const played = useRef<string>(undefined)
  const fullscreen = useFullscreen(frame, video)
  const toggleCaptions = () => setShowsCaptions(!showsCaptions)
  const src = useSteadySrc(props.src, state)
  const isMissing = src === null

  useEffect(() => (video.current ? playback.attach(video.current) : undefined), [playback])
  useEffect(() => {
    // a browser goes on with what it has when the address is taken away
    if (isMissing) playback.reload()
  }, [playback, isMissing])
  useEffect(() => {
    if (props.isHeld) playback.pause()
  }, [playback, props.isHeld])
  usePlayAfter(playback, isMissing ? undefined : props.playAfterMs)
  useCaptions(video, t.captions, captions, showsCaptions)
  const reload = props.onReload ?? playback.reload
  const isLookedFor = isMissing
    ? stage !== 'failed' && props.onReload !== undefined
    : stage === 'processing' && state.at === 'failed'
  useReload(isLookedFor, reload)

  const at = useSettled(state.at)
  // what is looked for again every few seconds is said once
  const trouble = troubleOf({ ...state, isMissing, stage, at: stage === 'ready' ? state.at : at })
  return (
    <section
      ref={frame}
      className="player"
      aria-label={label}
      onKeyDown={event =>
        onPlayerKey(event, playback, { toggleCaptions, toggleFullscreen: () => fullscreen.toggle?.() })
      }
    >
      <div className="player-picture">
        {/* biome-ignore lint/a11y/useMediaCaption: captions are added as data (use-captions.ts) */}
        <video
          ref={video}
          src={src ?? undefined}
          poster={poster ?? undefined}
          preload="metadata"
          playsInline
          aria-label={label}
          hidden={trouble !== null}
          onClick={playback.toggle}
          onPlaying={() => {
            const now = videoOf(src ?? '')
            if (played.current === now) return
            played.current = now
            props.onPlayed?.()
          }}
          onEnded={props.onEnded}
        />
        {trouble && (
          <Trouble kind={trouble} productName={productName} file={props.file ?? label} onReload={reload} />
        )}
        {!trouble && (state.at === 'loading' || state.isWaiting) && <span className="player-spinner" />}
        <VisuallyHidden live>{!trouble && state.at === 'loading' && t.loading}</VisuallyHidden>
      </div>
      {stage === 'failed' && !trouble && (
        <p className="player-note" role="status">
          {t.unconverted(productName)}
        </p>
      )}
      {!trouble && (
        <Controls
          playback={playback}
          state={state}
          captions={captions.length > 0 ? { isShown: showsCaptions, toggle: toggleCaptions } : null}
          fullscreen={fullscreen}
        />
      )}
    </section>
  )
}

/** The last that came of it: while it is loaded anew that stands. */
function useSettled(at: PlaybackState['at']): PlaybackState['at'] {
  const settled = useRef(at)
  if (at !== 'loading') settled.current = at
  return settled.current
}
