import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import type { AccessClaims } from '../../tokens.ts'
import { refuse } from './refusals.ts'
import { findCaller } from './repository/caller.ts'

/**
 * The teacher behind an access token, in one statement.
 * @throws 401 with code 20 when disabled, 401 when the session was revoked or the teacher is gone
 */
export async function authenticate(
  db: Services['db'],
  { teacherId, familyId }: AccessClaims,
): Promise<SignedInTeacher> {
  const [row] = await findCaller(db, { teacherId, familyId })
  if (row?.is_disabled) throw refuse('teacherDisabled')
  if (!row?.has_session) throw refuse('signInAgain')
  return {
    id: teacherId,
    familyId,
    operator: row.operator,
    full_name: row.full_name,
    revision: row.revision,
    user_type: { slug: row.user_type },
    is_teacher_validated: row.is_teacher_validated,
    school: {
      librarian_subscription: row.has_librarian_subscription
        ? { end_date: row.librarian_subscription_end_date }
        : null,
    },
    independent_subscription: row.has_independent_subscription
      ? { end_date: row.independent_subscription_end_date }
      : null,
  }
}
