import { RECORDING_PIECE_MS, RECORDING_STOP_AFTER_MS } from '../../src/contract/limits/recording.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { recordingName, recordingType } from '../../src/core/recording/recording-type.ts'
import { h } from './dom.ts'
import { onLeave } from './leaving.ts'

/** Whether this browser records; Safari on iOS does, others there do not (P3 §5). */
export const canRecord = (): boolean =>
  'MediaRecorder' in window && Boolean(navigator.mediaDevices?.getUserMedia)

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * Records in `place` from now on, until it is stopped or the time is over; then `done` has the film.
 * @param limit seconds
 * @throws when there is no camera, or it may not be used
 */
export async function record(place: HTMLElement, limit: number, done: (film: File) => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true })
  // the person has gone on to another screen while the browser asked
  if (!place.isConnected) {
    for (const track of stream.getTracks()) track.stop()
    return
  }
  const type = recordingType(kind => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(stream, type ? { mimeType: type } : {})
  const pieces: Blob[] = []
  const began = Date.now()
  const time = h('p', { role: 'timer' }, t.recordedOf(clock(0), clock(limit)))
  const stop = h('button', { type: 'button', className: 'main', ariaDisabled: 'true' }, t.stop)
  stop.onclick = () => stop.ariaDisabled === null && recorder.stop()
  const mirror = h('video', { muted: true, autoplay: true, playsInline: true, ariaLabel: t.mirror })
  mirror.srcObject = stream
  const ticking = setInterval(() => {
    const seconds = Math.floor((Date.now() - began) / 1_000)
    time.textContent = t.recordedOf(clock(seconds), clock(limit))
    // nothing can be made of less (P3 §4)
    if (Date.now() - began >= RECORDING_STOP_AFTER_MS) stop.ariaDisabled = null
    if (seconds >= limit && recorder.state === 'recording') recorder.stop()
  }, RECORDING_STOP_AFTER_MS / 4)
  const end = () => {
    clearInterval(ticking)
    for (const track of stream.getTracks()) track.stop()
  }
  let isLeft = false
  onLeave(() => {
    isLeft = true
    end()
  })
  recorder.ondataavailable = ({ data }) => void pieces.push(data)
  recorder.onstop = () => {
    end()
    const kind = recorder.mimeType || type
    if (!isLeft) done(new File(pieces, recordingName(kind, began), { type: kind }))
  }
  recorder.start(RECORDING_PIECE_MS)
  place.replaceChildren(mirror, time, stop)
  stop.focus()
}
