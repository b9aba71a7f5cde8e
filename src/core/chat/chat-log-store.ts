import { atom } from 'nanostores'
import type { ChatMessage } from '../../contract/entities/chat.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { partnerChat as t } from '../messages/partner-chat.ts'
import { type ChatLog, EMPTY_LOG, isBehind, newest, oldest, withMessages, withRead } from './chat-log.ts'
import { createFreshFiles } from './fresh-files.ts'

/** Whether older messages than those that are here are being asked for. */
export type OlderState = { at: 'idle' } | { at: 'loading' } | { at: 'failed'; reason: string }

/** The messages of a chat that are here, which close their gaps themselves. */
export function createChatLog(classroomId: number) {
  const $log = atom<ChatLog>(EMPTY_LOG)
  const $older = atom<OlderState>({ at: 'idle' })
  const files = createFreshFiles()
  let isCatchingUp = false
  let isRenewing = false

  async function piece(query: { after: number } | { before: number }) {
    const { data } = await call('GET /api/teacher/classrooms/{id}/partner/messages', query, {
      params: { id: classroomId },
    })
    files.noteAll(data.messages)
    return data
  }

  /** Asks for what is later, a piece at a time, until nothing is missing. */
  async function close(): Promise<void> {
    while (isBehind($log.get())) {
      const after = newest($log.get())
      const { messages, last_number } = await piece({ after })
      $log.set(withMessages($log.get(), messages, last_number))
      // a server that says there is more and gives none would be asked for ever
      if (newest($log.get()) === after) return
    }
  }

  /** What fails is asked for again with the next news. */
  async function catchUp(): Promise<void> {
    if (isCatchingUp || !isBehind($log.get())) return
    isCatchingUp = true
    await close().catch(() => {})
    isCatchingUp = false
  }

  /** A piece for each stale file that the one before does not have. */
  async function renew(): Promise<void> {
    for (
      let stale = files.findStale($log.get().messages);
      stale;
      stale = files.findStale($log.get().messages)
    ) {
      const { messages } = await piece({ before: stale.number + 1 })
      $log.set(withMessages($log.get(), messages))
      // also where it has none any more
      files.note(stale.number)
    }
  }

  return {
    $log,
    $older,

    /** @param last the number of the last message of the chat, where that was told */
    take(messages: readonly ChatMessage[], last?: number): void {
      files.noteAll(messages)
      $log.set(withMessages($log.get(), messages, last))
      void catchUp()
    },

    /** Asks for the addresses of files anew before they are over; what fails is asked for again the next time. */
    async renewFiles(): Promise<void> {
      if (isRenewing) return
      isRenewing = true
      await renew().catch(() => {})
      isRenewing = false
    },

    read: (id: number, upTo?: number) => $log.set(withRead($log.get(), id, upTo)),

    /** It is another chat from now on. */
    clear: () => $log.set(EMPTY_LOG),

    async loadOlder(): Promise<void> {
      const before = oldest($log.get())
      if (before <= 1 || $older.get().at === 'loading') return
      $older.set({ at: 'loading' })
      try {
        const { messages } = await piece({ before })
        $log.set(withMessages($log.get(), messages))
        $older.set({ at: 'idle' })
      } catch (error) {
        $older.set({ at: 'failed', reason: explain(error, t.olderFailed) })
      }
    },
  }
}
