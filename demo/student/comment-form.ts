import type { SiteComment } from '../../src/contract/entities/message.ts'
import { COMMENT_MAX_CHARACTERS } from '../../src/contract/limits/messages.ts'
import { commentIssue } from '../../src/contract/rules/message-form.ts'
import { messageSentence, messageSentences } from '../../src/contract/server-messages/messages.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { call, Failure } from './api.ts'
import { h, say } from './dom.ts'
import { form } from './form.ts'
import { mayBeLost, onLeave } from './leaving.ts'

/** Where a student writes below a message. Who leaves with something in it is asked first. */
export function commentForm(messageId: number, posted: (comment: SiteComment) => void): HTMLFormElement {
  const input = h('textarea', { rows: 2, maxLength: COMMENT_MAX_CHARACTERS })
  const sent = h('p', { className: 'note', role: 'status', hidden: true })
  const left = new AbortController()
  onLeave(() => left.abort())

  const element = form(
    { button: t.submitComment, entries: [{ label: t.writeComment, name: 'text', input }] },
    async ({ text = '' }) => {
      say(sent, '')
      const issue = commentIssue(text)
      if (issue) throw new Failure(0, { data: { errors: { text: [messageSentence(issue)] } } })
      const comment = await call('POST /api/student/messages/{message_id}/comments', {
        params: { message_id: messageId },
        body: { text },
        signal: left.signal,
      })
      // what was written on meanwhile stays
      if (input.value === text) input.value = ''
      posted(comment)
      say(sent, messageSentences.commentPosted)
    },
  )
  element.append(sent)
  mayBeLost(() => element.isConnected && input.value.trim() !== '')
  return element
}
