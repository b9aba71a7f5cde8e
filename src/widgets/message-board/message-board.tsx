import { isId } from '../../contract/rules/is-id.ts'
import { messageBoard as t } from '../../core/messages/message-board.ts'
import { OfClassroom } from '../../parts/lists/of-classroom.tsx'
import { BoardPage } from './parts/board-page.tsx'
import type { MessageBoardHandle } from './types.ts'

export interface MessageBoardProps {
  classroomId?: number
  /** The message that a link leads to. */
  messageId?: number
  /** The comment that a link leads to. */
  commentId?: number
  widget: MessageBoardHandle
}

/** cx-message-board. */
export function MessageBoard({ classroomId, messageId, commentId, widget }: MessageBoardProps) {
  return (
    <OfClassroom classroomId={classroomId} words={t} widget={widget}>
      {(id, _user, key) => (
        <BoardPage
          key={key}
          classroomId={id}
          messageId={isId(messageId) ? messageId : null}
          commentId={isId(commentId) ? commentId : null}
          widget={widget}
        />
      )}
    </OfClassroom>
  )
}
