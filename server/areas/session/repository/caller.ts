import { sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../../../src/contract/entities/user.ts'
import { prepared } from '../../../db/prepared.ts'

interface Row {
  user_type: UserTypeSlug
  full_name: string
  is_disabled: boolean
  is_teacher_validated: boolean
  has_session: boolean
  operator: string | null
  revision: number
  has_independent_subscription: boolean
  independent_subscription_end_date: string | null
  has_librarian_subscription: boolean | null
  librarian_subscription_end_date: string | null
}

/** The teacher of an access token with their session, school and revision: all that a call needs to know. */
export const findCaller = prepared<Row>(
  sql`select t.user_type, concat_ws(' ', t.first_name, t.last_name) as full_name,
          t.disabled_at is not null as is_disabled, t.is_teacher_validated,
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
