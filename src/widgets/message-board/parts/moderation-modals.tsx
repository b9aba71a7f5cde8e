import { commentAuthor } from '../../../core/message-board/comment-author.ts'
import type { Moderation } from '../../../core/message-board/moderation.ts'
import { common } from '../../../core/messages/common.ts'
import { messageBoard as t } from '../../../core/messages/message-board.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'

interface ModerationModalsProps {
  moderation: Moderation
  /** The partner classroom sees it, too. */
  isPaired: boolean
}

/** Asks before a comment is deleted, which has no way back, and tells what was not done. */
export function ModerationModals({ moderation, isPaired }: ModerationModalsProps) {
  const question = useStore(moderation.$question)
  const confirm = () => void moderation.confirm()
  if (question.at === 'none') return null
  if (question.at === 'failed') {
    return (
      <Failure
        title={question.action === 'approved' ? t.approveTitle : t.deleteFailTitle}
        reason={question.reason}
        onClose={moderation.cancel}
        {...(question.again && { onRetry: confirm })}
      />
    )
  }
  return (
    <ConfirmModal
      title={t.deleteTitle}
      confirm={t.delete}
      onConfirm={confirm}
      isDanger
      onClose={moderation.cancel}
      labels={common}
    >
      <p>{t.deleteQuestion(commentAuthor(question.comment), isPaired)}</p>
    </ConfirmModal>
  )
}
