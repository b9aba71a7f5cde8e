import { approval } from '../../core/messages/approval.ts'
import { approvalOff as t } from '../../core/messages/approval-off.ts'
import { common } from '../../core/messages/common.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'

interface ApprovalOffQuestionProps {
  /** Whose submissions are shared without approval from then on. */
  name: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what somebody submits is shared unread. Open while it is rendered. */
export function ApprovalOffQuestion({ name, onConfirm, onClose }: ApprovalOffQuestionProps) {
  return (
    <ConfirmModal
      title={approval.title}
      confirm={t.confirm}
      isDanger
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
      onClose={onClose}
      labels={common}
    >
      <p>{t.question(name)}</p>
    </ConfirmModal>
  )
}
