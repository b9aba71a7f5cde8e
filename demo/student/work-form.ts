import type { Body } from '../../src/contract/endpoints/all.ts'
import { STUDENT_TEXT_MAX_CHARACTERS } from '../../src/contract/limits/student-site.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { h, say } from './dom.ts'
import { form } from './form.ts'
import { mayBeLost, onLeave } from './leaving.ts'
import { giveUp, upload } from './upload.ts'
import { videoField } from './video-field.ts'

export type Work = Body<'POST /api/student/tasks/{task_id}/posts'>

/**
 * Where a student writes, records or picks a video, for a task or in response. Who leaves with something in it is asked
 * first, and nothing is sent any more once they do. `limit`: seconds of a recording; null for a task that is answered in
 * writing.
 */
export function workForm(
  { label, button, limit }: { label: string; button: string; limit: number | null },
  send: (work: Work, signal: AbortSignal) => Promise<void>,
  posted: () => Promise<void>,
): HTMLFormElement {
  const input = h('textarea', { rows: 4, maxLength: STUDENT_TEXT_MAX_CHARACTERS })
  const video = limit === null ? null : videoField(limit)
  const progress = h('p', { role: 'status', hidden: true })
  // what has arrived is not sent again when the post was refused
  let sent: { film: File; url: string } | null = null
  let isPosted = false
  /** The upload that is for this form. */
  let begun: string | null = null
  const left = new AbortController()
  const { signal } = left
  onLeave(() => {
    if (isPosted) return
    left.abort()
    return begun === null ? undefined : giveUp(begun)
  })

  async function urlOf(film: File): Promise<string> {
    if (sent?.film === film) return sent.url
    try {
      const url = await upload(film, {
        onBegun: address => {
          begun = address
        },
        onSent: percent => say(progress, t.sending(percent)),
        signal,
      })
      sent = { film, url }
      return url
    } finally {
      say(progress, '')
    }
  }

  const element = form({ button, entries: [{ label, name: 'text', input }] }, async ({ text = '' }) => {
    const film = video?.film()
    const work = { ...(text.trim() ? { text } : {}), ...(film ? { url: await urlOf(film) } : {}) }
    signal.throwIfAborted()
    await send(work, signal)
    isPosted = true
    await posted()
  })
  mayBeLost(
    () => !isPosted && element.isConnected && (input.value.trim() !== '' || (video?.isBegun() ?? false)),
  )
  if (video) element.querySelector('.field')?.after(video.box, progress)
  return element
}
