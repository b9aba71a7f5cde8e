import type { ClassroomFailure } from '../../../core/classrooms/classroom-failure.ts'
import { classroomForm } from '../../../core/messages/classroom-form.ts'
import { common } from '../../../core/messages/common.ts'
import { createClassroom as t } from '../../../core/messages/create-classroom.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
import type { CreateClassroomHandle } from '../types.ts'

interface CreationFailureProps {
  failure: ClassroomFailure
  onClose: () => void
  onRetry: () => void
  widget: CreateClassroomHandle
}

/** Why the classroom was not created (P2 §8), and what to do about it. */
export function CreationFailure({ failure, onClose, onRetry, widget }: CreationFailureProps) {
  const { why, reason } = failure
  if (why === 'tokens') {
    return (
      <MessageModal
        title={t.tokensTitle}
        onClose={onClose}
        labels={common}
        actions={
          <>
            <Button onClick={onClose}>{common.cancel}</Button>
            <ButtonLink variant="primary" {...widget.link('myAccount')}>
              {t.myAccount}
            </ButtonLink>
          </>
        }
      >
        <p>{reason}</p>
      </MessageModal>
    )
  }
  return (
    <FailureModal
      title={why === 'course' ? t.courseTitle : classroomForm.failedTitle}
      reason={reason}
      onClose={onClose}
      onRetry={why === 'agreement' || (why === 'call' && failure.again) ? onRetry : undefined}
      labels={common}
    />
  )
}
