import { PARTNER_SEARCHES_PER_MINUTE } from '../../../src/contract/limits/partners.ts'
import { createMemory } from '../../memory.ts'
import { createWindow, type Window } from '../../window.ts'
import { refuse } from './refusals.ts'

const WINDOW_MS = 60_000
/** Teachers who search at a time; who is forgotten begins anew. */
const TEACHERS_REMEMBERED = 10_000

/**
 * Lets a teacher search so often within a minute on this node. It is counted here and not in the database: a search is
 * to cost no more statements for it.
 * @throws 429
 */
export function createSearchLimit(): (teacherId: number, now?: number) => void {
  const counted = createMemory<Window>(TEACHERS_REMEMBERED)
  return (teacherId, now = Date.now()) => {
    const window = counted.get(String(teacherId)) ?? createWindow(PARTNER_SEARCHES_PER_MINUTE, WINDOW_MS)
    counted.set(String(teacherId), window)
    if (!window.allows(now))
      throw refuse('tooManyAttempts', { retryAfterSeconds: Math.ceil((window.until() - now) / 1_000) })
  }
}
