import { videoFileIssue } from '../../src/contract/rules/video-file.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { cameraTrouble } from '../../src/core/recording/camera-trouble.ts'
import { alertPlace, h, say } from './dom.ts'
import { onLeave } from './leaving.ts'
import { canRecord, record } from './recorder.ts'

interface VideoField {
  box: HTMLElement
  /** What is there now. */
  film: () => File | null
  /** There is a film, or one is being recorded. */
  isBegun: () => boolean
}

/** Where a student records a video or picks a file, and looks at it. */
export function videoField(limit: number): VideoField {
  const alert = alertPlace()
  const place = h('div', {})
  let film: File | null = null
  let isRecording = false
  let shown = ''

  function forget(): void {
    film = null
    URL.revokeObjectURL(shown)
  }
  onLeave(forget)

  function choose(): void {
    forget()
    isRecording = false
    const file = h('input', { type: 'file', accept: 'video/*', className: 'file' })
    file.onchange = () => take(file.files?.[0] ?? null)
    const camera = h('button', { type: 'button' }, t.record)
    camera.onclick = async () => {
      camera.disabled = true
      say(alert, '')
      try {
        await record(place, limit, take)
        isRecording = true
      } catch (error) {
        say(alert, t.cameraTroubles[cameraTrouble(error)])
        camera.disabled = false
      }
    }
    place.replaceChildren(
      ...(canRecord() ? [camera] : [h('p', {}, t.cameraTroubles.unsupported)]),
      h('label', { className: 'file' }, t.uploadVideo, file),
    )
  }

  function take(taken: File | null): void {
    const issue = videoFileIssue(taken)
    if (issue || !taken) {
      choose()
      say(alert, issue ? t.videoIssue[issue] : '')
      return
    }
    say(alert, '')
    isRecording = false
    film = taken
    shown = URL.createObjectURL(taken)
    const again = h('button', { type: 'button', onclick: choose }, t.deleteVideo)
    place.replaceChildren(
      h('video', { src: shown, controls: true, playsInline: true, ariaLabel: t.preview }),
      again,
    )
    again.focus()
  }

  choose()
  const box = h('fieldset', {}, h('legend', {}, t.video), alert, place)
  return { box, film: () => film, isBegun: () => isRecording || film !== null }
}
