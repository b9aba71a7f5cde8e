import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t } from '../../../core/messages/students.ts'
import { MessageModal } from '../../../ui/message-modal.tsx'

export interface ResetPasswordModalProps {
  classroom: Classroom
  student: Student
  /** Of the element, where the student portal is. */
  hostUrl: string
  onClose: () => void
}

/** Gives a student another first password (P3 §8). */
export function ResetPasswordModal({ student, onClose }: ResetPasswordModalProps) {
  return (
    <MessageModal title={t.resetPassword} onClose={onClose} labels={common}>
      <p>{student.full_name}</p>
    </MessageModal>
  )
}
