import type { User } from '../../contract/entities/user.ts'
import { TABS_ANSWER_MS } from '../../contract/limits/session.ts'
import { $apiBase } from '../http/api-base.ts'
import { platform } from '../platform.ts'
import { storage } from '../storage.ts'
import { openSessionLine, type TabMessage } from './between-tabs.ts'
import { $current, $lastEnd, isSignedOut, type Session, sessionEnd } from './session.ts'
import type { SessionEndReason } from './session-end-reasons.ts'
import { onSessionEnd, tellSessionEnd } from './session-ends.ts'
import { DRAFT_KEY_PREFIX } from './session-key.ts'
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
/** Whose it was. */
let endedUserId: number | undefined
/** Set while an end has been noticed and nobody has been told: calling it tells. */
let tellWhy: (reason: SessionEndReason) => void = () => {}

/** Takes a new session and forgets whatever was there before, of this account or another, in every tab. */
export function startSession(session: Session): void {
  const before = $current.get()
  clearStoredSession()
  const keep = storeSession(session) && session.keep
  $lastEnd.set(null)
  $current.set({ ...session, keep })
  const started = { say: 'started', id: session.id, userId: session.user.id } as const
  line.tell({ ...started, keep })
  // 0.1.0 in the same page looks into its storage for what is told as kept alone; another tab finds nothing there
  if (!keep) line.tell({ ...started, keep: true })
  tellIfReplaced(before, session)
}

/**
 * Takes the replaced tokens of the session of this page, and passes them on to the other tabs. Does nothing when
 * the session has ended meanwhile, here or in another tab.
 */
export function renewSession(session: Session): void {
  if (session.keep) takeStored()
  if ($current.get()?.id !== session.id) return
  storeSession(session)
  show(session)
  line.tell({ say: 'renewed', session })
}

/** Takes what is newly known of the teacher who is signed in here; anybody else's is left aside. */
export function takeUser(user: User): void {
  const current = $current.get()
  if (current?.user.id !== user.id) return
  const session = { ...current, user }
  storeSession(session)
  $current.set(session)
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
  tellIfReplaced(current, session)
}

function tellIfReplaced(before: Session | null, session: Session): void {
  if (before && before.user.id !== session.user.id) tellSessionEnd('replaced', before.id)
}

function drop(id: string, reason: SessionEndReason): void {
  forget(id, reason)
  tellSessionEnd(reason, id)
}

function forget(id: string, reason: SessionEndReason): void {
  endedId = id
  endedUserId = $current.get()?.user.id
  $lastEnd.set(sessionEnd(reason))
  $current.set(null)
}

/** The end of a session whose removal was noticed; the tab that has ended it tells why in a moment. */
function dropRemoved(id: string): void {
  const reason = 'signed-out-elsewhere'
  if (!line.isOpen()) {
    drop(id, reason)
    return
  }
  const callOff = platform.after(TABS_ANSWER_MS, () => tellWhy(reason))
  tellWhy = why => {
    tellWhy = () => {}
    callOff()
    tellSessionEnd(why, id)
  }
  forget(id, reason)
}

/** What one tab calls its own doing is another tab's for all others. */
const heardReason = (reason: SessionEndReason): SessionEndReason =>
  reason.startsWith('signed-out') ? 'signed-out-elsewhere' : reason

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
        drop(message.id, heardReason(message.reason))
      } else if (!current && endedId === message.id) {
        // its removal from storage was noticed first; now the reason comes
        $lastEnd.set(sessionEnd(heardReason(message.reason)))
        tellWhy(heardReason(message.reason))
      }
      return
    case 'started':
      // one that is not kept is stored for a tab: whoever finds it there is another release's code in the same page
      if (message.keep || storedSession()?.id === message.id) takeStored()
      else if (current && current.user.id !== message.userId) {
        forgetStoredSession(current.id)
        drop(current.id, 'replaced')
      }
  }
}

/** Follows what happened to the stored session elsewhere: signed in, renewed, replaced or gone. */
function takeStored(): void {
  const current = $current.get()
  const stored = storedSession()
  if (stored) {
    if (stored.id !== current?.id || isNewer(stored)) show(stored)
  } else if (current?.keep && isGone()) {
    dropRemoved(current.id)
  }
}

/** Whether the kept session was removed, rather than overwritten by something that is not ours. */
const isGone = () => storage('local').read(storageKey()) === null

loadSession()
$apiBase.listen(loadSession)
// whoever leaves leaves nothing behind, also on a page that has loaded no form and no chat; what is another's stays
onSessionEnd(reason => {
  if (isSignedOut(sessionEnd(reason)))
    for (const place of ['local', 'session'] as const)
      storage(place).removeAll(`${DRAFT_KEY_PREFIX}${endedUserId} `)
})
platform.onStorage(key => {
  if (key === null || key === storageKey()) takeStored()
})
