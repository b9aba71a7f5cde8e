import { launchPageSentences } from '../../src/contract/server-messages/lti.ts'
import { explain } from '../../src/core/http/explain.ts'
import { asRefusal, CallFailure } from '../../src/core/http/failure.ts'
import { mayGoBetter } from '../../src/core/http/may-go-better.ts'
import { ltiMessages as t } from '../../src/core/messages/lti.ts'
import { alertNotice, button, row, showBusy, title } from './parts.ts'

/** Something that takes its time. What it gives is what goes on from there: that alone is tried again where it fails. */
export type Work = () => Promise<Work | undefined>

/** The page of a launch is of no use any more: its ticket is too old, or was used. */
export const GONE = 410

/** The one thing that a page of a launch shows at a time. */
export interface Step {
  /** Takes the place of what was shown; who was there goes on at its title. The page's history stays as it is. */
  show(...parts: HTMLElement[]): void
  /**
   * Does a work; the button that was pressed for it says so, and whatever is pressed meanwhile is left aside. What goes
   * wrong is said above the step, which stays as it is.
   */
  guarded(work: Work, pressed?: HTMLButtonElement): Promise<void>
  /** Says, in the page's place, why nothing of it works. */
  say(sentence: string): void
}

/** Of no use to be tried again in this page. */
const isOver = (error: unknown) =>
  asRefusal(error)?.status === GONE || (error instanceof CallFailure && error.kind === 'session-ended')

const sentenceOf = (error: unknown) =>
  error instanceof CallFailure && error.kind === 'session-ended' ? t.sessionEnded : explain(error, t.failed)

export function createStep(main: HTMLElement): Step {
  let isBusy = false
  let isFirst = true
  let notice: HTMLElement | null = null
  // a screen reader hears what changes in it, not that it comes
  const told = row('cx-visually-hidden')
  told.role = 'status'
  main.after(told)

  function show(...parts: HTMLElement[]): void {
    // what comes by itself leaves the focus where it is, such as in the page around
    const wasInIt = !isFirst || main.contains(document.activeElement)
    isFirst = false
    notice = null
    main.replaceChildren(...parts)
    if (wasInIt) main.querySelector<HTMLElement>('h1')?.focus()
  }

  async function guarded(work: Work, pressed?: HTMLButtonElement): Promise<void> {
    if (isBusy) return
    isBusy = true
    const end = pressed && showBusy(pressed)
    told.textContent = pressed ? t.busy : ''
    let next: Work | undefined = work
    try {
      while (next) next = await next()
      putAway()
    } catch (error) {
      fail(error, next, pressed !== undefined)
    } finally {
      isBusy = false
      end?.()
      told.textContent = ''
    }
  }

  function putAway(): void {
    const hadFocus = notice?.contains(document.activeElement)
    notice?.remove()
    notice = null
    if (hadFocus) main.querySelector<HTMLElement>('h1')?.focus()
  }

  function fail(error: unknown, left: Work | undefined, wasPressed: boolean): void {
    const sentence = sentenceOf(error)
    if (isOver(error)) {
      say(sentence)
      return
    }
    const again =
      left && mayGoBetter(error)
        ? [button(t.tryAgain, 'secondary', pressed => void guarded(left, pressed))]
        : []
    const said = alertNotice(sentence, ...again)
    if (isFirst) show(row('lti-words', title(launchPageSentences.notOpened), said))
    else if (notice) notice.replaceWith(said)
    else main.prepend(said)
    notice = said
    if (wasPressed) (again[0] ?? said).focus()
    else said.scrollIntoView({ block: 'nearest' })
  }

  function say(sentence: string): void {
    show(row('lti-words', title(launchPageSentences.notOpened), alertNotice(sentence)))
  }

  return { show, guarded, say }
}
