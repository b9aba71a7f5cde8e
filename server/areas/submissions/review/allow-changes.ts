import { SUBMISSIONS_CHANGED_PER_HOUR } from '../../../../src/contract/limits/submissions.ts'
import type { Services } from '../../../services.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { allowAttempt } from '../../attempts/area.ts'

/** Counts posts whose status somebody changes, before the transaction that does it: what is noted of each stays for good. */
export function allowChanges(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  { id }: Pick<SignedInTeacher, 'id'>,
  posts: readonly unknown[],
): Promise<void> {
  const scope = tokens.blind('submissions-changed', String(id))
  const limit = { attempts: SUBMISSIONS_CHANGED_PER_HOUR, windowMinutes: 60 }
  return allowAttempt(db, [{ scope, ...limit, times: posts.length }])
}
