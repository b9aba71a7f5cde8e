import { type SubmissionAction, statusesBefore } from '../../../../src/contract/rules/submission-status.ts'
import type { PostState } from '../repository/change.ts'

/**
 * What an action makes of posts, those left out that are so already; null where one of them cannot become that. What a
 * teacher decides about, somebody has looked at, also where the status stays.
 */
export function wantedOf(posts: readonly PostState[], action: SubmissionAction): PostState[] | null {
  const before = statusesBefore(action)
  if (posts.some(({ status }) => !before.includes(status))) return null
  return posts
    .filter(({ status, is_unreviewed }) => status !== action || is_unreviewed)
    .map(({ id }) => ({ id, status: action, is_unreviewed: false }))
}
