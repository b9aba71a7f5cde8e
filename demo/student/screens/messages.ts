import type { SiteMessage } from '../../../src/contract/entities/message.ts'
import type { SiteStudent } from '../../../src/contract/entities/student-site.ts'
import { LISTS_POLL_MS } from '../../../src/contract/limits/polling.ts'
import { studentSite as t } from '../../../src/core/messages/student-site.ts'
import { call, Failure } from '../api.ts'
import { h } from '../dom.ts'
import { type MessageCard, messageCard } from '../message-card.ts'
import { refresh } from '../refresh.ts'

/**
 * The message board: what both teachers post, and what students write below it (P3 §2, §6). It is read again every 15
 * seconds (P3 §4 Refresh); what is being written, and where it is written, stays as it is.
 * @param fail shows what went wrong when the student is signed in no more
 */
export async function messagesScreen(student: SiteStudent, fail: (error: unknown) => void) {
  const none = h('p', {}, t.noMessages)
  const list = h('ul', { className: 'cards' })
  const cards = new Map<number, MessageCard>()
  /** Of several answers that are on their way only the last counts, and none from before something was sent. */
  let asked = 0

  function cardOf({ id }: SiteMessage): MessageCard {
    const written = () => {
      asked += 1
    }
    const card = cards.get(id) ?? messageCard(id, !student.is_exchange_expired, written)
    cards.set(id, card)
    return card
  }

  /** Each in its place; nothing that is there already is moved for it, so that no focus is lost. */
  function fill(found: SiteMessage[]): void {
    none.hidden = found.length > 0
    list.hidden = found.length === 0
    const ids = new Set(found.map(({ id }) => id))
    for (const [id, { box }] of cards) {
      if (ids.has(id)) continue
      box.remove()
      cards.delete(id)
    }
    let next = list.firstElementChild
    for (const message of found) {
      const { box, show } = cardOf(message)
      show(message)
      if (box === next) next = next.nextElementSibling
      else list.insertBefore(box, next)
    }
  }

  async function read(): Promise<void> {
    asked += 1
    const turn = asked
    const found = await call('GET /api/student/messages')
    if (turn === asked) fill(found)
  }

  refresh(LISTS_POLL_MS, () =>
    read().catch(error => {
      // what is there stays, unless the student is signed in no more
      if (error instanceof Failure && error.status === 401) fail(error)
    }),
  )
  await read()
  return h('main', {}, h('h1', { tabIndex: -1 }, t.messages), none, list)
}
