import { common } from '../../../core/messages/common.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'

interface LeaveModalProps {
  /** Files that are on their way are lost. */
  isUploading: boolean
  onStay: () => void
  onLeave: () => void
  onDiscard: () => void
}

/** Asks whoever leaves a task that is not saved: what is typed is kept in this tab, or thrown away. */
export function LeaveModal({ isUploading, onStay, onLeave, onDiscard }: LeaveModalProps) {
  return (
    <Modal
      open
      title={t.leaveTitle}
      onClose={onStay}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onDiscard}>{t.discard}</Button>
          <Button onClick={onLeave}>{t.leave}</Button>
          <Button variant="primary" autoFocusInModal onClick={onStay}>
            {t.stay}
          </Button>
        </>
      }
    >
      <p>{t.leaveText}</p>
      {isUploading && <p>{t.leaveUploading}</p>}
    </Modal>
  )
}
