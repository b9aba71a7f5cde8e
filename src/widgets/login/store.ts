import { atom, computed, map } from 'nanostores'
import type { User } from '../../contract/entities/user.ts'
import { looksLikeEmail } from '../../contract/rules/email.ts'
import { isNewcomer } from '../../core/navigation/after-sign-in.ts'
import { $session, type Session } from '../../core/session/session.ts'
import { authenticate, discard, start } from '../../core/session/sign-in.ts'
import { emailIssue, issueSentences, passwordIssue } from './form-issues.ts'
import { type FieldErrors, type Refusal, readRefusal } from './refusal.ts'

export type FieldName = 'email' | 'password'

/**
 * `student`: what was typed is no email, so a student's name. `welcome`: the server has let a newcomer in, and the
 * page takes the session only when the welcome is closed, since that takes the sign-in away.
 */
export type Progress =
  | { at: 'editing' }
  | { at: 'sending' }
  | { at: 'student' }
  | { at: 'welcome'; session: Session }
  | Exclude<Refusal, { at: 'bad-input' }>

const empty = { email: '', password: '', keep: false }
const untouched = { email: false, password: false }

/**
 * State of one sign-in form.
 * @param entered called when the page has taken the session; `isNew` when the person was welcomed first
 */
export function createLogin(entered: (user: User, isNew: boolean) => void) {
  const $draft = map(empty)
  const $left = map(untouched)
  const $refused = atom<FieldErrors>({})
  const $progress = atom<Progress>({ at: 'editing' })
  let call: AbortController | null = null

  /** Sentences under the fields: only where the person has been, or what the server said of them. */
  const $errors = computed([$draft, $left, $refused], (draft, left, refused): FieldErrors => {
    const email = left.email && emailIssue(draft.email)
    const password = left.password && passwordIssue(draft.password)
    return {
      ...refused,
      ...(email && { email: issueSentences[email] }),
      ...(password && { password: issueSentences[password] }),
    }
  })

  function type(field: FieldName, text: string): void {
    $draft.setKey(field, text)
    const { [field]: _, ...others } = $refused.get()
    $refused.set(others)
  }

  /** Sends what was typed, once at a time. Nothing typed is lost, whatever comes back. */
  async function submit(): Promise<void> {
    if (call) return
    $left.set({ email: true, password: true })
    const { email, password, keep } = $draft.get()
    if (email.trim() !== '' && !looksLikeEmail(email)) return $progress.set({ at: 'student' })
    if (emailIssue(email) || passwordIssue(password)) return $progress.set({ at: 'editing' })

    const mine = new AbortController()
    call = mine
    $progress.set({ at: 'sending' })
    try {
      const session = await authenticate({ email: email.trim(), password, keep }, { signal: mine.signal })
      if (mine.signal.aborted) await discard(session)
      else welcome(session)
    } catch (error) {
      if (!mine.signal.aborted) refuse(readRefusal(error))
    } finally {
      if (call === mine) call = null
    }
  }

  function welcome(session: Session): void {
    if (isNewcomer(session.user)) $progress.set({ at: 'welcome', session })
    else enter(session, false)
  }

  function enter(session: Session, isNew: boolean): void {
    reset()
    start(session)
    entered(session.user, isNew)
  }

  function refuse(refusal: Refusal): void {
    if (refusal.at === 'bad-input') {
      $refused.set(refusal.errors)
      $progress.set({ at: 'editing' })
    } else $progress.set(refusal)
  }

  function reset(): void {
    $draft.set(empty)
    $left.set(untouched)
    $refused.set({})
    $progress.set({ at: 'editing' })
  }

  /** Calls off what is under way and forgets what was typed. */
  function abandon(): void {
    const progress = $progress.get()
    call?.abort()
    call = null
    reset()
    if (progress.at === 'welcome') discard(progress.session)
  }

  return {
    $draft,
    $errors,
    $progress,
    type,
    submit,
    keep: (keep: boolean) => $draft.setKey('keep', keep),
    leave: (field: FieldName) => $left.setKey(field, true),

    /** Closes a modal; a newcomer goes in. */
    close(): void {
      const progress = $progress.get()
      if (progress.at === 'welcome') enter(progress.session, true)
      else $progress.set({ at: 'editing' })
    },

    /** Gives up when somebody signs in by other means. Returns what ends it, and gives up then too. */
    watch(): () => void {
      const stop = $session.listen(session => {
        if (session) abandon()
      })
      return () => {
        stop()
        abandon()
      }
    },
  }
}

export type LoginStore = ReturnType<typeof createLogin>
