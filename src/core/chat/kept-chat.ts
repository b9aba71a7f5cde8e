import { atom } from 'nanostores'
import type { ChatValues } from '../../contract/rules/chat-message.ts'
import { $apiBase } from '../http/api-base.ts'
import { fits, isText, orNull } from '../http/shape.ts'
import { $current, $sessionEnd, isSignedOut } from '../session/session.ts'
import { DRAFT_KEY_PREFIX } from '../session/session-key.ts'
import { storage } from '../storage.ts'

/** A message that the server does not have yet. */
export interface WaitingMessage extends ChatValues {
  /** The `Idempotency-Key` that it is sent with, however often. */
  readonly clientId: string
  /** When it was written, ISO 8601; what is written later in the same tab has a later one. */
  readonly writtenAt: string
  /** Why the server does not take it; null where it was not refused. */
  readonly refused: string | null
}

const attachment = orNull(fits({ file: isText, label: isText }))
const isDraft = fits({ message: isText, attachment })
const isWaiting = fits({
  ...{ message: isText, attachment, clientId: isText, writtenAt: isText },
  refused: orNull(isText),
})

/** Somebody has signed out: what closes after that keeps nothing any more. */
const hasLeft = () => isSignedOut($sessionEnd.get())

/** In the order of writing. */
export const inOrder = (one: WaitingMessage, other: WaitingMessage) =>
  Number(one.writtenAt > other.writtenAt) - Number(one.writtenAt < other.writtenAt)

/**
 * Where a teacher's draft, and what they have sent and nobody has taken yet, is kept for the pairing of a classroom: in
 * the browser, for whoever stays signed in there, or else in the tab, as the session itself (decision 27). Each message
 * has a key of its own, so that tabs which write at one moment take nothing from each other, and one of its pairing, so
 * that nothing written for one partner goes to the next: there is nothing until it has begun. Signing out removes it
 * (session-changes.ts), and so does the next pairing.
 */
export function keptChat(classroomId: number) {
  const session = $current.get()
  const place = session?.keep ? 'local' : 'session'
  const { read, write, remove, keys } = storage(place)
  /** 0 until it is known. */
  const $pairing = atom(0)
  const ofClassroom = (what: string) =>
    `${DRAFT_KEY_PREFIX}${session?.user.id ?? ''} chat ${what} ${classroomId} `
  const key = (what: string) => `${ofClassroom(what)}${$pairing.get()} ${$apiBase.get()} `
  const keyOf = ({ clientId }: WaitingMessage) => key('waiting') + clientId

  function readAs<Kept>(from: string, isKept: (value: unknown) => boolean): Kept | null {
    try {
      const value: unknown = JSON.parse(read(from) ?? 'null')
      return isKept(value) ? (value as Kept) : null
    } catch {
      return null
    }
  }

  return {
    $pairing,

    /** It is the chat of this pairing from now on; what was written for one before it has nobody to go to. */
    begin(pairing: number): void {
      $pairing.set(pairing)
      for (const what of ['draft', 'waiting'])
        for (const each of keys(ofClassroom(what)))
          if (each.includes(` ${$apiBase.get()} `) && !each.startsWith(key(what))) remove(each)
    },

    /** What the names of the messages that wait begin with. */
    key: () => key('waiting'),
    draft: () => readAs<ChatValues>(key('draft'), isDraft),

    keepDraft(draft: ChatValues | null): void {
      if (draft === null || hasLeft()) remove(key('draft'))
      else write(key('draft'), JSON.stringify(draft))
    },

    /** In the order of writing, whichever tab has written them. */
    waiting: (): readonly WaitingMessage[] =>
      keys(key('waiting'))
        .map(each => readAs<WaitingMessage>(each, isWaiting))
        .filter(each => each !== null)
        .sort(inOrder),

    /** @returns false where the browser keeps nothing, or has no room: then this page alone has it */
    keep: (message: WaitingMessage): boolean => !hasLeft() && write(keyOf(message), JSON.stringify(message)),
    /** No other tab has sent it, or taken it back. */
    has: (message: WaitingMessage) => read(keyOf(message)) !== null,
    forget: (message: WaitingMessage) => remove(keyOf(message)),
  }
}

export type KeptChat = ReturnType<typeof keptChat>
