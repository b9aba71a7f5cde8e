import type { SiteComment, SiteMessage } from '../../src/contract/entities/message.ts'
import { shortDate } from '../../src/core/dates/short-date.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { attached } from './attached.ts'
import { commentForm } from './comment-form.ts'
import { h } from './dom.ts'

/** What the teacher has posted. */
function said(message: SiteMessage): (HTMLElement | null)[] {
  const { poster, is_partner, title, text, created_at } = message
  const by = is_partner ? t.partnersMessageOf : t.messageOf
  return [
    h('h2', {}, title),
    h('p', { className: 'facts' }, by(poster, shortDate(created_at))),
    h('p', { className: 'text' }, text),
    attached(message),
  ]
}

/** A comment; one's own with where it stands, in the words of a post (P3 §4 Comment status). */
function commentItem({ poster, text, created_at, status, is_own }: SiteComment): HTMLElement {
  const name = is_own ? t.you : poster || t.partnerGroup
  const facts = [...(is_own ? [t.statuses[status]] : []), shortDate(created_at)].join(' · ')
  return h(
    'li',
    {},
    h('p', { className: 'facts' }, h('strong', {}, name), ` · ${facts}`),
    h('p', { className: 'text' }, text),
  )
}

/** Fills an element anew where what it shows has changed: what somebody reads or has chosen there is left alone. */
function filler<Value>(element: HTMLElement, contentOf: (value: Value) => (Node | null)[]) {
  let shown = ''
  return (value: Value) => {
    const now = JSON.stringify(value)
    if (now === shown) return
    shown = now
    element.replaceChildren(...contentOf(value).filter(node => node !== null))
  }
}

/**
 * A message with what is written below it, and where a student may the form. `show` shows it as it is now, around what
 * is being written; `written` has each comment that was sent.
 */
export function messageCard(id: number, mayWrite: boolean, written: () => void) {
  const post = h('div')
  const count = h('summary')
  const list = h('ul', { className: 'comments' })
  const comments = h('details', { open: true }, count, list)
  const showPost = filler<SiteMessage>(post, said)
  const showComments = filler<SiteComment[]>(list, found => found.map(commentItem))
  let shown: SiteComment[] = []

  function tell(found: SiteComment[]): void {
    shown = found
    comments.hidden = found.length === 0
    count.textContent = t.comments(found.length)
    showComments(found)
  }

  const form =
    mayWrite &&
    commentForm(id, comment => {
      tell([...shown.filter(other => other.id !== comment.id), comment])
      comments.open = true
      written()
    })

  return {
    box: h('li', { className: 'card' }, post, comments, form),
    show(message: SiteMessage): void {
      showPost({ ...message, comments: [] })
      tell(message.comments)
    },
  }
}

export type MessageCard = ReturnType<typeof messageCard>
