import { RECORDING_PIECE_MS, RECORDING_STOP_AFTER_MS } from '../../src/contract/limits/recording.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { recordingClock } from '../../src/core/recording/recording-clock.ts'
import { recordingName, recordingType } from '../../src/core/recording/recording-type.ts'
import { playTime } from '../../src/core/videos/play-time.ts'
import { h } from './dom.ts'
import { onLeave } from './leaving.ts'

/** Whether this browser records; Safari on iOS does, others there do not (P3 §5). */
export const canRecord = (): boolean =>
  'MediaRecorder' in window && Boolean(navigator.mediaDevices?.getUserMedia)

const SECOND_MS = 1_000

/**
 * Records in `place` from now on, until it is stopped or the time is over; then `done` has the film. The camera ends with
 * the screen.
 * @param limit seconds
 * @throws when there is no camera, or it may not be used
 */
export async function record(place: HTMLElement, limit: number, done: (film: File) => void): Promise<void> {
  let isLeft = false
  let end = () => {}
  onLeave(() => {
    isLeft = true
    end()
  })
  const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true })
  const closeCamera = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  // the person has gone on to another screen while the browser asked
  if (isLeft) return closeCamera()
  end = closeCamera
  const type = recordingType(kind => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(stream, type ? { mimeType: type } : {})
  const pieces: Blob[] = []
  const began = Date.now()
  const time = h('p', { role: 'timer' })
  const stop = h('button', { type: 'button', className: 'main', ariaDisabled: 'true' }, t.stop)
  const halt = () => recorder.state === 'recording' && recorder.stop()
  stop.onclick = () => stop.ariaDisabled === null && halt()
  const mirror = h('video', { muted: true, autoplay: true, playsInline: true, ariaLabel: t.mirror })
  mirror.srcObject = stream
  recorder.ondataavailable = ({ data }) => void pieces.push(data)
  recorder.onstop = () => {
    end()
    const kind = recorder.mimeType || type
    if (!isLeft) done(new File(pieces, recordingName(kind, began), { type: kind }))
  }
  recorder.start(RECORDING_PIECE_MS)
  const show = (ms: number) => {
    time.textContent = t.recordedOf(playTime(ms / SECOND_MS), playTime(limit))
    // nothing can be made of less (P3 §4)
    if (ms >= RECORDING_STOP_AFTER_MS) stop.ariaDisabled = null
  }
  const clocks = recordingClock(limit, show, halt)
  end = () => {
    for (const stopClock of clocks) stopClock()
    closeCamera()
  }
  place.replaceChildren(mirror, time, stop)
  stop.focus()
}
