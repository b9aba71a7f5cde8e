import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** What has become of the board: a message was posted, or a comment decided about. */
export type BoardChange = 'posted' | 'approved' | 'deleted'

/** Events of cx-message-board; element.ts says when each is fired. */
export interface MessageBoardEvents extends ClassroomErrorEvents {
  'cx-messages-changed': { change: BoardChange; messageId: number; commentId: number | null }
  'cx-busy-changed': { busy: boolean }
}

export type MessageBoardHandle = WidgetHandle<MessageBoardEvents>
