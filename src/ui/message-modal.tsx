import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

export interface MessageModalProps {
  title: string
  children: ReactNode
  /** It has been read: Esc, the close button, and the button to press unless `onPress` says otherwise. */
  onClose: () => void
  closeLabel: string
  /** The button to press. */
  press: string
  onPress?: () => void
  /** Another way out, before the button to press. */
  other?: ReactNode
}

/** Something that happened, told in a modal; open while it is rendered. Enter presses its button. */
export function MessageModal(props: MessageModalProps) {
  const { title, children, onClose, closeLabel, press, onPress = onClose, other } = props
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      closeLabel={closeLabel}
      actions={
        <>
          {other}
          <Button variant="primary" onClick={onPress} autoFocusInModal>
            {press}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
