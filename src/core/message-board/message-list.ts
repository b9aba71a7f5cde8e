import type { Message } from '../../contract/entities/message.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import type { ListedCommentStatus } from '../../contract/rules/comment-status.ts'
import type { ListState } from '../lists/list-state.ts'
import { createSearchedList } from '../lists/searched-list.ts'
import { messageBoard as t } from '../messages/message-board.ts'
import { callPoll } from '../polling/call-poll.ts'
import { isMessages } from './message-checks.ts'

/** What a teacher asks the board for: comments in this status and their messages; null for all. */
export interface MessageQuestion {
  readonly status: ListedCommentStatus | null
}

export type MessageListState = ListState<Message, MessageQuestion>

/** State of a message board, kept up to date, and whether a filter has just found nothing (P3 §2, §8). */
export const createMessageList = (classroomId: number, ms: number = LISTS_POLL_MS) =>
  createSearchedList<Message, MessageQuestion>({
    first: { status: null },
    pollOf: ({ status }) =>
      callPoll(
        { ms, isData: isMessages, failed: t.failed },
        'GET /api/teacher/classrooms/{id}/messages',
        status ? { filter_by: status } : {},
        { params: { id: classroomId } },
      ),
  })

export type MessageListStore = ReturnType<typeof createMessageList>
