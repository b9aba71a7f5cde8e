import { atom, computed } from 'nanostores'
import type { Submission } from '../../contract/entities/submission.ts'
import { SUBMISSION_GONE } from '../../contract/error-codes/submissions.ts'
import { SUBMISSIONS_UNDO_SHOWN_MS } from '../../contract/limits/submissions.ts'
import { type SubmissionAction, submissionActionsOf } from '../../contract/rules/submission-status.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { createUndoOffer } from '../lists/undo-offer.ts'
import { review as t } from '../messages/review.ts'
import { askPost } from './answered-post.ts'
import { type Comment, createComment } from './comment.ts'
import type { Done, Kept } from './decision.ts'
import { createDeskPosts } from './desk-posts.ts'
import { likelyNext, neighbour, nextWaiting } from './neighbours.ts'
import { createReview } from './review.ts'
import { createWork } from './work.ts'

/**
 * How it stands with a post that is looked at and not among those of the desk.
 * - `failed`: nobody knows whether it can be seen; `again` says whether another attempt may help
 */
type Search =
  | { at: 'none' }
  | { at: 'looking'; id: number }
  | { at: 'failed'; id: number; reason: string; again: boolean }

interface DeskOptions {
  classroomId: number
  posts: readonly Submission[]
  current: number
  /** They are the partner's: to be looked at and flagged, nothing else. */
  isPartner: boolean
  /** What was decided or written here is done: the list behind the desk may look again. */
  settled: () => void
  /** A post has another status. */
  changed: (id: number) => void
  /** Something would be lost by leaving the page, or nothing any more. */
  busy: (isBusy: boolean) => void
  /** The desk was left while this could be undone there: the list behind goes on with it. */
  left: (last: Kept) => void
}

/** State of one review desk: the posts, which one is looked at, and what is made of them (P3 §2 Submissions). */
export function createDesk(options: DeskOptions) {
  const { classroomId, posts: first, current, isPartner, settled, changed, busy, left } = options
  const posts = createDeskPosts(first)
  const $current = atom(current)
  const $post = computed([posts.$posts, $current], (all, id) => all.find(post => post.id === id) ?? null)
  /** What is loaded while this one is looked at. */
  const $next = computed([posts.$posts, $post], (all, post) =>
    post ? (likelyNext(all, post) ?? null) : null,
  )
  const $search = atom<Search>(posts.find(current) ? { at: 'none' } : { at: 'looking', id: current })
  const offer = createUndoOffer<Done | null>(SUBMISSIONS_UNDO_SHOWN_MS, null, told => told !== null)
  const review = createReview({ classroomId, posts, changed, done: offer.tell, settled })
  const work = createWork(review.$waiting, busy)
  const comments = new Map<number, Comment>()
  /** Those of the list behind, as it was last. */
  let listed = new Set(first.map(({ id }) => id))

  function commentOf(post: Submission): Comment {
    const known = comments.get(post.id)
    if (known) return known
    const comment = createComment(classroomId, post, text => {
      posts.write(post.id, text.trim() || null)
      settled()
    })
    comments.set(post.id, comment)
    return comment
  }

  /** Looks at a post again: its video has another address by now, or the list has it no more. */
  async function look(id: number): Promise<void> {
    try {
      posts.take(await askPost(classroomId, id, isPartner))
      $search.set({ at: 'none' })
    } catch (error) {
      const isGone = asRefusal(error)?.errorCode === SUBMISSION_GONE
      // what is on its way brings it back, or is told that it is gone
      if (isGone && !posts.isOnWay(id)) return posts.remove(id)
      // of one that is there the list tells
      if (isGone || posts.find(id) || $current.get() !== id) return
      $search.set({ at: 'failed', id, ...explainFailure(error, t.postFailed) })
    }
  }

  /** Looks for a post that is not among those of the desk. */
  function search(id: number): void {
    $search.set({ at: 'looking', id })
    void look(id)
  }

  /** The list, which has it no more, does not say whether somebody has deleted it. */
  function isDoubtful(id: number): boolean {
    const isKnown = listed.has(id) || posts.isGone(id) || posts.isOnWay(id)
    // nor is it asked for what was deleted here
    return !isKnown && (!posts.isMade(id) || posts.find(id) !== undefined)
  }

  function show(id: number): void {
    $current.set(id)
    if (!posts.find(id)) search(id)
    else if (isDoubtful(id)) void look(id)
  }

  function go(step: 1 | -1): void {
    const next = neighbour(posts.$posts.get(), posts.placeOf($current.get()), step)
    if (next) show(next.id)
  }

  /** Where a decision leads to: the next that waits, and away from what is gone. */
  function after(post: Submission, action: SubmissionAction): Submission | undefined {
    const all = posts.$posts.get()
    const next = post.status === 'pending' ? nextWaiting(all, post) : undefined
    return next ?? (action === 'deleted' ? neighbour(all, post, 1) : undefined)
  }

  return {
    posts,
    review,
    offer,
    work,
    $current,
    $post,
    $next,
    $search,
    commentOf,
    look,
    search,
    show,
    go,

    /** The list behind the desk is this by now. */
    follow(list: readonly Submission[]): void {
      const id = $current.get()
      posts.follow(list, id)
      listed = new Set(list.map(({ id }) => id))
      if (isDoubtful(id)) void look(id)
      for (const { id } of list) {
        const post = posts.find(id)
        if (post) comments.get(id)?.follow(post)
      }
    },

    /** Makes this of the post that is looked at, where that can be, and goes on. */
    decide(action: SubmissionAction): void {
      const post = $post.get()
      if (!post || !submissionActionsOf(post.status).includes(action)) return
      const next = after(post, action)
      review.decide(post, action)
      if (next) show(next.id)
    },

    /** Takes the last decision back and shows what it was about. */
    undo(): void {
      const post = review.undo()
      if (post) show(post.id)
    },

    /** Nobody is at the desk any more. */
    async leave(): Promise<void> {
      const told = offer.$told.get()
      offer.stop()
      const last = told?.what === 'made' ? await review.changeOf(told.post.id) : null
      if (last) left(last)
    },
  }
}

export type DeskStore = ReturnType<typeof createDesk>
