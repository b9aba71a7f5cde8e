import { videoFileIssue } from '../../src/contract/rules/video-file.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { alertPlace, h, say } from './dom.ts'
import { onLeave } from './leaving.ts'
import { canRecord, record } from './recorder.ts'

/** Where a student records a video or picks a file, and looks at it. `film` is what is there now. */
export function videoField(limit: number): { box: HTMLElement; film: () => File | null } {
  const alert = alertPlace()
  const place = h('div', {})
  let film: File | null = null
  let shown = ''

  function forget(): void {
    film = null
    URL.revokeObjectURL(shown)
  }
  onLeave(forget)

  function choose(): void {
    forget()
    const file = h('input', { type: 'file', accept: 'video/*', className: 'file' })
    file.onchange = () => take(file.files?.[0] ?? null)
    const camera = h('button', { type: 'button' }, t.record)
    camera.onclick = async () => {
      camera.disabled = true
      say(alert, '')
      await record(place, limit, take).catch(() => {
        say(alert, t.noCamera)
        camera.disabled = false
      })
    }
    place.replaceChildren(
      ...(canRecord() ? [camera] : [h('p', {}, t.cannotRecord)]),
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
  return { box, film: () => film }
}
