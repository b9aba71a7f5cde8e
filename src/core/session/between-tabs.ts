import { $apiBase } from '../http/api-base.ts'
import { platform } from '../platform.ts'
import { isHandedSession } from './read-session.ts'
import type { Session, SessionEndReason } from './session.ts'

/**
 * What tabs of one origin tell each other. `localStorage` tells of kept sessions by itself; this line also reaches
 * tabs that were duplicated, whose `sessionStorage` went separate ways with the same refresh token in both.
 */
export type TabMessage =
  | { say: 'started'; id: string; userId: number; keep: boolean }
  | { say: 'renewed'; session: Session }
  | { say: 'ended'; id: string; reason: SessionEndReason }
  /** Asks whether somebody has newer tokens; the answer is `renewed`. */
  | { say: 'renewed?'; id: string; renewals: number }

let line: BroadcastChannel | null = null

/** Starts listening on the line of the present API base, instead of the one before. */
export function listenToTabs(listener: (message: TabMessage) => void): void {
  line?.close()
  line = platform.channel(`cx-session@${$apiBase.get()}`)
  if (!line) return
  line.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listener(data)
  }
}

export function tellTabs(message: TabMessage): void {
  line?.postMessage(message)
}

/** Whether there is a line at all; without one nobody can answer. */
export const canAskTabs = () => line !== null

function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('say' in data)) return false
  if (data.say === 'renewed') return 'session' in data && isHandedSession(data.session)
  return ['started', 'ended', 'renewed?'].includes(String(data.say)) && 'id' in data
}
