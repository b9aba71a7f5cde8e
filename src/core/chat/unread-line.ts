import { type ChatLog, newest, unreadOf } from './chat-log.ts'

/** What the line before new messages depends on. */
interface Lined {
  /** Before the message of this number; null for none. */
  line: number | null
  /** Whoever looks is at the newest message: what comes is no surprise. */
  isWatching: boolean
}

/**
 * Where the line before new messages stands after something has come: it stays where it is while some of what is behind it
 * is unread, and afterwards too, so that nothing moves while one reads; the next message that nobody watches come begins
 * a new one.
 */
export function nextLine(before: ChatLog, after: ChatLog, partnerId: number, lined: Lined): number | null {
  const { line, isWatching } = lined
  const [first] = unreadOf(after, partnerId)
  return first && !isWatching && first.number > newest(before) ? first.number : line
}

/** Where it stands when the chat is opened. */
export const firstLine = (log: ChatLog, partnerId: number): number | null =>
  unreadOf(log, partnerId)[0]?.number ?? null
