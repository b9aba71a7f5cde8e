import { explain } from '../core/http/explain.ts'
import { element as t } from '../core/messages/element.ts'
import { askAfter, offerSession, redeem, withdrawOffer } from '../core/session/fetch-session.ts'
import type { FetchSession } from '../core/session/offered-session.ts'
import type { SessionEndReason } from '../core/session/session-end-reasons.ts'
import { onSessionEnd } from '../core/session/session-ends.ts'
import { fire } from './handle.ts'

/** Elements that are in a document. */
const elements = new Set<HTMLElement>()

export function enterPage(element: HTMLElement): void {
  elements.add(element)
}

export function leavePage(element: HTMLElement): void {
  elements.delete(element)
  withdrawOffer(element)
}

const isFunction = (value: unknown): value is FetchSession => typeof value === 'function'

/** Takes an element's `fetchSession`, or its absence. */
export function takeFetchSession(element: HTMLElement, fetch: unknown): void {
  if (!isFunction(fetch)) {
    withdrawOffer(element)
    return
  }
  offerSession(element, {
    fetch,
    onTrouble: error => fire(element, 'cx-error', { message: t.sessionNotFetched, error }),
  })
}

/** Takes a one-time code that the page's backend has put on an element. */
export const takeSessionCode = (element: HTMLElement, code: string): void =>
  redeem(code, error => {
    const message = explain(error, t.codeFailed)
    fire(element, 'cx-error', { message, error })
    return message
  })

/** Whether it stands in another element, as the sign-in does in the place of a view. */
function isInner(element: HTMLElement): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host instanceof HTMLElement && elements.has(root.host)
}

/**
 * Each element of the page says that the session has ended, so that a listener on any of them hears it; it bubbles
 * from the first alone, so that a listener on the document hears it once.
 */
function tellElements(reason: SessionEndReason): void {
  let bubbles = true
  for (const element of [...elements]) {
    if (!element.isConnected || isInner(element)) continue
    fire(element, 'cx-signed-out', { reason }, bubbles)
    bubbles = false
  }
}

// where the page brings another session, nothing has ended for anybody
onSessionEnd((reason, id) => {
  const asked = askAfter(reason, id)
  if (!asked) tellElements(reason)
  else asked.then(isRenewed => isRenewed || tellElements(reason))
})
