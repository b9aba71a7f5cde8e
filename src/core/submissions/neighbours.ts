import type { Submission } from '../../contract/entities/submission.ts'
import { submissions as t } from '../messages/submissions.ts'

/** The post so many further on; after the last one comes the first (P3 §2 Submissions). */
export function neighbour(posts: readonly Submission[], id: number, step: 1 | -1): Submission | undefined {
  const index = posts.findIndex(post => post.id === id)
  return posts[(index + step + posts.length) % posts.length]
}

/** The next one that waits for a decision, round the end; undefined where no other does. */
export function nextWaiting(posts: readonly Submission[], id: number): Submission | undefined {
  const index = posts.findIndex(post => post.id === id)
  const after = [...posts.slice(index + 1), ...posts.slice(0, Math.max(index, 0))]
  return after.find(({ status }) => status === 'pending')
}

/** The one that is most likely looked at next: where a decision leads to, or else the one below. */
export function likelyNext(posts: readonly Submission[], post: Submission): Submission | undefined {
  const next = post.status === 'pending' ? nextWaiting(posts, post.id) : undefined
  const found = next ?? neighbour(posts, post.id, 1)
  return found?.id === post.id ? undefined : found
}

/** A name as it is shown: of a partner's group there is none until its teacher has approved one (P3 §9). */
export const shownName = (name: string): string => name || t.partnerGroup

/** How the one who has posted it is called. */
export const posterName = (post: Pick<Submission, 'student_first_name' | 'student_last_initial'>): string =>
  shownName([post.student_first_name, post.student_last_initial].filter(Boolean).join(' '))
