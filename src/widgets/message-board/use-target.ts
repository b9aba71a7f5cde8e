import { useCallback, useEffect, useRef, useState } from 'react'
import type { Message } from '../../contract/entities/message.ts'
import type { MessageListState, MessageListStore } from '../../core/message-board/message-list.ts'
import { isElsewhere } from '../../element/screens/is-elsewhere.ts'

/** What a link leads to. */
export interface Target {
  messageId: number | null
  commentId: number | null
}

/** The message on the board that is meant, or that the comment is below. */
const messageOf = (rows: readonly Message[], { messageId, commentId }: Target) =>
  rows.find(({ id, comments }) =>
    commentId === null ? id === messageId : comments.some(comment => comment.id === commentId),
  )

interface Led {
  /** The message that is unfolded, or meant itself. */
  messageId: number | null
  commentId: number | null
  /** As the `ref` of what is meant: brings it in sight once, with the focus for whoever is not at work elsewhere. */
  arrive: (place: HTMLElement | null) => void
  /** What is meant is not there any more, and that was not read yet. */
  isGone: boolean
  dismiss: () => void
}

/** Where a link leads on a board. Nothing is filtered then, so that it is there if it can be. */
export function useTarget(
  store: MessageListStore,
  list: MessageListState,
  target: Target,
  element: HTMLElement,
): Led {
  const { messageId, commentId } = target
  const key = messageId === null && commentId === null ? null : `${messageId} ${commentId}`
  const arrived = useRef<string | null>(null)
  const [gone, setGone] = useState<string | null>(null)
  const isWhole = list.at === 'ready' && list.question.status === null
  const found = key !== null && 'rows' in list ? messageOf(list.rows, target) : undefined
  const isMissing = isWhole && !found

  useEffect(() => {
    if (key !== null && arrived.current !== key) store.ask({ status: null })
  }, [key, store])
  // once for each link: what was there and goes later is no news
  useEffect(() => {
    if (key === null || arrived.current === key || !isMissing) return
    arrived.current = key
    setGone(key)
  }, [key, isMissing])

  const arrive = useCallback(
    (place: HTMLElement | null) => {
      if (!place || arrived.current === key) return
      arrived.current = key
      place.scrollIntoView({ block: 'center' })
      if (!isElsewhere(element)) place.focus({ preventScroll: true })
    },
    [key, element],
  )

  return {
    messageId: found?.id ?? null,
    commentId,
    arrive,
    isGone: gone !== null && gone === key,
    dismiss: () => setGone(null),
  }
}
