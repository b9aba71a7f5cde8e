import { atom } from 'nanostores'
import { isEmail } from '../../contract/rules/email.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { resend as t } from '../messages/resend.ts'

export type ResendProgress =
  | { at: 'ready' }
  | { at: 'no-email' }
  | { at: 'sending' }
  | { at: 'sent'; sentence: string }
  | { at: 'failed'; reason: string }

/** Asking for another verification mail (P1 §5 Login); `typed` is the email if it is known. */
export function createResend(typed: string) {
  const $email = atom(typed.trim())
  const $progress = atom<ResendProgress>({ at: 'ready' })

  async function send(): Promise<void> {
    if ($progress.get().at === 'sending') return
    const email = $email.get().trim()
    if (!isEmail(email)) return $progress.set({ at: 'no-email' })
    $progress.set({ at: 'sending' })
    try {
      const { message } = await call('POST /api/teacher/accounts/verify-request', { email })
      $progress.set({ at: 'sent', sentence: message ?? t.resent })
    } catch (error) {
      $progress.set({ at: 'failed', reason: explain(error, t.failed) })
    }
  }

  function type(email: string): void {
    $email.set(email)
    if ($progress.get().at !== 'sending') $progress.set({ at: 'ready' })
  }

  return { $email, $progress, send, type }
}
