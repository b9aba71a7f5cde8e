import { atom } from 'nanostores'
import { isEmail } from '../../contract/rules/email.ts'
import { call } from '../../core/http/call.ts'
import { explain } from '../../core/http/explain.ts'
import { login as t } from '../../core/messages/login.ts'

export type ResendProgress =
  | { at: 'ready' }
  | { at: 'no-email' }
  | { at: 'sending' }
  | { at: 'sent'; sentence: string }
  | { at: 'failed'; reason: string }

/** Asking for another verification mail (P1 §5 Login), for the email that was typed into the form. */
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
      $progress.set({ at: 'failed', reason: explain(error, t.resendFailed) })
    }
  }

  function type(email: string): void {
    $email.set(email)
    if ($progress.get().at !== 'sending') $progress.set({ at: 'ready' })
  }

  return { $email, $progress, send, type }
}
