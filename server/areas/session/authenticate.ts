import { sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import type { ExpiryOwner } from '../../../src/contract/rules/exchange-expiry.ts'
import { type Database, prepared } from '../../db/database.ts'
import { refuse } from '../../errors.ts'
import type { AccessClaims } from '../../tokens.ts'

/** Who calls, with all that the rules about classrooms ask of a teacher. */
export interface SignedInTeacher extends ExpiryOwner {
  id: number
  /** The session that the call belongs to. */
  familyId: string
  /** Email of the operator who works as this teacher; null when it is the teacher. */
  operator: string | null
  full_name: string
  user_type: { slug: UserTypeSlug }
  /** Grows with every change of what this teacher's classrooms show. */
  revision: number
}

interface Row {
  user_type: UserTypeSlug
  full_name: string
  is_disabled: boolean
  has_session: boolean
  operator: string | null
  revision: number
  has_independent_subscription: boolean
  independent_subscription_end_date: string | null
  has_librarian_subscription: boolean | null
  librarian_subscription_end_date: string | null
}

const findTeacher = prepared<Row>(
  sql`select t.user_type, concat_ws(' ', t.first_name, t.last_name) as full_name,
          t.disabled_at is not null as is_disabled,
          s.family_id is not null as has_session, s.operator,
          r.revision::float8 as revision,
          t.has_independent_subscription, t.independent_subscription_end_date::text as independent_subscription_end_date,
          school.has_librarian_subscription, school.librarian_subscription_end_date::text as librarian_subscription_end_date
        from teachers t
        join teacher_revisions r on r.teacher_id = t.id
        left join sessions s on s.teacher_id = t.id and s.family_id = ${sql.placeholder('familyId')}::uuid
          and s.revoked_at is null and s.expires_at > now()
        left join schools school on school.id = t.school_id
        where t.id = ${sql.placeholder('teacherId')}`,
)

/**
 * The teacher behind an access token, in one statement.
 * @throws 401 with code 20 when disabled, 401 when the session was revoked or the teacher is gone
 */
export async function authenticate(
  db: Database,
  { teacherId, familyId }: AccessClaims,
): Promise<SignedInTeacher> {
  const [row] = await findTeacher(db, { teacherId, familyId })
  if (row?.is_disabled) throw refuse('teacherDisabled')
  if (!row?.has_session) throw refuse('signInAgain')
  return {
    id: teacherId,
    familyId,
    operator: row.operator,
    full_name: row.full_name,
    revision: row.revision,
    user_type: { slug: row.user_type },
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
