import { $sessionEnd, $user } from '../session/session.ts'
import { storage } from '../storage.ts'
import type { DraftPlace } from './keep-draft.ts'

const PREFIX = 'cx-draft@'

/**
 * Keeps a draft in this tab, for the teacher who is signed in now.
 * @param name of the form, and of what it is about
 * @param read checks what was stored, and gives null for what it cannot be
 */
export function sessionDraft<Kept>(name: string, read: (stored: unknown) => Kept | null): DraftPlace<Kept> {
  const key = `${PREFIX}${$user.get()?.id ?? ''} ${name}`
  const { read: readText, write, remove } = storage('session')
  return {
    async load() {
      const text = readText(key) ?? null
      return text === null ? null : read(JSON.parse(text))
    },
    async save(kept) {
      if (!write(key, JSON.stringify(kept))) throw new Error(key)
    },
    async discard() {
      remove(key)
    },
  }
}

// whoever leaves leaves nothing behind; after a session that ended by itself the draft is there again
$sessionEnd.listen(end => {
  if (end && !end.sentence) storage('session').removeAll(PREFIX)
})
