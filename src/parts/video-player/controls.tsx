import { useRef } from 'react'
import { videoRates } from '../../contract/rules/video-rates.ts'
import { browserPlatform } from '../../core/browser-platform.ts'
import { videoPlayer as t } from '../../core/messages/video-player.ts'
import { playTime } from '../../core/videos/play-time.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import type { Playback, PlaybackState } from './playback.ts'
import { captions, enlarge, fullscreen, leaveFullscreen, muted, pause, play, volume } from './player-icons.ts'

export interface ControlsProps {
  playback: Playback
  state: PlaybackState
  /** Null where there are none. */
  captions: { isShown: boolean; toggle: () => void } | null
  /** Opens the popup; null where it is in one. */
  enlarge: (() => void) | null
  fullscreen: { isOn: boolean; toggle: (() => void) | null }
}

interface IconButtonProps {
  label: string
  icon: string
  onClick: () => void
  isPressed?: boolean
}

function IconButton({ label, icon, onClick, isPressed }: IconButtonProps) {
  return (
    <button
      type="button"
      className="player-button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  )
}

/** Everything that can be done to a video, under it. */
export function Controls(props: ControlsProps) {
  const { playback, state } = props
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} className="player-controls">
      <IconButton
        label={state.isPlaying ? t.pause : t.play}
        icon={state.isPlaying ? pause : play}
        onClick={playback.toggle}
      />
      <Position playback={playback} state={state} />
      <Volume playback={playback} state={state} />
      <Speed playback={playback} state={state} />
      {props.captions && (
        <IconButton
          label={props.captions.isShown ? t.hideCaptions : t.showCaptions}
          icon={captions}
          onClick={props.captions.toggle}
          isPressed={props.captions.isShown}
        />
      )}
      {props.enlarge && <IconButton label={t.enlarge} icon={enlarge} onClick={props.enlarge} />}
      {props.fullscreen.toggle && (
        <IconButton
          label={props.fullscreen.isOn ? t.leaveFullscreen : t.enterFullscreen}
          icon={props.fullscreen.isOn ? leaveFullscreen : fullscreen}
          onClick={props.fullscreen.toggle}
        />
      )}
    </div>
  )
}

type PartProps = Pick<ControlsProps, 'playback' | 'state'>

/** A press of an arrow goes so far. */
const STEP_SECONDS = 1

function Position({ playback, state: { time, duration } }: PartProps) {
  const [now, end] = [playTime(time), playTime(duration)]
  return (
    <>
      <input
        type="range"
        className="player-position"
        aria-label={t.position}
        aria-valuetext={t.at(now, end)}
        min={0}
        // without one there is nowhere to go
        max={duration || 1}
        step="any"
        value={time}
        onChange={event => playback.seek(event.target.valueAsNumber)}
        onKeyDown={event => {
          const steps: Record<string, number> = { ArrowLeft: -STEP_SECONDS, ArrowRight: STEP_SECONDS }
          const step = steps[event.key]
          if (step === undefined) return
          // not as far as browsers go: a hundredth of the whole, whatever that is
          event.preventDefault()
          playback.skip(step)
        }}
      />
      <span className="player-time" aria-hidden>
        {now} / {end}
      </span>
    </>
  )
}

function Volume({ playback, state }: PartProps) {
  const heard = state.isMuted ? 0 : state.volume
  return (
    <>
      <IconButton
        label={state.isMuted ? t.unmute : t.mute}
        icon={heard === 0 ? muted : volume}
        onClick={playback.toggleMuted}
      />
      {browserPlatform.setsVolume() && (
        <input
          type="range"
          className="player-volume"
          aria-label={t.volume}
          aria-valuetext={t.percent(heard)}
          min={0}
          max={1}
          step={0.05}
          value={heard}
          onChange={event => playback.setVolume(event.target.valueAsNumber)}
        />
      )}
    </>
  )
}

function Speed({ playback, state }: PartProps) {
  return (
    <select
      className="player-speed"
      aria-label={t.speed}
      title={t.speed}
      value={state.rate}
      onChange={event => playback.setRate(Number(event.target.value))}
    >
      {videoRates.map(rate => (
        <option key={rate} value={rate}>
          {t.rate(rate)}
        </option>
      ))}
      {/* a page may have set another one */}
      {!videoRates.some(rate => rate === state.rate) && <option value={state.rate}>{state.rate}</option>}
    </select>
  )
}
