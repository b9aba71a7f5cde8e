import { atom, computed } from 'nanostores'
import type { Submission } from '../../contract/entities/submission.ts'
import { teacherCommentIssue } from '../../contract/rules/teacher-comment.ts'
import { createForm } from '../forms/create-form.ts'
import { keepChanges } from '../forms/keep-changes.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { isText } from '../http/shape.ts'
import { review as t } from '../messages/review.ts'
import { tryAgain } from '../messages/try-again.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'

/**
 * What a teacher writes about a post; kept in this tab until it is saved (P3 §5, §8 Comment save). What somebody else
 * saves meanwhile is shown beside it, and replaced by those alone who have seen it.
 */
export function createComment(classroomId: number, post: Submission, saved: (comment: string) => void) {
  /** What is saved, as far as it was shown. */
  let seen = post.teacher_comment
  /** What somebody else has saved since this was begun: null where they have taken the comment away. */
  const $theirs = atom<{ text: string | null } | null>(null)

  const form = createForm<{ comment: string }, string, string>({
    fields: { comment: post.teacher_comment ?? '' },
    rules: { comment: text => (teacherCommentIssue(text) ? t.commentTooLong : undefined) },
    stays: true,
    async send(draft, signal) {
      const { id } = post
      const path = 'PUT /api/teacher/classrooms/{id}/submissions/{sid}'
      const body = { ...draft, was: seen }
      const { message } = await call(path, body, { params: { id: classroomId, sid: id }, signal }).catch(
        (error: unknown) => {
          const now = changedMeanwhile(error, id)
          if (now) follow(now)
          throw error
        },
      )
      seen = draft.comment.trim() || null
      $theirs.set(null)
      saved(draft.comment)
      return message ?? t.commentSaved
    },
    explain: (error, { comment }) => (comment ? null : tryAgain.afterComma(explain(error, t.commentFailed))),
  })
  const changes = keepChanges(form, { name: `comment ${post.id}`, checks: { comment: isText } })
  // what is saved is the same draft, compared with another text
  const $isChanged = computed([form.$draft, form.$progress], () => 'comment' in form.changes())
  // theirs is in the field then, and no news for what is typed later
  $isChanged.listen(isChanged => isChanged || $theirs.set(null))

  function follow({ teacher_comment: text }: Pick<Submission, 'teacher_comment'>): void {
    form.fill({ comment: text ?? '' })
    if (text === seen) return
    seen = text
    $theirs.set('comment' in form.changes() ? { text } : null)
  }

  return {
    form,
    $theirs,
    changes,
    /** Something is typed that is not saved. */
    $isChanged,
    /** What is saved by now, here or elsewhere; what is typed stays. */
    follow,
  }
}

export type Comment = ReturnType<typeof createComment>
