import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { loading } from '../core/messages/loader.ts'
import { $isAskingPage } from '../core/session/fetch-session.ts'
import { $session } from '../core/session/session.ts'
import { useStore } from '../core/use-store.ts'
import { propertyName } from './attributes.ts'
import { COMMON_ATTRIBUTES } from './common-properties.ts'
import { focusHeadingOf } from './heading-focus.ts'

/** The sign-in is not what the page waits for, so its `cx-ready` stays inside. */
const keepInside = (signIn: HTMLElement | null) =>
  signIn?.addEventListener('cx-ready', event => event.stopPropagation())

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
  const attributes = COMMON_ATTRIBUTES.map(name => [name, Reflect.get(element, propertyName(name))]).filter(
    ([, value]) => value !== undefined,
  )
  return createElement('cx-login', { ref: keepInside, compact: true, ...Object.fromEntries(attributes) })
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
