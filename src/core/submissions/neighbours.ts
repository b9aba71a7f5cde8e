import type { Submission } from '../../contract/entities/submission.ts'
import { submissions as t } from '../messages/submissions.ts'

/** Where a post stands among the others, whether it is still there or not. */
export type Place = Pick<Submission, 'id' | 'created_at'>

/** As the server lists them: the newest first. */
export const newestFirst = (one: Place, other: Place) =>
  other.created_at < one.created_at ? -1 : other.created_at > one.created_at ? 1 : other.id - one.id

/** The others, from the one after a place on, round the end. */
function othersFrom(posts: readonly Submission[], place: Place | undefined): Submission[] {
  const after = posts.findIndex(post => place && newestFirst(post, place) > 0)
  const from = Math.max(after, 0)
  return [...posts.slice(from), ...posts.slice(0, from)].filter(({ id }) => id !== place?.id)
}

/** The post before or after a place; after the last one comes the first (P3 §2 Submissions). */
export const neighbour = (
  posts: readonly Submission[],
  place: Place | undefined,
  step: 1 | -1,
): Submission | undefined => othersFrom(posts, place).at(step === 1 ? 0 : -1)

/** The next one that waits for a decision, round the end; undefined where no other does. */
export const nextWaiting = (posts: readonly Submission[], place: Place): Submission | undefined =>
  othersFrom(posts, place).find(({ status }) => status === 'pending')

/** The one that is most likely looked at next: where a decision leads to, or else the one below. */
export function likelyNext(posts: readonly Submission[], post: Submission): Submission | undefined {
  const next = post.status === 'pending' ? nextWaiting(posts, post) : undefined
  return next ?? neighbour(posts, post, 1)
}

/** A name as it is shown: of a partner's group there is none until its teacher has approved one (P3 §9). */
export const shownName = (name: string): string => name || t.partnerGroup

/** How the one who has posted it is called. */
export const posterName = (post: Pick<Submission, 'student_first_name' | 'student_last_initial'>): string =>
  shownName([post.student_first_name, post.student_last_initial].filter(Boolean).join(' '))
