import type { ChatMessage } from '../../contract/entities/chat.ts'

/** What is known of a chat. */
export interface ChatLog {
  /** The oldest first; their numbers follow one another without a gap. */
  readonly messages: readonly ChatMessage[]
  /** The largest number that anybody has told of. */
  readonly last: number
}

export const EMPTY_LOG: ChatLog = { messages: [], last: 0 }

/** The number of the newest message that is here; 0 without any. */
export const newest = ({ messages }: ChatLog): number => messages.at(-1)?.number ?? 0

/** The number of the oldest message that is here. */
export const oldest = ({ messages }: ChatLog): number => messages[0]?.number ?? 1

/** Later messages exist than those that are here: they are to be asked for, by the number of the newest. */
export const isBehind = (log: ChatLog): boolean => newest(log) < log.last

/** A message that was read stays so, whatever an answer says that was on its way meanwhile. */
function newer(before: ChatMessage | undefined, now: ChatMessage): ChatMessage {
  if (!before) return now
  const isRead = before.status === 'read' || now.status === 'read'
  const isSame = before.attachment?.url === now.attachment?.url && (before.status === 'read') === isRead
  return isSame ? before : { ...now, status: isRead ? 'read' : 'sent' }
}

/** The messages around one of them, as far as no number is missing. */
function block(known: ReadonlyMap<number, ChatMessage>, around: number): ChatMessage[] {
  let number = around
  while (known.has(number - 1)) number -= 1
  const found: ChatMessage[] = []
  for (let message = known.get(number); message; message = known.get(number)) {
    found.push(message)
    number += 1
  }
  return found
}

const isUnchanged = (before: readonly ChatMessage[], now: readonly ChatMessage[]) =>
  before.length === now.length && now.every((message, index) => message === before[index])

/**
 * The same with what has come, in whatever order and however often: every message is there once, at its place. What
 * comes with a gap before it is left out, and the log is behind until somebody has asked for what is between.
 * @param last the number of the last message of the chat, where that was told
 */
export function withMessages(log: ChatLog, came: readonly ChatMessage[], last = 0): ChatLog {
  const known = new Map(log.messages.map(message => [message.number, message]))
  let largest = Math.max(log.last, last)
  for (const message of came) {
    known.set(message.number, newer(known.get(message.number), message))
    if (message.number > largest) largest = message.number
  }
  const messages = block(known, newest(log) || (came.at(-1)?.number ?? 0))
  const same = isUnchanged(log.messages, messages)
  if (same && largest === log.last) return log
  return { messages: same ? log.messages : messages, last: largest }
}

/** The same with the message of this id read, and those of its sender after it up to a number. */
export function withRead(log: ChatLog, id: number, upTo = 0): ChatLog {
  const first = log.messages.find(message => message.id === id)
  const read = log.messages.filter(
    ({ from_teacher_id, number, status }) =>
      first?.from_teacher_id === from_teacher_id &&
      status !== 'read' &&
      number >= first.number &&
      number <= Math.max(first.number, upTo),
  )
  return read.length > 0
    ? withMessages(
        log,
        read.map(message => ({ ...message, status: 'read' })),
      )
    : log
}

/** What the partner has written and nobody has read. */
export const unreadOf = ({ messages }: ChatLog, partnerId: number): readonly ChatMessage[] =>
  messages.filter(({ from_teacher_id, status }) => from_teacher_id === partnerId && status !== 'read')
