import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { loading } from '../core/messages/loader.ts'
import { $isAskingPage } from '../core/session/fetch-session.ts'
import { $session } from '../core/session/session.ts'
import { useStore } from '../core/use-store.ts'
import { focusHeadingOf } from './heading-focus.ts'
import { commonAttributes, keepReadyInside } from './inner-element.ts'

interface SessionGateProps {
  element: HTMLElement
  children: ReactNode
  /** Called when what needs a session is shown. */
  onPassed(): void
}

/** Shows the sign-in in place of what needs a session, and goes on once there is one; the page is asked first. */
export function SessionGate({ element, children, onPassed }: SessionGateProps) {
  const isSignedIn = useStore($session) !== null
  useLayoutEffect(() => {
    if (isSignedIn) onPassed()
  }, [isSignedIn, onPassed])
  const isAskingPage = useStore($isAskingPage)
  useFocusOn(element, isSignedIn, isAskingPage)
  if (isSignedIn) return children
  if (isAskingPage) return <div className="cx-waiting" role="status" aria-label={loading} />
  return createElement('cx-login', { ref: keepReadyInside, compact: true, ...commonAttributes(element) })
}

/** Whoever was inside goes on at the heading of what comes in its place: the content, or the sign-in. */
function useFocusOn(element: HTMLElement, isSignedIn: boolean, isAskingPage: boolean): void {
  const hadFocus = useRef(false)
  // the store tells before anything is taken away
  useLayoutEffect(
    () =>
      $session.listen(session => {
        if ((session !== null) !== isSignedIn) hadFocus.current = Boolean(element.shadowRoot?.activeElement)
      }),
    [element, isSignedIn],
  )
  useLayoutEffect(() => {
    // while the page is asked there is nothing to go on at
    if (!hadFocus.current || (!isSignedIn && isAskingPage)) return
    const shown = isSignedIn ? element : element.shadowRoot?.querySelector<HTMLElement>('cx-login')
    hadFocus.current = false
    return shown ? focusHeadingOf(shown) : undefined
  }, [element, isSignedIn, isAskingPage])
}
