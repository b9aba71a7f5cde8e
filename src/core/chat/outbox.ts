import { atom } from 'nanostores'
import type { ChatMessage } from '../../contract/entities/chat.ts'
import { CHAT_TRIES, CHAT_WAITING_MAX } from '../../contract/limits/chat.ts'
import type { ChatValues } from '../../contract/rules/chat-message.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { CallFailure } from '../http/failure.ts'
import { mayGoBetter } from '../http/may-go-better.ts'
import { partnerChat as t } from '../messages/partner-chat.ts'
import { platform } from '../platform.ts'
import { withLock } from '../tabs/with-lock.ts'
import type { KeptChat, WaitingMessage } from './kept-chat.ts'
import { createPatience } from './patience.ts'
import { createWaitingList, isOld } from './waiting-list.ts'

interface OutboxOptions {
  classroomId: number
  kept: KeptChat
  /** The server has it. */
  sent: (message: ChatMessage) => void
  /** The server does not take it: the exchange may have expired, or the pairing has ended. */
  refused: () => void
}

/**
 * What is written and not yet with the server: kept in the browser, sent one after the other in the order of writing, by
 * one tab at a time, and again when the network is back. Each has an id, so that what was sent twice is there once.
 * Nothing is sent before it is known which pairing it is written for.
 */
export function createOutbox({ classroomId, kept, sent, refused }: OutboxOptions) {
  const list = createWaitingList(kept)
  const { $waiting, look, keep, forget, isThere } = list
  /** The one that is on its way. */
  const $sending = atom<string | null>(null)
  /** Why one does not go, which the others wait for: it is tried again. */
  const $stuck = atom<{ clientId: string; reason: string } | null>(null)
  let failures = 0
  /** When the last message of this page was written; no two have the same moment. */
  let lastAt = 0
  let isRunning = false
  let isAgain = false
  let stopped = new AbortController()
  stopped.abort()
  const patience = createPatience(() => void go())

  /** One that another tab has sent, or taken back, does not come again. */
  function change(clientId: string, refused: string | null, writtenAt?: string): void {
    const message = $waiting.get().find(each => each.clientId === clientId)
    if (!message || !isThere(message)) return
    keep({ ...message, refused, writtenAt: writtenAt ?? message.writtenAt })
  }

  /** Later than anything that waits. */
  function nextMoment(): string {
    const last = $waiting.get().at(-1)?.writtenAt ?? ''
    lastAt = Math.max(platform.now(), lastAt + 1, Date.parse(last) + 1 || 0)
    return new Date(lastAt).toISOString()
  }

  function goesOn(): void {
    failures = 0
    $stuck.set(null)
  }

  /** @returns whether the next one may be sent */
  async function send(waiting: WaitingMessage): Promise<boolean> {
    const { clientId, message, attachment } = waiting
    $sending.set(clientId)
    try {
      const { data } = await call(
        'POST /api/teacher/classrooms/{id}/partner/messages',
        // the server knows whether the partner reads it here already
        { message, attachment, notify: true },
        { params: { id: classroomId }, signal: stopped.signal, idempotencyKey: clientId },
      )
      patience.calm()
      goesOn()
      sent(data)
      forget([waiting])
      return true
    } catch (error) {
      if (stopped.signal.aborted) return false
      if (error instanceof CallFailure && error.kind === 'session-ended') return false
      if (mayGoBetter(error)) {
        patience.failed(error)
        failures += 1
        // that nothing can be reached is said of all
        const isSaid = failures >= CHAT_TRIES || patience.isHeld()
        const isAnswered = error instanceof CallFailure && error.kind !== 'offline'
        if (isSaid && isAnswered) $stuck.set({ clientId, reason: explain(error, t.notSent) })
        return false
      }
      goesOn()
      change(clientId, explain(error, t.notSent))
      refused()
      return true
    } finally {
      $sending.set(null)
    }
  }

  /** @returns whether all of it has gone */
  async function sendAll(): Promise<boolean> {
    look()
    while (!stopped.signal.aborted && !patience.isHeld()) {
      const next = $waiting.get().find(each => each.refused === null)
      if (!next) return true
      if (!isThere(next)) forget([next])
      else if (isOld(next)) change(next.clientId, t.tooOld)
      else if (!(await send(next))) return false
    }
    return false
  }

  /** Sends what waits; what comes meanwhile is sent after it. */
  async function go(): Promise<void> {
    if (isRunning) {
      isAgain = true
      return
    }
    const { signal } = stopped
    isRunning = true
    isAgain = false
    // it may end while another tab is at it
    const areGone = await withLock(kept.key(), sendAll, signal).catch(() => false)
    isRunning = false
    if (isAgain && (areGone || signal !== stopped.signal)) void go()
  }

  return {
    $waiting,
    $sending,
    $stuck,

    /** @returns false where no more can wait */
    add({ message, attachment }: ChatValues): boolean {
      look()
      if ($waiting.get().length >= CHAT_WAITING_MAX) return false
      const clientId = platform.newId()
      keep({ message, attachment, clientId, writtenAt: nextMoment(), refused: null })
      void go()
      return true
    },

    /** Sends again what was refused, as of now. */
    retry(clientId: string): void {
      change(clientId, null, nextMoment())
      void go()
    },

    /** The next one need not wait for it any longer. */
    remove(clientId: string): void {
      forget($waiting.get().filter(each => each.clientId === clientId))
      if ($stuck.get()?.clientId === clientId) goesOn()
      patience.now()
    },

    /** Messages have come: those of them that were sent here wait no longer. */
    arrived(messages: readonly ChatMessage[]): void {
      if ($waiting.get().length === 0) return
      const ids = new Set(messages.map(({ client_id }) => client_id))
      const gone = $waiting.get().filter(({ clientId }) => ids.has(clientId))
      if (gone.length > 0) forget(gone)
    },

    /** The server answers again: what waits for that need not any longer. */
    recover: patience.now,

    /** It is the chat of this pairing from now on; what waits for another one is not sent in it. */
    begin(pairingId: number): void {
      if (pairingId !== kept.$pairing.get()) {
        list.clear()
        if (!stopped.signal.aborted) {
          stopped.abort()
          stopped = new AbortController()
        }
        kept.begin(pairingId)
      }
      look()
      void go()
    },

    start(): () => void {
      stopped = new AbortController()
      const stops = [
        patience.start(),
        platform.onStorage(key => {
          if (key?.startsWith(kept.key()) ?? true) look()
        }),
      ]
      void go()
      return () => {
        stopped.abort()
        for (const stop of stops) stop()
      }
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
