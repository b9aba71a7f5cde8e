import { common } from '../../../core/messages/common.ts'
import { review as t } from '../../../core/messages/review.ts'
import type { Comment } from '../../../core/submissions/comment.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'

interface UnsavedQuestionProps {
  comment: Comment
  /** What was about to be done. */
  onLeave: () => void
  onStay: () => void
}

/** Asks whoever goes on from a comment that is not saved (P3 §5). One that cannot be saved stays, with the reason. */
export function UnsavedQuestion({ comment, onLeave, onStay }: UnsavedQuestionProps) {
  const busy = useStore(comment.form.$progress).at === 'sending'
  async function save() {
    await comment.form.submit()
    if (comment.form.$progress.get().at === 'done') onLeave()
    else onStay()
  }
  function discard() {
    comment.changes.discard()
    onLeave()
  }
  return (
    <Modal
      open
      title={t.unsavedTitle}
      onClose={onStay}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={discard}>{t.unsavedDiscard}</Button>
          <Button variant="primary" autoFocusInModal busy={busy} busyLabel={t.commentSaving} onClick={save}>
            {t.unsavedSave}
          </Button>
        </>
      }
    >
      <p>{t.unsaved}</p>
    </Modal>
  )
}
