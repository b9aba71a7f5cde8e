import { atom } from 'nanostores'
import { CHAT_WAITING_DAYS } from '../../contract/limits/chat.ts'
import { DAY_MS } from '../../contract/rules/days.ts'
import { platform } from '../platform.ts'
import { inOrder, type KeptChat, type WaitingMessage } from './kept-chat.ts'

/** It was written for a day that is over: its writer says whether it still holds. */
export const isOld = ({ writtenAt }: WaitingMessage) =>
  platform.now() - Date.parse(writtenAt) > CHAT_WAITING_DAYS * DAY_MS

/** Messages that wait, in the order of writing: as this page knows them, and each kept in the browser as it changes. */
export function createWaitingList(kept: KeptChat) {
  const $waiting = atom<readonly WaitingMessage[]>([])
  /** What this page alone has, where the browser has no place for it, or no room. */
  let unkept: readonly WaitingMessage[] = []

  const others = (all: readonly WaitingMessage[], gone: readonly WaitingMessage[]) => {
    const ids = new Set(gone.map(({ clientId }) => clientId))
    return all.filter(({ clientId }) => !ids.has(clientId))
  }

  return {
    $waiting,

    /** With what other tabs have written; it reads all of it, so it is not for each message. */
    look: () => $waiting.set([...kept.waiting(), ...unkept].sort(inOrder)),

    /** No other tab has sent it, or taken it back. */
    isThere: (message: WaitingMessage) => unkept.includes(message) || kept.has(message),

    /** Touches this message alone: other tabs add and take away theirs at the same moment. */
    keep(message: WaitingMessage): void {
      const rest = others(unkept, [message])
      unkept = kept.keep(message) ? rest : [...rest, message]
      $waiting.set([...others($waiting.get(), [message]), message].sort(inOrder))
    },

    forget(gone: readonly WaitingMessage[]): void {
      unkept = others(unkept, gone)
      for (const message of gone) kept.forget(message)
      $waiting.set(others($waiting.get(), gone))
    },

    /** It is another chat from now on. */
    clear(): void {
      unkept = []
    },
  }
}
