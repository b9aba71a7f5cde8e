import type { ChatPage } from '../../contract/entities/chat.ts'
import { CHAT_POLL_MS } from '../../contract/limits/chat.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { partnerChat as t } from '../messages/partner-chat.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'
import { isChatPage } from './chat-checks.ts'

/**
 * The last messages of a chat, asked for as often as it takes: seldom while they come live. Elements and tabs with the
 * same chat share it, so it asks for none in particular; whoever has fewer catches up by number.
 */
export const chatPoll = (classroomId: number, isLive: boolean): Poll<ChatPage> =>
  callPoll(
    { ms: isLive ? LISTS_POLL_MS : CHAT_POLL_MS, isData: isChatPage, failed: t.failed },
    'GET /api/teacher/classrooms/{id}/partner/messages',
    {},
    { params: { id: classroomId } },
  )
