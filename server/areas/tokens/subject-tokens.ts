import type { SubjectTokens } from '../../../src/contract/entities/token.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { tokenBalances } from '../teachers/area.ts'
import { listNextExpiries } from './repository/balances.ts'

/** What a teacher has of each subject and which of it goes first, and until when (ms since 1970) time leaves that so. */
export async function subjectTokens(
  db: Database,
  teacher: SignedInTeacher,
): Promise<{ balances: SubjectTokens[]; holdsUntil: number }> {
  const at = new Date()
  const expiries = await listNextExpiries(db, teacher.id, at)
  const next = new Map(expiries.map(({ subject_id, ...expiry }) => [subject_id, expiry]))
  const balances = await tokenBalances(db, teacher)
  return {
    balances: balances.map(subject => ({ ...subject, next_expiry: next.get(subject.id) ?? null })),
    holdsUntil: Math.min(...expiries.map(({ expire_at }) => Date.parse(expire_at) - 1)),
  }
}
