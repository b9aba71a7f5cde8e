import { sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../src/contract/entities/user.ts'
import type { ExpiryOwner } from '../../src/contract/rules/exchange-expiry.ts'

/** What of the teacher of a classroom decides whether its exchange is expired. */
export interface OwnerRow {
  teacher_type: UserTypeSlug
  has_independent_subscription: boolean
  independent_subscription_end_date: string | null
  has_librarian_subscription: boolean | null
  librarian_subscription_end_date: string | null
}

/** Its columns, of teachers `t` and their schools `school`. */
export const ownerColumns = sql.raw(`t.user_type as teacher_type,
  t.has_independent_subscription, t.independent_subscription_end_date::text as independent_subscription_end_date,
  school.has_librarian_subscription, school.librarian_subscription_end_date::text as librarian_subscription_end_date`)

/** The same as the rule wants it. */
export const expiryOwner = (row: OwnerRow): ExpiryOwner => ({
  user_type: { slug: row.teacher_type },
  school: {
    librarian_subscription: row.has_librarian_subscription
      ? { end_date: row.librarian_subscription_end_date }
      : null,
  },
  independent_subscription: row.has_independent_subscription
    ? { end_date: row.independent_subscription_end_date }
    : null,
})
