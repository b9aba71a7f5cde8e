import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

export interface ConfirmModalProps {
  title: ReactNode
  /** It is not to be done: Cancel, Esc, or the close button. */
  onClose: () => void
  /** What is asked. */
  children: ReactNode
  /** What the button says that does it. */
  confirm: string
  onConfirm: () => void
  /** It takes something away: Cancel has the focus. */
  isDanger?: boolean
  busy?: boolean
  busyLabel?: string
  /** It cannot be done as it stands. */
  disabled?: boolean
  labels: { cancel: string; close: string }
}

/** A question before something is done, with a way to leave it. */
export function ConfirmModal({
  confirm,
  onConfirm,
  isDanger = false,
  busy = false,
  busyLabel = '',
  disabled = false,
  title,
  onClose,
  labels,
  children,
}: ConfirmModalProps) {
  const actions = (
    <>
      <Button onClick={onClose} autoFocusInModal={isDanger}>
        {labels.cancel}
      </Button>
      <Button
        variant={isDanger ? 'danger' : 'primary'}
        autoFocusInModal={!isDanger}
        busy={busy}
        busyLabel={busyLabel}
        disabled={disabled}
        onClick={onConfirm}
      >
        {confirm}
      </Button>
    </>
  )
  return (
    <Modal open title={title} onClose={onClose} closeLabel={labels.close} actions={actions}>
      {children}
    </Modal>
  )
}
