import { useEffect, useEffectEvent, useState } from 'react'
import type { ClassroomFailure } from '../../../core/classrooms/classroom-failure.ts'
import { classroomForm } from '../../../core/messages/classroom-form.ts'
import { common } from '../../../core/messages/common.ts'
import { createClassroom as t } from '../../../core/messages/create-classroom.ts'
import { missingForClassroom } from '../../../core/tokens/missing-for-classroom.ts'
import { Purchase } from '../../../element/purchase.tsx'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
import type { CreateClassroomHandle } from '../types.ts'

interface CreationFailureProps {
  failure: ClassroomFailure
  onClose: () => void
  onRetry: () => void
  /** Of the classroom. */
  subjectId: number
  widget: CreateClassroomHandle
}

/** Why the classroom was not created (P2 §8), and what to do about it. */
export function CreationFailure({ failure, onClose, onRetry, subjectId, widget }: CreationFailureProps) {
  const { why, reason } = failure
  if (why === 'tokens') return <NoExchange {...{ reason, subjectId, onClose, widget }} />
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

/** Leads to the purchase (P2 §8), and back to the step that it was asked for in; a page that sells exchanges itself is told. */
function NoExchange({
  reason,
  subjectId,
  onClose,
  widget,
}: Omit<CreationFailureProps, 'failure' | 'onRetry'> & { reason: string }) {
  const [isOurs, setOurs] = useState<boolean>()
  // as it was asked for: fewer are missing once some are bought
  const [missing] = useState(() => missingForClassroom(subjectId))
  const ask = useEffectEvent(() => setOurs(widget.emit('cx-purchase-asked', { subjectId, missing })))
  useEffect(() => ask(), [])
  if (isOurs) return <Purchase {...{ subjectId, missing, reason, onClose, widget }} />
  return (
    isOurs === false && (
      <MessageModal title={t.tokensTitle} onClose={onClose} labels={common}>
        <p>{reason}</p>
      </MessageModal>
    )
  )
}
