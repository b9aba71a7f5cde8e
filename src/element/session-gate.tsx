import { useStore } from '@nanostores/react'
import { createElement, type ReactNode, useLayoutEffect } from 'react'
import { $session } from '../core/session/session.ts'
import { propertyName } from './attributes.ts'
import { COMMON_ATTRIBUTES } from './placeholder.ts'

/** The sign-in is not what the page waits for, so its `cx-ready` stays inside. */
const keepInside = (signIn: HTMLElement | null) =>
  signIn?.addEventListener('cx-ready', event => event.stopPropagation())

interface SessionGateProps {
  element: HTMLElement
  children: ReactNode
  /** Called when what needs a session is shown. */
  onPassed(): void
}

/** Shows the sign-in in place of what needs a session, and goes on once there is one. */
export function SessionGate({ element, children, onPassed }: SessionGateProps) {
  const isSignedIn = useStore($session) !== null
  useLayoutEffect(() => {
    if (isSignedIn) onPassed()
  }, [isSignedIn, onPassed])
  if (isSignedIn) return children
  const attributes = COMMON_ATTRIBUTES.map(name => [name, Reflect.get(element, propertyName(name))]).filter(
    ([, value]) => value !== undefined,
  )
  return createElement('cx-login', { ref: keepInside, compact: true, ...Object.fromEntries(attributes) })
}
