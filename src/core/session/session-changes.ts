import { $apiBase } from '../http/api-base.ts'
import { platform } from '../platform.ts'
import { openSessionLine, type TabMessage } from './between-tabs.ts'
import { $current, $lastEnd, type Session, type SessionEndReason, sessionEnd } from './session.ts'
import {
  clearStoredSession,
  forgetStoredSession,
  storageKey,
  storedSession,
  storeSession,
} from './stored-session.ts'

const line = openSessionLine(heardFromTab)

/** Whether there are other tabs to ask for newer tokens, and asks them. */
export function askForRenewed({ id, renewals }: Session): boolean {
  line.tell({ say: 'renewed?', id, renewals })
  return line.isOpen()
}

/** The id of the session that ended last, whose reason another tab may still tell. */
let endedId: string | null = null

/** Takes a new session and forgets whatever was there before, of this account or another, in every tab. */
export function startSession(session: Session): void {
  clearStoredSession()
  const keep = storeSession(session) && session.keep
  $lastEnd.set(null)
  $current.set({ ...session, keep })
  line.tell({ say: 'started', id: session.id, userId: session.user.id, keep })
}

/**
 * Takes the replaced tokens of the session of this page, and passes them on to the other tabs. Does nothing when
 * the session has ended meanwhile, here or in another tab.
 */
export function renewSession(session: Session): void {
  if (session.keep) takeKept()
  if ($current.get()?.id !== session.id) return
  storeSession(session)
  show(session)
  line.tell({ say: 'renewed', session })
}

/** Ends a session in every tab. Does nothing when it is not this page's any more. */
export function endSession(id: string, reason: SessionEndReason): void {
  if ($current.get()?.id !== id) return
  forgetStoredSession(id)
  drop(id, reason)
  line.tell({ say: 'ended', id, reason })
}

/** Takes the newer tokens that another tab has stored for the same session, if it has. */
export function takeRenewedFromStorage(): void {
  const stored = storedSession()
  if (stored && isNewer(stored)) show(stored)
}

/** Reads the session anew, as a page does when it loads or learns which API it talks to. */
export function loadSession(): void {
  endedId = null
  $lastEnd.set(null)
  $current.set(storedSession())
}

function isNewer(session: Session): boolean {
  const current = $current.get()
  return current !== null && session.id === current.id && session.renewals > current.renewals
}

/** Shows a session; the user stays the same object while only the tokens change. */
function show(session: Session): void {
  const current = $current.get()
  $lastEnd.set(null)
  $current.set(current?.id === session.id ? { ...session, user: current.user } : session)
}

function drop(id: string, reason: SessionEndReason): void {
  endedId = id
  $lastEnd.set(sessionEnd(reason))
  $current.set(null)
}

function heardFromTab(message: TabMessage): void {
  const current = $current.get()
  switch (message.say) {
    case 'renewed':
      if (!isNewer(message.session)) return
      // a kept one was stored by the tab that renewed it, and perhaps replaced since
      if (!message.session.keep) storeSession(message.session)
      show(message.session)
      return
    case 'renewed?':
      if (current && current.id === message.id && current.renewals > message.renewals) {
        line.tell({ say: 'renewed', session: current })
      }
      return
    case 'ended':
      if (current?.id === message.id) {
        forgetStoredSession(message.id)
        drop(message.id, message.reason)
      } else if (!current && endedId === message.id) {
        // its removal from storage was noticed first; now the reason comes
        $lastEnd.set(sessionEnd(message.reason))
      }
      return
    case 'started':
      if (message.keep) takeKept()
      else if (current && current.user.id !== message.userId) {
        forgetStoredSession(current.id)
        drop(current.id, 'replaced')
      }
  }
}

/** Follows what happened to the kept session in another tab: signed in, renewed, replaced or gone. */
function takeKept(): void {
  const current = $current.get()
  const stored = storedSession()
  if (stored) {
    if (stored.id !== current?.id || isNewer(stored)) show(stored)
  } else if (current?.keep && isGone()) {
    drop(current.id, 'signed-out')
  }
}

/** Whether the kept session was removed, rather than overwritten by something that is not ours. */
function isGone(): boolean {
  try {
    return platform.storage('local')?.getItem(storageKey()) === null
  } catch {
    return false
  }
}

loadSession()
$apiBase.listen(loadSession)
platform.onStorage(key => {
  if (key === null || key === storageKey()) takeKept()
})
