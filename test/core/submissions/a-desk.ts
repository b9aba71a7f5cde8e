import type { Submission } from '../../../src/contract/entities/submission.ts'
import type { Kept } from '../../../src/core/submissions/decision.ts'
import { createDesk } from '../../../src/core/submissions/desk.ts'
import { signedIn } from '../../support/teacher.ts'

/** The store of a desk with these posts, and what has come of it. */
export function deskOf(posts: readonly Submission[], current = posts[0]?.id ?? 0) {
  signedIn()
  let settled = 0
  const changed: number[] = []
  const left: Kept[] = []
  const busy: boolean[] = []
  const desk = createDesk({
    classroomId: 7,
    posts,
    current,
    isPartner: false,
    settled: () => settled++,
    changed: id => changed.push(id),
    busy: is => busy.push(is),
    left: last => left.push(last),
  })
  // a store that nobody listens to is read anew each time
  desk.posts.$posts.listen(() => {})
  return {
    desk,
    settled: () => settled,
    changed,
    busy,
    left: () => left.map(({ post, action, changeId }) => [post.id, action, changeId]),
    statuses: () => desk.posts.$posts.get().map(({ id, status }) => `${id} ${status}`),
    troubles: () => desk.review.$troubles.get().map(({ at }) => at),
  }
}
