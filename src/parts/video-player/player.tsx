import { useEffect, useRef, useState } from 'react'
import type { Caption } from '../../contract/entities/caption.ts'
import { videoPlayer as t } from '../../core/messages/video-player.ts'
import { useStore } from '../../core/use-store.ts'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Controls } from './controls.tsx'
import type { Playback, PlaybackState } from './playback.ts'
import { onPlayerKey } from './player-keys.ts'
import type { ShownVideo } from './shown-video.ts'
import { useSteadySrc, videoOf } from './steady-src.ts'
import { Trouble, troubleOf } from './trouble.tsx'
import { useCaptions } from './use-captions.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { usePlayAfter } from './use-play-after.ts'
import { useReload } from './use-reload.ts'
import sheet from './video-player.css?inline'

export interface PlayerProps extends ShownVideo {
  /** This video plays: its address without what changes in it. */
  onPlaying: (video: string) => void
  playback: Playback
  /** Opens the popup; null in one. */
  onEnlarge: (() => void) | null
}

const NO_CAPTIONS: readonly Caption[] = []

/** The video itself, with what is said of it and its controls. */
export function Player({ playback, onEnlarge, ...props }: PlayerProps) {
  useSheet(sheet)
  const { label, poster, stage = 'ready', captions = NO_CAPTIONS, productName, isHeld } = props
  const state = useStore(playback.$state)
  const [showsCaptions, setShowsCaptions] = useState(true)
  const frame = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
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
    if (isHeld) playback.pause()
  }, [playback, isHeld])
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
      // in a modal, that has this name already
      aria-label={onEnlarge ? label : undefined}
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
          preload={props.preload ?? 'metadata'}
          playsInline
          aria-label={label}
          hidden={trouble !== null}
          onClick={playback.toggle}
          // what was put off, such as a play after a recording, may come when something stands before it
          onPlay={() => isHeld && playback.pause()}
          onPlaying={() => props.onPlaying(videoOf(src ?? ''))}
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
          enlarge={onEnlarge}
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
