import type { Classroom } from '../../../contract/entities/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t } from '../../../core/messages/students.ts'
import type { StudentQuery } from '../../../core/students/student-list-poll.ts'
import { MessageModal } from '../../../ui/message-modal.tsx'

export interface ExportModalProps {
  classroom: Classroom
  /** What the list shows at the moment. */
  query: StudentQuery
  onClose: () => void
}

/** Gives the list as a file with chosen columns (P3 §9). */
export function ExportModal({ classroom, onClose }: ExportModalProps) {
  return (
    <MessageModal title={t.export} onClose={onClose} labels={common}>
      <p>{classroom.name}</p>
    </MessageModal>
  )
}
