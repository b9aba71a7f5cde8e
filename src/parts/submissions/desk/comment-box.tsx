import { type KeyboardEvent, useEffect, useId } from 'react'
import { TEACHER_COMMENT_MAX_CHARACTERS } from '../../../contract/limits/submissions.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { review as t } from '../../../core/messages/review.ts'
import type { Comment } from '../../../core/submissions/comment.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { COMPOSING_KEY_CODE } from '../../../ui/composing-key.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { KeptChanges } from '../../kept-changes.tsx'
import { PostText } from './post-head.tsx'

interface CommentBoxProps {
  comment: Comment
  /** Id of the sentence that says that nothing can be changed any more, if so. */
  expiredId: string | null
}

/** What the teacher writes about a submission, kept as it is typed and saved by its button (P3 §5, §8). */
export function CommentBox({ comment, expiredId }: CommentBoxProps) {
  const form = useForm(comment.form)
  const isChanged = useStore(comment.$isChanged)
  const theirs = useStore(comment.$theirs)
  const id = useId()
  useEffect(() => (expiredId === null ? comment.changes.watch() : undefined), [comment, expiredId])
  const { progress, busy } = form
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const { key, ctrlKey, metaKey, target, currentTarget } = event
    // what ends an input method's word is not meant for the desk
    if (event.keyCode === COMPOSING_KEY_CODE || !(target instanceof HTMLTextAreaElement)) return
    const isSave = key === 'Enter' && (ctrlKey || metaKey)
    if (!isSave && key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (!isSave) currentTarget.closest<HTMLElement>('.desk')?.focus({ preventScroll: true })
    else if (isChanged) void form.submit()
  }
  return (
    <form className="desk-comment" noValidate onSubmit={form.submit} onKeyDown={onKeyDown}>
      <KeptChanges changes={comment.changes} disabled={busy} />
      <Field
        {...form.field('comment')}
        label={t.comment}
        hint={t.commentHint}
        required={false}
        disabled={expiredId !== null}
        rows={4}
        most={TEACHER_COMMENT_MAX_CHARACTERS}
        count={t.commentUsed}
      />
      {isChanged && theirs && (
        <Notice tone="warning">
          {theirs.text === null ? (
            t.commentTheirsNone
          ) : (
            <>
              <p>{t.commentTheirs}</p>
              <PostText text={theirs.text} />
            </>
          )}
        </Notice>
      )}
      <p className="desk-said" role="status" id={id}>
        {progress.at === 'done' && !isChanged && progress.outcome}
      </p>
      {progress.at === 'failed' && (
        <p className="desk-wrong" role="alert">
          {progress.failure}
        </p>
      )}
      <div>
        <Button
          type="submit"
          size="small"
          disabled={expiredId !== null || !(isChanged || busy || progress.at === 'done')}
          busy={busy}
          busyLabel={t.commentSaving}
          describedBy={expiredId ?? id}
        >
          {t.commentSave}
        </Button>
      </div>
    </form>
  )
}
