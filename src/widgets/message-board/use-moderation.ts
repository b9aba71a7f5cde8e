import { useState } from 'react'
import { commentAuthor } from '../../core/message-board/comment-author.ts'
import type { MessageListStore } from '../../core/message-board/message-list.ts'
import { createModeration } from '../../core/message-board/moderation.ts'
import { messageBoard as t } from '../../core/messages/message-board.ts'
import { leadOn } from './lead-on.ts'
import type { MessageBoardHandle } from './types.ts'

/** What a teacher makes of comments, with what a screen reader says of it; `refresh` looks whether it has expired. */
export function useModeration(
  classroomId: number,
  store: MessageListStore,
  widget: MessageBoardHandle,
  refreshClassroom: () => Promise<void>,
) {
  const [said, say] = useState('')
  const [moderation] = useState(() =>
    createModeration({
      classroomId,
      async refresh() {
        await store.refresh()
        return store.$list.get().at === 'ready'
      },
      saved(comment, action) {
        const name = commentAuthor(comment)
        leadOn(widget.element, comment.id)
        say(action === 'approved' ? t.isApproved(name) : t.isDeleted(name))
        const { id: commentId, message_id: messageId } = comment
        widget.emit('cx-messages-changed', { change: action, messageId, commentId })
      },
      refused: () => void refreshClassroom(),
    }),
  )
  return { moderation, said, say }
}
