import { atom, type ReadableAtom } from 'nanostores'
import { $session } from '../session/session.ts'

/**
 * The email that somebody has typed on the way in. It goes along from one form to the next (login, forgot password and
 * back) on this page alone: never in an address, never in a storage, and not past a sign-in.
 */
const $typedEmail = atom('')

$session.listen(session => {
  if (session) forgetTypedEmail()
})

interface FormWithEmail {
  readonly $draft: ReadableAtom<{ email: string }>
  readonly $progress: ReadableAtom<{ at: string }>
  fill(values: { email: string }): void
  set(path: 'email', value: string): void
}

/** A form that begins with the email that was typed in the one before, and takes along what is typed in it. */
export function carryEmail<Of extends FormWithEmail>(form: Of): Of {
  const email = $typedEmail.get()
  if (email) form.fill({ email })
  form.$progress.listen(({ at }) => {
    if (at === 'done') forgetTypedEmail()
  })
  // not by listening to the draft: a form that goes away empties it
  const set: FormWithEmail['set'] = (path, value) => {
    form.set(path, value)
    $typedEmail.set(form.$draft.get().email)
  }
  return { ...form, set }
}

/** Nothing is typed yet. */
export function forgetTypedEmail(): void {
  $typedEmail.set('')
}
