import { $sessionEnd, $user, isSignedOut } from '../session/session.ts'
import { DRAFT_KEY_PREFIX } from '../session/session-key.ts'
import { storage } from '../storage.ts'
import type { DraftPlace } from './keep-draft.ts'

/** A draft in this tab: there is no waiting for what was kept. */
export interface SessionDraft<Kept> extends DraftPlace<Kept> {
  /** What was kept; null when there is nothing that it can be. */
  read(): Kept | null
}

/**
 * Keeps a draft in this tab, for the teacher who is signed in now. It is there again after a session that ended by
 * itself, and goes when somebody signs out (session-changes.ts).
 * @param name of the form, and of what it is about
 * @param check of what was stored, gives null for what it cannot be
 */
export function sessionDraft<Kept>(
  name: string,
  check: (stored: unknown) => Kept | null,
): SessionDraft<Kept> {
  const key = `${DRAFT_KEY_PREFIX}${$user.get()?.id ?? ''} ${name}`
  const { read: readText, write, remove } = storage('session')

  function read(): Kept | null {
    const text = readText(key) ?? null
    try {
      return text === null ? null : check(JSON.parse(text))
    } catch {
      return null
    }
  }

  return {
    read,
    load: async () => read(),
    async save(kept) {
      if (!hasLeft() && !write(key, JSON.stringify(kept))) throw new Error(key)
    },
    async discard() {
      remove(key)
    },
  }
}

/** Somebody has signed out: a form that closes after that keeps nothing any more. */
const hasLeft = () => isSignedOut($sessionEnd.get())
