import { type SQL, sql } from 'drizzle-orm'
import { mayBeMet } from '../../partners/area.ts'

/** The day in UTC of a moment. */
const dayAt = (at: SQL): SQL => sql`(${at} at time zone 'utc')::date`

/**
 * Of librarians `t` and their schools `school`: a library can connect to theirs. Their accounts stand, their school has
 * signed, and its subscription, where there is one that ends, is not over (rules/exchange-expiry.ts).
 */
export const isToBeHad = (at: SQL): SQL => sql`(
  ${mayBeMet(sql`t`)} and t.user_type = 'teacher-librarian' and school.agreement_signed_at is not null
  and (not school.has_librarian_subscription or school.librarian_subscription_end_date is null
    or school.librarian_subscription_end_date >= ${dayAt(at)})
)`

/** Whose requests these are. */
export const ownerJoins: SQL = sql`
  join teachers t on t.id = q.teacher_id
  left join schools school on school.id = t.school_id`
