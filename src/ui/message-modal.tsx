import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

interface Common {
  title: string
  /** It has been read: the button, Esc, or the close button. */
  onClose: () => void
  labels: { ok: string; close: string }
}

export interface MessageModalProps extends Common {
  children: ReactNode
  /** Buttons in the place of OK, the last one the one to press. */
  actions?: ReactNode
}

/** Something that happened, told in a modal; open while it is rendered. Enter presses its button. */
export function MessageModal({ title, onClose, labels, children, actions }: MessageModalProps) {
  const ok = (
    <Button variant="primary" onClick={onClose} autoFocusInModal>
      {labels.ok}
    </Button>
  )
  return (
    <Modal open title={title} onClose={onClose} closeLabel={labels.close} actions={actions ?? ok}>
      {children}
    </Modal>
  )
}

export interface FailureModalProps extends Common {
  reason: string
  /** What to do next, under it. */
  next?: ReactNode
  /** Offered where the same may go better another time. */
  onRetry?: (() => void) | undefined
  labels: Common['labels'] & { retry: string; cancel: string }
}

/** What went wrong, in a modal, with a way to try it again. */
export function FailureModal({ reason, next, onRetry, ...modal }: FailureModalProps) {
  const actions = onRetry && (
    <>
      <Button onClick={modal.onClose}>{modal.labels.cancel}</Button>
      <Button variant="primary" onClick={onRetry} autoFocusInModal>
        {modal.labels.retry}
      </Button>
    </>
  )
  return (
    <MessageModal {...modal} actions={actions}>
      <p>{reason}</p>
      {next && <p>{next}</p>}
    </MessageModal>
  )
}
