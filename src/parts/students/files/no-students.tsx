import { common } from '../../../core/messages/common.ts'
import { studentFiles as t } from '../../../core/messages/student-files.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'

interface NoStudentsProps {
  /** What the server says of the file, where that is more than the title. */
  reason?: string
  /** The same may go better another time. */
  again: boolean
  onRetry: () => void
  onClose: () => void
}

/** 'No students found', with how the sheet has to look (P3 §8 Import with zero students or failure). */
export function NoStudents({ reason, again, onRetry, onClose }: NoStudentsProps) {
  const actions = again && (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" onClick={onRetry} autoFocusInModal>
        {common.retry}
      </Button>
    </>
  )
  return (
    <MessageModal title={t.noStudents} onClose={onClose} labels={common} actions={actions || undefined}>
      {reason && <p>{reason}</p>}
      <p>{t.noStudentsHint}</p>
    </MessageModal>
  )
}
