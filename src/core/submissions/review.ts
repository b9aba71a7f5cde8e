import type { ChangedSubmission, Submission } from '../../contract/entities/submission.ts'
import { SUBMISSION_GONE } from '../../contract/error-codes/submissions.ts'
import { SUBMISSIONS_UNDO_SECONDS } from '../../contract/limits/submissions.ts'
import type { SubmissionAction } from '../../contract/rules/submission-status.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { submissions as t } from '../messages/submissions.ts'
import { platform } from '../platform.ts'
import { isNo, sendChange, undoChange } from './change-calls.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { createDecisions, type Decision, type Done, type Kept } from './decision.ts'
import type { DeskPosts } from './desk-posts.ts'
import { createLine } from './line.ts'
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
  const decisions = createDecisions()

  function settle(changed: ChangedSubmission, isShown: boolean): void {
    versions.set(changed.id, changed.version)
    if (isShown) posts.settle(changed)
    tellChanged(changed.id)
  }

  function restore({ post, former }: Decision): void {
    const version = versions.get(post.id)
    posts.unmark(post.id, former && version !== undefined ? { ...former, version } : undefined)
  }

  function decide(post: Submission, action: SubmissionAction): void {
    const decision: Decision = {
      post,
      action,
      former: posts.mark(post.id, action),
      at: platform.now(),
      version: post.version,
      changeId: null,
      answer: 'none',
      isTakenBack: false,
    }
    decisions.add(decision)
    done({ what: 'made', post, action })
    line.add(() => send(decision))
  }

  async function send(decision: Decision): Promise<void> {
    // taken back before it has left
    if (decision.isTakenBack) return
    const { post } = decision
    decision.version = Math.max(post.version, versions.get(post.id) ?? 0)
    try {
      await make(decision)
    } catch (error) {
      refused(error, decision)
    }
  }

  async function make(decision: Decision): Promise<void> {
    const { post, action, version } = decision
    const data = await sendChange(classroomId, action, [{ ...post, version }])
    decision.answer = 'taken'
    decision.changeId = data.change_id
    for (const changed of data.submissions)
      settle(changed, !decision.isTakenBack && decisions.isLast(decision))
  }

  function refused(error: unknown, decision: Decision): void {
    const { post, action, isTakenBack } = decision
    decision.answer = isNo(error) ? 'refused' : 'lost'
    const now = changedMeanwhile(error, post.id)
    const isGone = asRefusal(error)?.errorCode === SUBMISSION_GONE
    if (!isTakenBack && decisions.isLast(decision)) restore(decision)
    if (now) {
      posts.take(now)
      posts.unmark(post.id, undefined)
    }
    if (isGone) posts.remove(post.id)
    if (!isTakenBack || now || isGone) done(null)
    // nobody asks for it any more
    if (isTakenBack) return
    decisions.end(decision)
    if (now) tell({ at: 'changed', post: now, action })
    else if (isGone) tell({ at: 'gone', post })
    else {
      const { reason, again } = explainFailure(error, t.changeFailed)
      tell({ at: 'failed', posts: [post], reason, again: again ? () => decide(post, action) : null })
    }
  }

  /** Takes the last decision back; gives its post, or null where there is none that can be. */
  function undo(): Submission | null {
    const since = platform.now() - SUBMISSIONS_UNDO_SECONDS * 1_000
    const decision = decisions.last(({ at }) => at > since)
    if (!decision) return null
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

  /** It is what was made of it, and nothing was taken back. */
  function stays(decision: Decision): void {
    const { post, action: status, answer } = decision
    decision.isTakenBack = false
    if (decisions.isLast(decision)) {
      if (answer === 'taken')
        posts.settle({ id: post.id, status, version: versions.get(post.id) ?? post.version })
      else restore(decision)
    }
    done(null)
  }

  /** Whether it was made nobody knows: asked for once more, the server says under which number it has it. */
  async function makeSure(decision: Decision): Promise<void> {
    try {
      await make(decision)
    } catch (error) {
      if (!isNo(error)) throw error
      refused(error, decision)
    }
  }

  async function sendUndo(decision: Decision): Promise<void> {
    const { post, action } = decision
    try {
      if (decision.answer === 'lost') await makeSure(decision)
      if (decision.changeId !== null) return await undoMade(decision, decision.changeId)
      if (decision.answer === 'taken') {
        // somebody else has made the same of it: theirs is not taken back
        stays(decision)
        tell({ at: 'kept', post, status: action })
      } else if (decisions.isLast(decision)) restore(decision)
      decisions.end(decision)
    } catch (error) {
      const { reason, again } = explainFailure(error, t.undoFailed)
      stays(decision)
      tell({ at: 'failed', posts: [post], reason, again: again ? () => takeBack(decision) : null })
    }
  }

  async function undoMade(decision: Decision, changeId: number): Promise<void> {
    const { post } = decision
    const { undone, changed_since, gone } = await undoChange(classroomId, changeId, [post])
    const isLast = decisions.isLast(decision)
    decisions.end(decision)
    for (const changed of [...undone, ...changed_since]) settle(changed, isLast)
    if (gone.includes(post.id)) {
      posts.remove(post.id)
      done(null)
      return tell({ at: 'gone', post })
    }
    for (const { status } of changed_since) tell({ at: 'kept', post, status })
  }

  /** What the server calls the last decision about a post; null where it does not have it, or where it is taken back. */
  async function changeOf(id: number): Promise<Kept | null> {
    const find = () => decisions.last(({ post }) => post.id === id)
    const decision = find()
    await line.end()
    if (!decision || decision !== find()) return null
    const { post, action, changeId } = decision
    return changeId === null ? null : { post, action, changeId }
  }

  /** Something is on its way, or not told. */
  const isOpen = () => line.$waiting.get() + $troubles.get().length > 0

  return { $troubles, $waiting: line.$waiting, isOpen, decide, undo, changeOf, read }
}

export type Review = ReturnType<typeof createReview>
