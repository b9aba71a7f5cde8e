import { commentAuthor } from '../../../core/message-board/comment-author.ts'
import type { Moderation } from '../../../core/message-board/moderation.ts'
import type { ModerationFailure } from '../../../core/message-board/moderation-failures.ts'
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

/** Asks before a comment is deleted, which has no way back, and tells what was not done, one after the other. */
export function ModerationModals({ moderation, isPaired }: ModerationModalsProps) {
  const asked = useStore(moderation.$asked)
  const [failure] = useStore(moderation.$failures)
  return (
    <>
      {asked && (
        <ConfirmModal
          title={t.deleteTitle}
          confirm={t.delete}
          onConfirm={() => void moderation.confirm()}
          isDanger
          onClose={moderation.cancel}
          labels={common}
        >
          <p>{t.deleteQuestion(commentAuthor(asked), isPaired)}</p>
        </ConfirmModal>
      )}
      {failure && (
        <Failure
          key={failure.id}
          title={titleOf(failure)}
          reason={t.failedOf([...new Set(failure.comments.map(commentAuthor))], failure.reason)}
          onClose={moderation.read}
          {...(failure.again && { onRetry: () => void moderation.again() })}
        />
      )}
    </>
  )
}

const titleOf = ({ action, comments }: ModerationFailure): string =>
  (action === 'approved' ? t.approveTitle : t.deleteFailTitle)(comments.length)
