import type { SessionEndReason } from './session-end-reasons.ts'

type Listener = (reason: SessionEndReason, id: string) => void

const listeners = new Set<Listener>()

/**
 * Tells each time a teacher who was signed in is so no longer, once for each end; what the stores hold then is what
 * holds from now on.
 * @returns stops telling
 */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellSessionEnd(reason: SessionEndReason, id: string): void {
  for (const listener of listeners) listener(reason, id)
}
