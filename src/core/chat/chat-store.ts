import { atom } from 'nanostores'
import type { ChatMessage, ChatPage } from '../../contract/entities/chat.ts'
import { REALTIME_ANSWER_MS } from '../../contract/limits/realtime.ts'
import type { LoadState } from '../http/load.ts'
import { platform } from '../platform.ts'
import { chatLine } from './chat-line.ts'
import { type ChatLog, EMPTY_LOG, unreadOf } from './chat-log.ts'
import { createChatLog } from './chat-log-store.ts'
import { chatPoll } from './chat-poll.ts'
import { type ChatConnection, type ChatState, chatState, connectionOf, type Line } from './chat-state.ts'
import { keptChat } from './kept-chat.ts'
import { createOutbox } from './outbox.ts'
import { createReadMarks } from './read-marks.ts'
import { firstLine, nextLine } from './unread-line.ts'

interface ChatOptions {
  /** The server has a message that was written here. */
  sent?: (message: ChatMessage) => void
  /** What was written is not taken: the exchange may have expired. */
  refused?: () => void
}

/**
 * The chat of a classroom with its partner (P2 §4 Chat): what was written, each message once and in its place, what is on
 * its way, and who is there. Live where there is a connection, otherwise by polling, and it says which.
 */
export function createChat(classroomId: number, { sent, refused }: ChatOptions = {}) {
  const log = createChatLog(classroomId)
  const marks = createReadMarks(classroomId, (after, before) =>
    unreadOf(log.$log.get(), partnerId()).some(({ number }) => number > after && number < before),
  )
  const kept = keptChat(classroomId)
  const outbox = createOutbox({ classroomId, kept, sent: onSent, refused: onRefused })
  const polls = { live: chatPoll(classroomId, true), slow: chatPoll(classroomId, false) }
  const $state = atom<ChatState>({ at: 'loading' })
  const $connection = atom<ChatConnection>('joining')
  const $isPartnerHere = atom(false)
  /** The unread line stands before the message of this number. */
  const $line = atom<number | null>(null)
  let isWatching = false
  let line: Line = 'joining'
  let pairing = 0
  let callOff = () => {}
  let unfollow = () => {}
  let hangUp = () => {}

  const partnerId = () => {
    const state = $state.get()
    return state.at === 'ready' ? state.partner.id : 0
  }

  const lined = () => ({ line: $line.get(), isWatching: isWatching && platform.isVisible() })

  /** However a message has come. */
  function onLog(after: ChatLog, before: ChatLog = EMPTY_LOG): void {
    outbox.arrived(after.messages)
    $line.set(nextLine(before, after, partnerId(), lined()))
  }

  function onSent(message: ChatMessage): void {
    log.take([message])
    sent?.(message)
  }

  const poll = () => (line === 'open' ? polls.live : polls.slow)
  const refresh = () => poll().refresh()

  function onRefused(): void {
    refused?.()
    void refresh()
  }

  function listen(id: number): void {
    hangUp()
    callOff()
    callOff = platform.after(REALTIME_ANSWER_MS, () => {
      if (line === 'joining') become('broken')
    })
    hangUp = chatLine.listen(id, {
      message: message => log.take([message]),
      read: log.read,
      latest: number => log.take([], number),
      presence: teachers => $isPartnerHere.set(teachers.includes(partnerId())),
      ended: () => void refresh(),
      open(isOpen) {
        if (isOpen) recover()
        else $isPartnerHere.set(false)
        become(isOpen ? 'open' : 'broken')
      },
    })
  }

  function become(now: Line): void {
    line = now
    follow()
  }

  function recover(): void {
    outbox.recover()
    marks.recover()
  }

  function take(asked: LoadState<ChatPage>): void {
    $state.set(chatState(asked))
    if (asked.at === 'loading') return
    $connection.set(connectionOf(line, asked.at))
    if (asked.at === 'failed') return
    const { class_pairing_id, messages, last_number } = asked.data
    if (class_pairing_id !== pairing) {
      pairing = class_pairing_id
      outbox.begin(pairing)
      log.clear()
      log.take(messages, last_number)
      $line.set(firstLine(log.$log.get(), partnerId()))
      listen(pairing)
    } else log.take(messages, last_number)
    void log.renewFiles()
    recover()
  }

  /** Follows the poll whose interval is the right one now; both have one answer. */
  function follow(): void {
    const { $state: $asked } = poll()
    const before = unfollow
    unfollow = $asked.listen(take)
    before()
    take($asked.get())
  }

  return {
    $state,
    $connection,
    $isPartnerHere,
    $line,
    $log: log.$log,
    $older: log.$older,
    loadOlder: log.loadOlder,
    kept,
    outbox,

    refresh,

    /** A message of the partner has come into view. */
    see(message: ChatMessage): void {
      log.read(message.id)
      marks.see(message)
    },

    /** Whether whoever looks is at the newest message. */
    watch(isNow: boolean): void {
      isWatching = isNow
    },

    /** Whoever writes has read what is there. */
    wrote: () => $line.set(null),

    start(): () => void {
      const stops = [outbox.start(), marks.start(), log.$log.listen(onLog)]
      follow()
      return () => {
        for (const stop of stops) stop()
        hangUp()
        unfollow()
        callOff()
        line = 'joining'
        pairing = 0
        hangUp = unfollow = () => {}
      }
    },
  }
}

export type Chat = ReturnType<typeof createChat>
