import type { ChatPage } from '../../contract/entities/chat.ts'
import { NO_CHAT } from '../../contract/error-codes/chat.ts'
import { asRefusal } from '../http/failure.ts'
import type { LoadState } from '../http/load.ts'

/** The connection that is kept open: it is being made, it is there, or it is not. */
export type Line = 'joining' | 'open' | 'broken'

/**
 * How news come: `live` over the connection that is kept open, `slow` by asking now and then, `offline` not at all.
 * `joining`: the connection is being made, which is not worth a word yet.
 */
export type ChatConnection = 'joining' | 'live' | 'slow' | 'offline'

/** Whether there is a chat: `none` where the classroom has no partner, or none any more. */
export type ChatState =
  | { at: 'loading' }
  | { at: 'none' }
  | { at: 'failed'; reason: string }
  | { at: 'ready'; partner: ChatPage['partner'] }

export function chatState(poll: LoadState<ChatPage>): ChatState {
  if (poll.at === 'loading') return poll
  if (poll.at === 'failed' && asRefusal(poll.error)?.errorCode === NO_CHAT) return { at: 'none' }
  if (poll.data) return { at: 'ready', partner: poll.data.partner }
  return { at: 'failed', reason: poll.at === 'failed' ? poll.reason : '' }
}

/** How news come, by the connection and by what came of the last question. */
export function connectionOf(line: Line, asked: LoadState<ChatPage>['at']): ChatConnection {
  if (line === 'open') return 'live'
  if (asked === 'failed') return 'offline'
  return line === 'joining' ? 'joining' : 'slow'
}
