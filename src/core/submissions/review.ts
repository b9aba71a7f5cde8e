import type { Submission } from '../../contract/entities/submission.ts'
import { SUBMISSION_GONE } from '../../contract/error-codes/submissions.ts'
import { SUBMISSIONS_UNDO_SECONDS } from '../../contract/limits/submissions.ts'
import type { SubmissionAction } from '../../contract/rules/submission-status.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { review as t } from '../messages/review.ts'
import { platform } from '../platform.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import type { Decision, Done, Kept } from './decision.ts'
import type { DeskPosts } from './desk-posts.ts'
import { createLine } from './line.ts'
import { noteStatus } from './note-status.ts'
import { createTroubles } from './review-troubles.ts'

interface ReviewOptions {
  classroomId: number
  posts: DeskPosts
  /** The server has made something else of this post. */
  changed: (id: number) => void
  /** Told of what is done, as soon as it is asked for. */
  done: (done: Done | null) => void
  /** Nothing is on its way any more. */
  settled: () => void
}

const CHANGE = 'PUT /api/teacher/classrooms/{id}/submissions'
const UNDO = 'POST /api/teacher/classrooms/{id}/submissions/changes/{change_id}/undo'

/**
 * What a teacher makes of posts one after the other, as fast as keys are pressed: shown at once, told to the server in
 * the same order. A decision goes by the version that was seen, so that nothing that somebody else has decided
 * meanwhile is overwritten unseen (P3 §4 Submission status).
 */
export function createReview({ classroomId, posts, changed: tellChanged, done, settled }: ReviewOptions) {
  const { $troubles, tell, read } = createTroubles()
  const line = createLine(settled)
  /** The version that a post has got here, which what was seen of it may not know yet. */
  const versions = new Map<number, number>()
  let decisions: readonly Decision[] = []

  const leave = (decision: Decision) => {
    decisions = decisions.filter(other => other !== decision)
  }
  const isLast = (decision: Decision) =>
    decisions.findLast(({ post }) => post.id === decision.post.id) === decision

  function settle(changed: Parameters<DeskPosts['settle']>[0], isShown: boolean): void {
    versions.set(changed.id, changed.version)
    if (isShown) posts.settle(changed)
    tellChanged(changed.id)
  }

  function restore({ post, former }: Decision): void {
    const version = versions.get(post.id)
    posts.unmark(post.id, former && version !== undefined ? { ...former, version } : undefined)
  }

  function decide(post: Submission, action: SubmissionAction): void {
    const former = posts.mark(post.id, action)
    const decision = {
      post,
      action,
      former,
      at: platform.now(),
      changeId: null,
      isTaken: false,
      isTakenBack: false,
    }
    decisions = [...decisions, decision]
    done({ what: 'made', post, action })
    line.add(() => send(decision))
  }

  async function send(decision: Decision): Promise<void> {
    const { post, action } = decision
    // taken back before it has left
    if (decision.isTakenBack) return
    const { id } = post
    const version = Math.max(post.version, versions.get(id) ?? 0)
    try {
      const { data } = await call(
        CHANGE,
        { action, videos: [{ id, version }] },
        { params: { id: classroomId } },
      )
      decision.isTaken = true
      decision.changeId = data.change_id
      for (const changed of data.submissions) settle(changed, isLast(decision))
      noteStatus([post], action)
    } catch (error) {
      const wasLast = isLast(decision)
      leave(decision)
      if (!decision.isTakenBack) done(null)
      refused(error, decision, wasLast)
    }
  }

  function refused(error: unknown, decision: Decision, wasLast: boolean): void {
    const { post, action } = decision
    const now = changedMeanwhile(error, post.id)
    if (wasLast) restore(decision)
    if (now) {
      posts.take(now)
      posts.unmark(post.id, undefined)
      tell({ at: 'changed', post: now, action })
    } else if (asRefusal(error)?.errorCode === SUBMISSION_GONE) {
      posts.remove(post.id)
      tell({ at: 'gone', post })
    } else {
      const { reason, again } = explainFailure(error, t.changeFailed)
      tell({ at: 'failed', posts: [post], reason, again: again ? () => decide(post, action) : null })
    }
  }

  /** Takes the last decision back; gives its post, or null where there is none that can be. */
  function undo(): Submission | null {
    const since = platform.now() - SUBMISSIONS_UNDO_SECONDS * 1_000
    const decision = decisions.findLast(({ at }) => at > since)
    if (!decision) return null
    leave(decision)
    takeBack(decision)
    return decision.post
  }

  function takeBack(decision: Decision): void {
    const { post } = decision
    decision.isTakenBack = true
    posts.mark(post.id, post.status)
    done({ what: 'back', post })
    line.add(() => sendUndo(decision))
  }

  function lose(post: Submission): void {
    posts.remove(post.id)
    done(null)
    tell({ at: 'gone', post })
  }

  /** It is what was made of it, and nothing was taken back. */
  function hold(post: Submission, status: SubmissionAction): void {
    posts.settle({ id: post.id, status, version: versions.get(post.id) ?? post.version })
    done(null)
  }

  /** Somebody else has made the same of it: theirs is not taken back. */
  function keep(post: Submission, status: SubmissionAction): void {
    hold(post, status)
    tell({ at: 'kept', post, status })
  }

  async function sendUndo(decision: Decision): Promise<void> {
    const { changeId, isTaken, post, action } = decision
    if (changeId === null) return isTaken ? keep(post, action) : restore(decision)
    try {
      const { data } = await call(UNDO, undefined, { params: { id: classroomId, change_id: changeId } })
      for (const changed of [...data.undone, ...data.changed_since]) settle(changed, true)
      if (data.gone.includes(post.id)) return lose(post)
      noteStatus([post], null)
      for (const { status } of data.changed_since) tell({ at: 'kept', post, status })
    } catch (error) {
      const { reason, again } = explainFailure(error, t.undoFailed)
      hold(post, action)
      tell({ at: 'failed', posts: [post], reason, again: again ? () => takeBack(decision) : null })
    }
  }

  /** What the server calls the last decision about a post; null where it does not have it, or where it is taken back. */
  async function changeOf(id: number): Promise<Kept | null> {
    const decision = decisions.findLast(({ post }) => post.id === id)
    await line.end()
    if (!decision || decision.changeId === null || !decisions.includes(decision)) return null
    const { post, action, changeId } = decision
    return { post, action, changeId }
  }

  return {
    $troubles,
    $waiting: line.$waiting,
    decide,
    undo,
    changeOf,
    read,
  }
}

export type Review = ReturnType<typeof createReview>
