import type { Phone } from '../../../src/contract/entities/phone.ts'
import type { Database } from '../../db/database.ts'
import { normalNumber } from './number.ts'
import { isConfirmed } from './repository.ts'

/**
 * Whether a teacher may be reached like this: they have confirmed the number, for this way of being reached (P1 §4
 * Profile save). However the number is written.
 */
export async function isConfirmedPhone(db: Database, teacherId: number, phone: Phone): Promise<boolean> {
  const number = normalNumber(phone)
  if (!number) return false
  const { preferred_communication } = phone
  return isConfirmed(db, { teacher_id: teacherId, preferred_communication, ...number })
}
