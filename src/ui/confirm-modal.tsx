import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Modal } from './modal.tsx'

export interface ConfirmModalProps extends Pick<ButtonProps, 'busy' | 'busyLabel' | 'disabled'> {
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
  labels: { cancel: string; close: string }
}

/** A question before something is done, with a way to leave it. */
export function ConfirmModal({
  confirm,
  onConfirm,
  isDanger = false,
  title,
  onClose,
  labels,
  children,
  ...button
}: ConfirmModalProps) {
  const actions = (
    <>
      <Button onClick={onClose} autoFocusInModal={isDanger}>
        {labels.cancel}
      </Button>
      <Button
        {...button}
        variant={isDanger ? 'danger' : 'primary'}
        autoFocusInModal={!isDanger}
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
