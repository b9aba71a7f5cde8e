import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t } from '../../../core/messages/students.ts'
import { MessageModal } from '../../../ui/message-modal.tsx'

export interface EditNameModalProps {
  classroom: Classroom
  student: Student
  onChanged: () => void
  onClose: () => void
}

/** Asks for another name of a student or a group (P3 §5). */
export function EditNameModal({ student, onClose }: EditNameModalProps) {
  return (
    <MessageModal title={t.edit} onClose={onClose} labels={common}>
      <p>{student.full_name}</p>
    </MessageModal>
  )
}
