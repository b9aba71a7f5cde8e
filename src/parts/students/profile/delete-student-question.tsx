import { useState } from 'react'
import type { Student } from '../../../contract/entities/student.ts'
import { common } from '../../../core/messages/common.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { wordFor } from '../../../core/students/groups.ts'
import { keptUntil } from '../../../core/students/kept-until.ts'
import type { NamedClassroom } from '../../../core/students/student-name.ts'
import { createStudentRemoval } from '../../../core/students/student-removal.ts'
import { useStore } from '../../../core/use-store.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { SupportFailure } from './support-failure.tsx'

export interface DeleteStudentQuestionProps {
  classroom: NamedClassroom
  student: Pick<Student, 'id' | 'full_name'>
  /** The brand's address of support. */
  support: string
  /** The student is deleted, which can be undone (core/students/restore-student.ts). */
  onDeleted: () => void
  onClose: () => void
}

/** Asks whether a student or a group is to be deleted, and says what went wrong. Open while it is rendered. */
export function DeleteStudentQuestion(props: DeleteStudentQuestionProps) {
  const { classroom, student, support, onDeleted, onClose } = props
  const word = wordFor(classroom)
  const [removal] = useState(() => createStudentRemoval(classroom.id, student.id, t.deleteFailed[word]))
  const state = useStore(removal.$state)
  const isBusy = state.at === 'sending'

  async function remove(): Promise<void> {
    if (await removal.remove()) onDeleted()
  }

  if (state.at === 'failed') {
    return (
      <SupportFailure
        title={t.delete[word]}
        reason={state.reason}
        support={support}
        onClose={onClose}
        onRetry={state.again ? remove : undefined}
      />
    )
  }
  return (
    <ConfirmModal
      title={t.delete[word]}
      confirm={t.delete[word]}
      onConfirm={remove}
      isDanger
      busy={isBusy}
      busyLabel={t.deleting}
      onClose={() => !isBusy && onClose()}
      labels={common}
    >
      <p>{t.deleteQuestion(student.full_name, word)}</p>
      <p>{t.deletedUntil(keptUntil())}</p>
    </ConfirmModal>
  )
}
