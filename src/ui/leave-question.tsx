import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

export interface LeaveQuestionProps {
  open: boolean
  labels: { title: string; text: string; leave: string; stay: string; close: string }
  onLeave: () => void
  onStay: () => void
}

/** Asks whoever is about to lose something; staying is the button that Enter presses. */
export function LeaveQuestion({ open, labels, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <Modal
      open={open}
      title={labels.title}
      onClose={onStay}
      closeLabel={labels.close}
      actions={
        <>
          <Button onClick={onLeave}>{labels.leave}</Button>
          <Button variant="primary" autoFocusInModal onClick={onStay}>
            {labels.stay}
          </Button>
        </>
      }
    >
      <p>{labels.text}</p>
    </Modal>
  )
}
