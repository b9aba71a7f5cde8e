import { useState } from 'react'
import { useForm } from '../../../core/forms/use-form.ts'
import { common } from '../../../core/messages/common.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { hasGroups, wordFor } from '../../../core/students/groups.ts'
import {
  createStudentName,
  isOtherName,
  type NamedClassroom,
  type NamedStudent,
} from '../../../core/students/student-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import sheet from './modals.css?inline'

export interface EditNameModalProps {
  classroom: NamedClassroom
  student: NamedStudent
  /** The server has the new name. */
  onChanged: () => void
  onClose: () => void
}

/** Asks for another name of a student or a group (P3 §5), and says what came of it. Open while it is rendered. */
export function EditNameModal({ classroom, student, onChanged, onClose }: EditNameModalProps) {
  useSheet(sheet)
  const [form] = useState(() => createStudentName(classroom, student, onChanged))
  // what it was when it was opened: a poll may bring another meanwhile
  const [before] = useState(student)
  const { draft, progress, busy, submit, field } = useForm(form)
  const isGroup = hasGroups(classroom)
  const title = t.editName[wordFor(classroom)]

  if (progress.at === 'done') {
    return (
      <MessageModal title={title} onClose={onClose} labels={common}>
        <p>{t.nameSaved}</p>
      </MessageModal>
    )
  }
  if (progress.at === 'failed') {
    const { reason, again } = progress.failure
    return (
      <FailureModal
        title={title}
        reason={reason}
        onClose={form.close}
        labels={common}
        {...(again && { onRetry: submit })}
      />
    )
  }
  // what is under way may be done by the server, and is told then
  const close = () => !busy && onClose()
  const isSame = isGroup && !isOtherName(draft, before, isGroup)
  return (
    <Modal
      open
      title={title}
      onClose={close}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button
            variant="primary"
            disabled={isSame}
            busy={busy}
            busyLabel={t.saving}
            onClick={() => submit()}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <form
        className="student-name-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!isSame) void submit()
        }}
      >
        <Field label={isGroup ? t.groupName : t.firstName} autoComplete="off" {...field('first_name')} />
        {!isGroup && <Field label={t.lastInitial} autoComplete="off" {...field('last_initial')} />}
        {/* Enter in one of several fields sends only where there is such a button */}
        <button type="submit" hidden disabled={isSame} />
      </form>
    </Modal>
  )
}
