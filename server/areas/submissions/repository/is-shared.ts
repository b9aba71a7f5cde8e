import { type SQL, sql } from 'drizzle-orm'
import { REVIEW_BELOW_AGE_YEARS } from '../../../../src/contract/limits/students.ts'
import { SHARED_STATUS } from '../../../../src/contract/rules/submission-status.ts'

/** Of posts under this name: those of a class whose age asks for no review now. */
export const isOfAge = (post: SQL): SQL => sql`exists (
  select 1 from classrooms theirs join age_ranges age on age.id = theirs.age_range_id
  where theirs.id = ${post}.classroom_id and age.min_age >= ${REVIEW_BELOW_AGE_YEARS}
)`

/**
 * Of posts under this name: those that the partner classroom may see (P3 §4). They are approved, and somebody has looked
 * at them, unless the age of those who post asks for no review: now, and not when it was posted. Whoever shows a post to
 * the other side asks this one.
 */
export const isShared = (post: SQL): SQL => sql`(
  ${post}.status = ${SHARED_STATUS} and (not ${post}.is_unreviewed or ${isOfAge(post)})
)`
