import type { Classroom } from '../../../contract/entities/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t } from '../../../core/messages/students.ts'
import { MessageModal } from '../../../ui/message-modal.tsx'

export interface ImportModalProps {
  classroom: Classroom
  onImported: () => void
  onClose: () => void
}

/** Adds students from a file (P3 §5 Import file). */
export function ImportModal({ classroom, onClose }: ImportModalProps) {
  return (
    <MessageModal title={t.import} onClose={onClose} labels={common}>
      <p>{classroom.name}</p>
    </MessageModal>
  )
}
