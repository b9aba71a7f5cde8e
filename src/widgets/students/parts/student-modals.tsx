import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import { studentSite } from '../../../core/brand/student-site.ts'
import { students as t } from '../../../core/messages/students.ts'
import type { StudentQuery } from '../../../core/students/student-list-poll.ts'
import { LaterModal } from '../../../parts/later-modal.tsx'
import { laterView } from '../../../parts/later-view.ts'
import type { ExportModalProps } from '../../../parts/students/files/export-modal.tsx'
import type { ImportModalProps } from '../../../parts/students/files/import-modal.tsx'
import type { DeleteStudentQuestionProps } from '../../../parts/students/profile/delete-student-question.tsx'
import type { EditNameModalProps } from '../../../parts/students/profile/edit-name-modal.tsx'
import type { ResetPasswordModalProps } from '../../../parts/students/profile/reset-password-modal.tsx'
import type { RemovedStudentsModalProps } from '../../../parts/students/removed/removed-students-modal.tsx'
import type { StudentChange, StudentsHandle } from '../types.ts'
import type { AddStudentProps } from './add-student.tsx'

/** The modal that is open. */
export type Opened =
  | { at: 'add' | 'import' | 'export' | 'removed' }
  | { at: 'edit' | 'password' | 'delete'; student: Student }

const modals = {
  add: laterView<AddStudentProps>(async () => (await import('./add-student.tsx')).AddStudent),
  import: laterView<ImportModalProps>(
    async () => (await import('../../../parts/students/files/import-modal.tsx')).ImportModal,
  ),
  export: laterView<ExportModalProps>(
    async () => (await import('../../../parts/students/files/export-modal.tsx')).ExportModal,
  ),
  removed: laterView<RemovedStudentsModalProps>(
    async () =>
      (await import('../../../parts/students/removed/removed-students-modal.tsx')).RemovedStudentsModal,
  ),
  edit: laterView<EditNameModalProps>(
    async () => (await import('../../../parts/students/profile/edit-name-modal.tsx')).EditNameModal,
  ),
  password: laterView<ResetPasswordModalProps>(
    async () => (await import('../../../parts/students/profile/reset-password-modal.tsx')).ResetPasswordModal,
  ),
  delete: laterView<DeleteStudentQuestionProps>(
    async () =>
      (await import('../../../parts/students/profile/delete-student-question.tsx')).DeleteStudentQuestion,
  ),
}

interface StudentModalsProps {
  opened: Opened
  classroom: Classroom
  /** There is no room for one more. */
  isFull: boolean
  /** Those that the list shows. */
  others: readonly Student[]
  query: StudentQuery
  widget: StudentsHandle
  onChanged: (change: StudentChange, ...studentIds: number[]) => Promise<void>
  onDeleted: (student: Student) => void
  onRestored: (studentId: number) => void
  onClose: () => void
}

/** The modal that was opened, whose code comes with the first press. */
export function StudentModals(props: StudentModalsProps) {
  const { opened, classroom, isFull, others, query, widget, onChanged, onDeleted, onRestored, onClose } =
    props
  const shared = { classroom, onClose }
  switch (opened.at) {
    case 'add':
      return (
        <LaterModal
          title={t.title}
          view={modals.add}
          props={{
            ...shared,
            isFull,
            others,
            widget,
            onAdded: (id: number) => void onChanged('added', id),
          }}
        />
      )
    case 'import':
      return (
        <LaterModal
          title={t.title}
          view={modals.import}
          props={{ ...shared, portal: studentSite(widget), onImported: () => void onChanged('imported') }}
        />
      )
    case 'export':
      return <LaterModal title={t.title} view={modals.export} props={{ ...shared, query }} />
    case 'removed':
      return <LaterModal title={t.title} view={modals.removed} props={{ ...shared, isFull, onRestored }} />
    case 'edit': {
      const { student } = opened
      const onEdited = () => void onChanged('edited', student.id)
      return (
        <LaterModal title={t.title} view={modals.edit} props={{ ...shared, student, onChanged: onEdited }} />
      )
    }
    case 'password':
      return (
        <LaterModal
          title={t.title}
          view={modals.password}
          props={{
            ...shared,
            student: opened.student,
            portal: studentSite(widget),
            support: widget.brand.supportEmail,
          }}
        />
      )
    case 'delete': {
      const { student } = opened
      return (
        <LaterModal
          title={t.title}
          view={modals.delete}
          props={{
            ...shared,
            student,
            support: widget.brand.supportEmail,
            onDeleted: () => onDeleted(student),
          }}
        />
      )
    }
  }
}
