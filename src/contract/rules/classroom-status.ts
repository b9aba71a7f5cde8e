import type { ClassroomStatus } from '../entities/classroom.ts'
import { dayOf } from './days.ts'
import { type ExpiryOwner, isExchangeExpired } from './exchange-expiry.ts'

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
