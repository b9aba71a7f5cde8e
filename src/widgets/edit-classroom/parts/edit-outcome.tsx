import type { ClassroomForm } from '../../../core/classrooms/classroom-form.ts'
import type { FormControls } from '../../../core/forms/use-form.ts'
import { classroomForm } from '../../../core/messages/classroom-form.ts'
import { common } from '../../../core/messages/common.ts'
import { editClassroom as t } from '../../../core/messages/edit-classroom.ts'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'

interface EditOutcomeProps {
  controls: FormControls<ClassroomForm>
  /** What was told has been read. */
  onClose: () => void
  onRetry: () => void
  /** The changes are saved, and that was read. */
  onDone: () => void
  /** The exchange has expired meanwhile, and that was read. */
  onExpired: () => void
}

/** What came of saving (P2 §2). */
export function EditOutcome({ controls, onClose, onRetry, onDone, onExpired }: EditOutcomeProps) {
  const { progress } = controls
  if (progress.at === 'done') {
    const goOn = () => {
      onClose()
      onDone()
    }
    return (
      <MessageModal title={t.savedTitle} onClose={goOn} labels={common}>
        <p>{t.saved}</p>
      </MessageModal>
    )
  }
  if (progress.at !== 'failed') return null
  const { failure } = progress
  const isExpired = failure.why === 'expired'
  const close = () => {
    onClose()
    if (isExpired) onExpired()
  }
  return (
    <FailureModal
      title={classroomForm.failedTitle}
      reason={failure.reason}
      onClose={close}
      onRetry={failure.why === 'call' && failure.again ? onRetry : undefined}
      labels={common}
    />
  )
}
