import { useId } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { edit } from '../../../ui/icons.ts'
import type { ClassroomHandle } from '../types.ts'

/**
 * Leads to the edit page, unless the exchange has expired (P2 §4). The status is the server's: it knows the
 * subscriptions of today, the session may hold older ones.
 */
export function EditClassroom({ classroom, widget }: { classroom: Classroom; widget: ClassroomHandle }) {
  const reason = useId()
  return (
    <div className="edit">
      {classroom.status === 'expired' ? (
        <>
          <Button icon={edit} disabled describedBy={reason}>
            {t.edit}
          </Button>
          <p id={reason}>{t.editExpired}</p>
        </>
      ) : (
        <ButtonLink icon={edit} {...widget.link('editClassroom', { classroomId: classroom.id })}>
          {t.edit}
        </ButtonLink>
      )}
    </div>
  )
}
