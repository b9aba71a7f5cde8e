import { sessionDraft } from '../forms/session-draft.ts'
import { isFilled } from '../http/shape.ts'
import { platform } from '../platform.ts'

/**
 * The key under which one thing is paid for: however often it is sent, it is charged once. It is in the tab from the
 * moment at which it is sent until an answer has come, so that a page that was loaded again asks about the same
 * purchase. Nothing of the payment goes into it (docs/decisions/purchases-in-the-browser.md).
 * @param name of what is paid for
 */
export function createPurchaseKey(name: string) {
  const place = sessionDraft(`purchase ${name}`, stored => (isFilled(stored) ? String(stored) : null))
  let key = place.read() ?? platform.newId()
  return {
    /** It is being sent under this one. */
    take(): string {
      // a tab that keeps nothing has it for as long as the form is there
      place.save(key).catch(() => {})
      return key
    },
    /** An answer has come, so that there is nothing left to ask about. */
    answered: () => place.discard(),
    /** It was bought, or has ended: the same once more is another purchase. */
    done(): void {
      key = platform.newId()
      void place.discard()
    },
  }
}
