import { type FormEvent, type MouseEvent, useEffect, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import type { ClassroomLists } from '../../../core/classrooms/classroom-lists.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { editClassroom as t } from '../../../core/messages/edit-classroom.ts'
import { isPlainClick } from '../../../element/plain-click.ts'
import { LanguageFields } from '../../../parts/classroom-form/language-fields.tsx'
import { NameFields } from '../../../parts/classroom-form/name-fields.tsx'
import { StartField } from '../../../parts/classroom-form/start-field.tsx'
import { StudentFields } from '../../../parts/classroom-form/student-fields.tsx'
import { KeptChanges } from '../../../parts/kept-changes.tsx'
import { FieldsGroup } from '../../../parts/profile/fields-group.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { createEdit } from '../store.ts'
import type { EditClassroomHandle } from '../types.ts'
import { ClassroomCode } from './classroom-code.tsx'
import { EditOutcome } from './edit-outcome.tsx'

interface EditFormProps {
  user: User
  lists: ClassroomLists
  classroom: Classroom
  refresh: () => Promise<void>
  widget: EditClassroomHandle
}

/** What can be edited of a classroom; nothing once its exchange has expired (P2 §4). */
export function EditForm({ user, lists, classroom, refresh, widget }: EditFormProps) {
  const { id: classroomId, status } = classroom
  const [edit] = useState(() =>
    createEdit(user, lists, classroom, {
      refresh,
      saved: () => widget.emit('cx-saved', { classroomId }),
    }),
  )
  useEffect(() => edit.take(classroom), [edit, classroom])
  useEffect(() => edit.changes.watch(), [edit])
  const controls = useForm(edit.form)
  const isExpired = status === 'expired'
  const props = { controls, user, lists, saved: classroom }
  const back = widget.link('classroom', { classroomId })

  /** What was typed is not wanted; whoever opens another tab by it has it still. */
  function cancel(event: MouseEvent): void {
    if (isPlainClick(event) && controls.busy) {
      // it is on its way already, and what comes of it is to be told
      event.preventDefault()
      return
    }
    if (isPlainClick(event)) edit.changes.discard()
    back.onClick(event)
  }

  function save(event: FormEvent): void {
    void controls.submit(event)
  }

  return (
    <>
      <header className="head">
        <h2>{t.title(widget.brand.productName)}</h2>
        <p>{t.allRequired}</p>
      </header>
      {isExpired && <Notice tone="warning">{t.expired}</Notice>}
      {!isExpired && <KeptChanges changes={edit.changes} disabled={controls.busy} />}
      <ClassroomCode classroom={classroom} isExpired={isExpired} refresh={refresh} />
      <form className="form" noValidate onSubmit={save}>
        <fieldset disabled={isExpired}>
          <FieldsGroup>
            <NameFields {...props} />
            <LanguageFields {...props} />
            {!isIndependent(user) && <StartField {...props} />}
            <StudentFields {...props} />
          </FieldsGroup>
        </fieldset>
        <div className="buttons">
          <ButtonLink {...back} onClick={cancel}>
            {t.cancel}
          </ButtonLink>
          <Button
            type="submit"
            variant="primary"
            disabled={isExpired}
            busy={controls.busy}
            busyLabel={t.saving}
          >
            {t.save}
          </Button>
        </div>
      </form>
      <EditOutcome
        controls={controls}
        onClose={edit.form.close}
        onRetry={() => void controls.submit()}
        // where nobody goes there, what was saved stays in sight
        onDone={() => widget.goOn('classroom', { classroomId })}
        onExpired={refresh}
      />
    </>
  )
}
