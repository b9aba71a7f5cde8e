import type { User } from '../../contract/entities/user.ts'
import { looksLikeEmail } from '../../contract/rules/email.ts'
import { carryEmail } from '../../core/accounts/typed-email.ts'
import { createForm } from '../../core/forms/create-form.ts'
import { emailSentence, requiredSentence } from '../../core/forms/field-rules.ts'
import { discard } from '../../core/session/discard.ts'
import { isNewcomer } from '../../core/session/is-newcomer.ts'
import { $session, type Session } from '../../core/session/session.ts'
import { authenticate, start } from '../../core/session/sign-in.ts'
import { type Refusal, readRefusal } from './refusal.ts'

/**
 * State of one sign-in form. It is done while a newcomer is welcomed: the server has let the person in, and the page
 * takes the session only when the welcome is closed, since that takes the sign-in away.
 * @param entered called when the page has taken the session; `isNew` when the person was welcomed first
 */
export function createLogin(entered: (user: User, isNew: boolean) => void) {
  const form = carryEmail(
    createForm({
      fields: { email: '', password: '', keep: false },
      // which password is a good one is decided where it is chosen; here every one is worth a try
      rules: { email: emailSentence, password: requiredSentence },
      objection: ({ email }): Refusal | null =>
        email.trim() !== '' && !looksLikeEmail(email) ? { at: 'student' } : null,

      async send({ email, password, keep }, signal): Promise<Session> {
        const session = await authenticate({ email: email.trim(), password, keep }, { signal })
        if (signal.aborted) await discard(session)
        return session
      },

      explain: (error, { email, password }) => readRefusal(error, Boolean(email || password)),

      taken(session) {
        if (!isNewcomer(session.user)) enter(session, false)
      },
    }),
  )

  function enter(session: Session, isNew: boolean): void {
    form.close()
    start(session)
    entered(session.user, isNew)
  }

  /** Calls off what is under way and forgets what was typed. */
  function abandon(): void {
    const progress = form.$progress.get()
    form.reset()
    if (progress.at === 'done') discard(progress.outcome)
  }

  return {
    ...form,
    abandon,

    /** Closes a modal; a newcomer goes in. */
    close(): void {
      const progress = form.$progress.get()
      if (progress.at === 'done') enter(progress.outcome, true)
      else form.close()
    },

    /** Gives up when somebody signs in by other means. Returns what stops that. */
    watch: () =>
      $session.listen(session => {
        if (session) abandon()
      }),
  }
}

export type LoginStore = ReturnType<typeof createLogin>
