import { atom, type ReadableAtom } from 'nanostores'
import { CALL_TIMEOUT_MS } from '../../contract/limits/polling.ts'
import { FETCH_SESSION_PAUSE_MS, FETCHED_SESSION_LASTS_MS } from '../../contract/limits/session.ts'
import { platform } from '../platform.ts'
import type { HandedSession } from './read-session.ts'
import { $current, $lastEnd } from './session.ts'
import type { SessionEndReason } from './session-end-reasons.ts'
import { handSession } from './sign-in.ts'

/** What a page is told when it is asked for a session. */
export interface SessionQuestion {
  /** Why there is none: how the last one ended, or `missing` where there was none. */
  reason: SessionEndReason | 'missing'
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

type Found = HandedSession | null | undefined

/** A page's way to a session of the teacher that it knows; null or undefined when it knows none. */
export type FetchSession = (question: SessionQuestion) => Found | Promise<Found>

interface Offer {
  fetch: FetchSession
  /** Told when nothing comes of it: what was thrown, or a TypeError for what is no session. */
  onTrouble(error: unknown): void
}

/** Ends after which the page is asked: nobody wanted them, and another session may do. */
const ASKED_AFTER: readonly SessionEndReason[] = ['logged-out-by-server', 'refresh-failed']

const $asking = atom(false)

/** Whether the page is being asked for a session. */
export const $isAskingPage: ReadableAtom<boolean> = $asking

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
    $asking.set(true)
    const controller = new AbortController()
    const answer = fetchFrom(offer, reason, controller).finally(() => {
      if (question?.controller !== controller) return
      question = null
      $asking.set(false)
    })
    question = { answer, controller }
  }
  return question?.answer ?? null
}

async function fetchFrom(
  { fetch, onTrouble }: Offer,
  reason: SessionQuestion['reason'],
  controller: AbortController,
): Promise<boolean> {
  const isCalledOff = () => question?.controller !== controller
  try {
    const found = await inTime(controller, signal => fetch({ reason, signal }))
    if (isCalledOff()) return false
    // somebody has signed in meanwhile
    if ($current.get()) return true
    if (found === null || found === undefined) return false
    handSession(found)
    const session = $current.get()
    if (!session) throw new TypeError('fetchSession gave no session, or one that has been used up')
    fetched = { id: session.id, at: platform.now() }
    return true
  } catch (error) {
    if ($current.get()) return true
    if (isCalledOff()) return false
    failedAt = platform.now()
    onTrouble(error)
    return false
  }
}

function inTime(
  controller: AbortController,
  job: (signal: AbortSignal) => Found | Promise<Found>,
): Promise<Found> {
  return new Promise<Found>((resolve, reject) => {
    const callOff = platform.after(CALL_TIMEOUT_MS, () => {
      controller.abort()
      reject(new DOMException('fetchSession took too long', 'TimeoutError'))
    })
    // in an async function, so that what it throws at once is a rejection too
    const answer = (async () => job(controller.signal))()
    answer.then(resolve, reject).finally(callOff)
  })
}
