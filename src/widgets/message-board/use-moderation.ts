import { useEffect, useRef, useState } from 'react'
import { commentAuthor } from '../../core/message-board/comment-author.ts'
import type { MessageListStore } from '../../core/message-board/message-list.ts'
import { createModeration } from '../../core/message-board/moderation.ts'
import { createSaid } from '../../core/message-board/said.ts'
import { messageBoard as t } from '../../core/messages/message-board.ts'
import { useStore } from '../../core/use-store.ts'
import { leadOn } from './lead-on.ts'
import type { MessageBoardHandle } from './types.ts'

interface UseModeration {
  classroomId: number
  /** There is a partner classroom, which sees what is approved. */
  isPaired: boolean
  store: MessageListStore
  widget: MessageBoardHandle
  /** Looks whether it has expired. */
  refreshClassroom: () => Promise<void>
}

/** What a teacher makes of comments, with what a screen reader says of it. */
export function useModeration(options: UseModeration) {
  const { classroomId, isPaired, store, widget, refreshClassroom } = options
  const [{ $said, say, close }] = useState(createSaid)
  useEffect(() => close, [close])
  const paired = useRef(isPaired)
  paired.current = isPaired
  const [moderation] = useState(() =>
    createModeration({
      classroomId,
      refresh: store.refresh,
      saved(comment, action) {
        const name = commentAuthor(comment)
        leadOn(widget.element, comment.id)
        say(action === 'approved' ? t.isApproved(name, paired.current) : t.isDeleted(name))
        const { id: commentId, message_id: messageId } = comment
        widget.emit('cx-messages-changed', { change: action, messageId, commentId })
      },
      refused: () => void refreshClassroom(),
    }),
  )
  return { moderation, said: useStore($said), say }
}
