import { useEffect, useRef, useState } from 'react'
import { common } from '../../core/messages/common.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { isOfOneself } from '../../core/recording/chosen-devices.ts'
import { recordingLimit } from '../../core/recording/recording-limit.ts'
import type { RecordingState } from '../../core/recording/recording-state.ts'
import { useStore } from '../../core/use-store.ts'
import { playTime } from '../../core/videos/play-time.ts'
import { Button } from '../../ui/button.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import sheet from './camera-screen.css?inline'
import { DeleteQuestion } from './delete-question.tsx'
import { DeviceChoice } from './device-choice.tsx'
import { PromptButton } from './prompt-button.tsx'
import type { RecorderStore } from './recorder-store.ts'
import type { VideoRecorderProps } from './types.ts'
import { Unkept } from './unkept.tsx'

type Filming = Extract<RecordingState, { at: 'asking' | 'preview' | 'countdown' | 'recording' }>

export interface CameraScreenProps extends VideoRecorderProps {
  store: RecorderStore
  state: Filming
}

const MS = 1_000
/** From then on it is said how much time is left. */
const LAST_SECONDS = 10

/** The camera: how one looks and sounds, the countdown, and the recording with its time (P3 §2 Record page). */
export function CameraScreen({ store, state, timeLimit, prompt }: CameraScreenProps) {
  useSheet(sheet)
  const { recording } = store
  const limit = recordingLimit(timeLimit)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  const isKept = useStore(recording.$isKept)
  const [isAsked, setIsAsked] = useState(false)
  const isRecording = state.at === 'recording'
  const seconds = isRecording ? state.ms / MS : 0
  return (
    <div ref={box} className="recorder-screen">
      <div className="recorder-stage">
        {state.at === 'asking' ? <Asking /> : <Mirror stream={state.stream} />}
        {state.at === 'countdown' && (
          <span key={state.left} className="recorder-countdown" aria-hidden>
            {state.left}
          </span>
        )}
        {isRecording && (
          <span className="recorder-clock" aria-hidden>
            <span className="recorder-dot" />
            {playTime(seconds)} / {playTime(limit)}
          </span>
        )}
        {isRecording && <Elapsed seconds={seconds} limit={limit} />}
        <VisuallyHidden live>{said(state, limit - seconds)}</VisuallyHidden>
      </div>
      {!isKept && <Unkept />}
      {state.at === 'preview' && <DeviceChoice store={recording} />}
      <div className="recorder-bar-camera">
        <Button variant="quiet" onClick={isRecording ? () => setIsAsked(true) : recording.close}>
          {common.cancel}
        </Button>
        <button
          type="button"
          className="recorder-shutter"
          // the same button, so that the focus stays with it
          aria-disabled={state.at === 'asking' || state.at === 'countdown' || (isRecording && !state.mayStop)}
          data-recording={isRecording || undefined}
          onClick={isRecording ? recording.stop : recording.begin}
        >
          {isRecording ? t.stop : t.start}
        </button>
        <PromptButton prompt={prompt} timeLimit={timeLimit} />
      </div>
      {isAsked && (
        <DeleteQuestion
          title={t.stopQuestion.title}
          text={t.stopQuestion.text}
          keep={t.stopQuestion.goOn}
          onKeep={() => setIsAsked(false)}
          onDelete={recording.close}
        />
      )}
    </div>
  )
}

/** What a person hears who does not look. */
function said(state: Filming, left: number): string {
  switch (state.at) {
    case 'asking':
      return t.asking
    case 'countdown':
      return t.startsIn(state.left)
    case 'recording':
      return left <= LAST_SECONDS ? t.secondsLeft(LAST_SECONDS) : t.recording
    default:
      return ''
  }
}

function Asking() {
  return (
    <div className="recorder-asking">
      <span className="recorder-spinner" />
      <p>{t.asking}</p>
      <p className="recorder-hint">{t.askingHint}</p>
    </div>
  )
}

/** All of what is recorded, of oneself as in a mirror, and without a sound. */
function Mirror({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return (
    <video
      ref={video}
      className="recorder-mirror"
      data-turned={isOfOneself(stream) || undefined}
      autoPlay
      playsInline
      muted
      aria-label={t.mirror}
    />
  )
}

function Elapsed({ seconds, limit }: { seconds: number; limit: number }) {
  return (
    <div
      className="recorder-elapsed"
      role="progressbar"
      aria-label={t.recordedTime}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.floor(seconds)}
      aria-valuetext={t.timeOf(playTime(seconds), playTime(limit))}
    >
      <div style={{ width: `${Math.min(100, (seconds / limit) * 100)}%` }} />
    </div>
  )
}
