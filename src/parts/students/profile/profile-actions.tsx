import { useState } from 'react'
import { studentSite } from '../../../core/brand/student-site.ts'
import { firstPassword } from '../../../core/messages/first-password.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { wordFor } from '../../../core/students/groups.ts'
import { Button } from '../../../ui/button.tsx'
import { edit, key } from '../../../ui/icons.ts'
import { DeleteStudentQuestion } from './delete-student-question.tsx'
import { EditNameModal } from './edit-name-modal.tsx'
import type { ProfileCardProps } from './profile-types.ts'
import { ResetPasswordModal } from './reset-password-modal.tsx'
import { StudentViewButton } from './student-view-button.tsx'

interface ProfileActionsProps extends ProfileCardProps {
  /** Id of the sentence that says that the exchange has expired. */
  expiredId: string
}

/** The buttons of a profile, and the modals that they open. */
export function ProfileActions(props: ProfileActionsProps) {
  const { classroom, student, rights, widget, expiredId, onChanged, onDeleted } = props
  const [open, setOpen] = useState<'name' | 'password' | 'delete' | null>(null)
  const word = wordFor(classroom)
  const close = () => setOpen(null)
  const isOff = rights.isExpired ? { disabled: true, describedBy: expiredId } : {}
  return (
    <div className="student-actions">
      <StudentViewButton
        of={{ classroomId: classroom.id, studentId: student.id }}
        site={studentSite(widget)}
        label={t.view[word]}
      />
      <Button icon={edit} onClick={() => setOpen('name')} {...isOff}>
        {t.editName[word]}
      </Button>
      <Button icon={key} onClick={() => setOpen('password')} {...isOff}>
        {firstPassword.reset}
      </Button>
      {rights.addsAndRemoves && (
        <Button variant="quiet" onClick={() => setOpen('delete')} {...isOff}>
          {t.delete[word]}
        </Button>
      )}
      {open === 'name' && (
        <EditNameModal
          classroom={classroom}
          student={student}
          onChanged={() => onChanged('edited')}
          onClose={close}
        />
      )}
      {open === 'password' && (
        <ResetPasswordModal
          classroom={classroom}
          student={student}
          portal={studentSite(widget)}
          support={widget.brand.supportEmail}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteStudentQuestion
          classroom={classroom}
          student={student}
          support={widget.brand.supportEmail}
          onDeleted={onDeleted}
          onClose={close}
        />
      )}
    </div>
  )
}
