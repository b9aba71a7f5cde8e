import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t } from '../../../core/messages/students.ts'
import { createStudentRemoval } from '../../../core/students/student-removal.ts'
import { useStore } from '../../../core/use-store.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { FailureModal } from '../../../ui/message-modal.tsx'

export interface DeleteStudentQuestionProps {
  classroom: Classroom
  student: Student
  /** The student is deleted; that can be undone. */
  onDeleted: () => void
  onClose: () => void
}

/** Asks whether a student or a group is to be deleted, and says what went wrong. */
export function DeleteStudentQuestion({
  classroom,
  student,
  onDeleted,
  onClose,
}: DeleteStudentQuestionProps) {
  const [removal] = useState(() => createStudentRemoval(classroom.id, student.id, t.removeFailed))
  const state = useStore(removal.$state)
  const busy = state.at === 'sending'

  async function remove() {
    if (await removal.remove()) onDeleted()
  }
  if (state.at === 'failed') {
    return (
      <FailureModal
        title={t.remove}
        reason={state.reason}
        onClose={onClose}
        onRetry={state.again ? remove : undefined}
        labels={common}
      />
    )
  }
  return (
    <ConfirmModal
      title={t.remove}
      confirm={t.remove}
      onConfirm={remove}
      isDanger
      busy={busy}
      busyLabel={common.loading}
      onClose={() => !busy && onClose()}
      labels={common}
    >
      <p>{student.full_name}</p>
    </ConfirmModal>
  )
}
