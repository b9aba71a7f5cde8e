import type { ClassroomStatus } from '../entities/classroom.ts'
import { type ExpiryOwner, isExchangeExpired } from './exchange-expiry.ts'

const DAY_MS = 86_400_000
let latest = { number: Number.NaN, text: '' }

/** The day in UTC, `YYYY-MM-DD`. The latest is kept: a long list asks for the same one again and again. */
function dayOf(now: number): string {
  const number = Math.floor(now / DAY_MS)
  if (number !== latest.number) latest = { number, text: new Date(now).toISOString().slice(0, 10) }
  return latest.text
}

/**
 * Status of a classroom: expired wins, then the dates decide. Days are compared in UTC; the first and the last
 * day belong to the exchange.
 */
export function classroomStatus(
  owner: ExpiryOwner,
  classroom: { start_date: string; end_date: string; expire_at: string | null },
  now: number = Date.now(),
): ClassroomStatus {
  if (isExchangeExpired(owner, classroom, now)) return 'expired'
  const today = dayOf(now)
  if (today < classroom.start_date) return 'not_started'
  return today > classroom.end_date ? 'concluded' : 'active'
}
