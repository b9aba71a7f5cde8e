import { common } from '../core/messages/common.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'

interface FailureProps {
  title: string
  /** Null while there is nothing to tell. */
  reason: string | null
  onClose: () => void
  /** Where another attempt may help. */
  onRetry?: () => void
}

/** What went wrong, in a modal (P2 §8). The same from `ui/message-modal.tsx` would bring the forms' code along. */
export function Failure({ title, reason, onClose, onRetry }: FailureProps) {
  const ok = (
    <Button variant={onRetry ? 'secondary' : 'primary'} autoFocusInModal={!onRetry} onClick={onClose}>
      {common.ok}
    </Button>
  )
  return (
    <Modal
      open={reason !== null}
      title={title}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          {ok}
          {onRetry && (
            <Button variant="primary" autoFocusInModal onClick={onRetry}>
              {common.retry}
            </Button>
          )}
        </>
      }
    >
      <p>{reason}</p>
    </Modal>
  )
}
