import { atom, type ReadableAtom } from 'nanostores'
import { FETCH_SESSION_PAUSE_MS, FETCHED_SESSION_LASTS_MS } from '../../contract/limits/session.ts'
import { platform } from '../platform.ts'
import type { Offer, SessionQuestion } from './offered-session.ts'
import { $current, $lastEnd } from './session.ts'
import type { SessionEndReason } from './session-end-reasons.ts'

/** Ends after which the page is asked: nobody wanted them, and another session may do. */
const ASKED_AFTER: readonly SessionEndReason[] = ['logged-out-by-server', 'refresh-failed']

const $asking = atom(false)
const $refused = atom('')
/** Codes that elements of this page have had: more than one may have the same. */
const codes = new Set<string>()

/** Whether the page is being asked for a session, or one is being got for its code. */
export const $isAskingPage: ReadableAtom<boolean> = $asking

/** Why the code that the page has given was of no use, for the teacher; '' where it was, or there is none. */
export const $refusedCode: ReadableAtom<string> = $refused

const offers = new Map<object, Offer>()
let question: { answer: Promise<boolean>; controller: AbortController } | null = null
let fetched: { id: string; at: number } | null = null
let failedAt = Number.NEGATIVE_INFINITY
/** Calls off the question that waits until the pause after a failure is over. */
let callOffNext: (() => void) | null = null

/**
 * Takes the offer of one element, in place of what it has offered before. Where nobody is signed in, and nobody has
 * left by a will, the page is asked, once for each element: at once, or when the pause after a failure is over.
 */
export function offerSession(owner: object, offer: Offer): void {
  const isNew = !offers.has(owner)
  offers.set(owner, offer)
  if (!isNew || !isMissing()) return
  const pause = failedAt + FETCH_SESSION_PAUSE_MS - platform.now()
  if (pause <= 0) ask('missing')
  else callOffNext ??= platform.after(pause, askNext)
}

function askNext(): void {
  callOffNext = null
  if (isMissing()) ask('missing')
}

/** Whether there is no session, and the page may have one. */
function isMissing(): boolean {
  const end = $lastEnd.get()
  // a page may put another element in the place of one whose session has ended
  const mayAsk = !end || (ASKED_AFTER.includes(end.reason) && !hasJustFetched())
  return !$current.get() && mayAsk
}

export function withdrawOffer(owner: object): void {
  if (offers.delete(owner) && offers.size === 0) callOffQuestion()
}

/** Nobody wants the answer any more: the element that asked is gone, or a script has signed out. */
export function callOffQuestion(): void {
  callOffNext?.()
  callOffNext = null
  question?.controller.abort()
  question = null
  $asking.set(false)
}

const hasJustFetched = () => fetched !== null && platform.now() - fetched.at < FETCHED_SESSION_LASTS_MS

/**
 * Asks the page for another session, when one has ended in a way that calls for it.
 * @returns whether there is one now; null when nobody is asked
 */
export function askAfter(reason: SessionEndReason, endedId: string): Promise<boolean> | null {
  if (!ASKED_AFTER.includes(reason)) return null
  // a page that hands over what does not work would be asked over and over again
  const isShortLived = fetched?.id === endedId && hasJustFetched()
  return isShortLived ? null : ask(reason)
}

/** One question for all who want to know. */
function ask(reason: SessionQuestion['reason']): Promise<boolean> | null {
  const [offer] = offers.values()
  if (!question && offer) {
    waitFor(offer, async ({ fetchOffered }, controller, isCalledOff) => {
      const { isThere, id, hasFailed } = await fetchOffered(offer, reason, { controller, isCalledOff })
      if (id !== undefined) fetched = { id, at: platform.now() }
      if (hasFailed) failedAt = platform.now()
      return isThere
    })
  }
  return question?.answer ?? null
}

/**
 * Exchanges a one-time code of the page's backend for a session, in place of whoever was signed in; once, however often
 * it is given. Who asks the page meanwhile waits for it.
 *
 * @param onTrouble is told why nothing has come of it, and says it for the teacher
 */
export function redeem(code: string, onTrouble: (error: unknown) => string): void {
  if (codes.has(code)) return
  codes.add(code)
  callOffQuestion()
  $refused.set('')
  waitFor({ onTrouble: error => tellRefused(onTrouble(error)) }, ({ redeemCode }, _, isCalledOff) =>
    redeemCode(code, isCalledOff),
  )
}

/** Until somebody has signed in; who is signed in goes on, and has nothing to do with it later. */
function tellRefused(sentence: string): void {
  if ($current.get()) return
  $refused.set(sentence)
  const stop = $current.listen(() => {
    stop()
    $refused.set('')
  })
}

type FromPage = typeof import('./session-from-page.ts')
type Job = (
  code: Pick<FromPage, 'fetchOffered' | 'redeemCode'>,
  controller: AbortController,
  isCalledOff: () => boolean,
) => Promise<boolean>

/** Has the page wait for a session; the code for it comes with the first that does. */
function waitFor({ onTrouble }: Pick<Offer, 'onTrouble'>, job: Job): void {
  $asking.set(true)
  const controller = new AbortController()
  const isCalledOff = () => question?.controller !== controller
  const answer = import('./session-from-page.ts')
    .then(({ fetchOffered, redeemCode }) => {
      return !isCalledOff() && job({ fetchOffered, redeemCode }, controller, isCalledOff)
    })
    .catch(error => {
      if (!isCalledOff()) onTrouble(error)
      return false
    })
    .finally(() => {
      if (isCalledOff()) return
      question = null
      $asking.set(false)
    })
  question = { answer, controller }
}
