import { computed } from 'nanostores'
import type { Submission } from '../../contract/entities/submission.ts'
import { teacherCommentIssue } from '../../contract/rules/teacher-comment.ts'
import { createForm } from '../forms/create-form.ts'
import { keepChanges } from '../forms/keep-changes.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { isText } from '../http/shape.ts'
import { review as t } from '../messages/review.ts'
import { tryAgain } from '../messages/try-again.ts'

/** What a teacher writes about a post; kept in this tab until it is saved (P3 §5, §8 Comment save). */
export function createComment(classroomId: number, post: Submission, saved: (comment: string) => void) {
  const form = createForm<{ comment: string }, string, string>({
    fields: { comment: post.teacher_comment ?? '' },
    rules: { comment: text => (teacherCommentIssue(text) ? t.commentTooLong : undefined) },
    stays: true,
    async send(draft, signal) {
      const { id } = post
      const path = 'PUT /api/teacher/classrooms/{id}/submissions/{sid}'
      const { message } = await call(path, draft, { params: { id: classroomId, sid: id }, signal })
      saved(draft.comment)
      return message ?? t.commentSaved
    },
    explain: (error, { comment }) => (comment ? null : tryAgain.afterComma(explain(error, t.commentFailed))),
  })
  const changes = keepChanges(form, { name: `comment ${post.id}`, checks: { comment: isText } })

  return {
    form,
    changes,
    /** Something is typed that is not saved. */
    // what is saved is the same draft, compared with another text
    $isChanged: computed([form.$draft, form.$progress], () => 'comment' in form.changes()),
    /** What is saved by now, here or elsewhere; what is typed stays. */
    follow: ({ teacher_comment }: Submission) => form.fill({ comment: teacher_comment ?? '' }),
  }
}

export type Comment = ReturnType<typeof createComment>
