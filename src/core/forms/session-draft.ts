import { platform } from '../platform.ts'
import { $sessionEnd, $user } from '../session/session.ts'
import type { DraftPlace } from './keep-draft.ts'

const PREFIX = 'cx-draft@'

/**
 * Keeps a draft in this tab, for the teacher who is signed in now.
 * @param name of the form, and of what it is about
 * @param read checks what was stored, and gives null for what it cannot be
 */
export function sessionDraft<Kept>(name: string, read: (stored: unknown) => Kept | null): DraftPlace<Kept> {
  const key = `${PREFIX}${$user.get()?.id ?? ''} ${name}`
  const storage = () => platform.storage('session')
  return {
    async load() {
      const text = storage()?.getItem(key) ?? null
      return text === null ? null : read(JSON.parse(text))
    },
    async save(kept) {
      storage()?.setItem(key, JSON.stringify(kept))
    },
    async discard() {
      storage()?.removeItem(key)
    },
  }
}

// whoever leaves leaves nothing behind; after a session that ended by itself the draft is there again
$sessionEnd.listen(end => {
  const storage = platform.storage('session')
  if (!end || end.sentence || !storage) return
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
})
