import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import { nameKey } from '../../../contract/rules/student-names.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t, words } from '../../../core/messages/students.ts'
import { createAddStudent } from '../../../core/students/add-student.ts'
import { hasGroups, wordFor } from '../../../core/students/groups.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FailureModal } from '../../../ui/message-modal.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { StudentsHandle } from '../types.ts'
import { FirstSignIn } from './first-sign-in.tsx'

export interface AddStudentProps {
  classroom: Classroom
  /** There is no room for one more. */
  isFull: boolean
  widget: StudentsHandle
  /** Who is there already, as far as the list shows them. */
  others: readonly Student[]
  onAdded: (studentId: number) => void
  onClose: () => void
}

/** Asks for the name of a new student or group (P3 §5), and then tells with what they sign in, once. */
export function AddStudent({ classroom, isFull, widget, others, onAdded, onClose }: AddStudentProps) {
  const inGroups = hasGroups(classroom)
  const [form] = useState(() => createAddStudent(classroom.id, inGroups, onAdded))
  const { draft, progress, busy, submit, field } = useForm(form)
  const word = words[wordFor(classroom)]
  const same = others.find(student => nameKey(student) === nameKey(draft))
  if (progress.at === 'done') {
    return (
      <FirstSignIn
        credentials={progress.outcome}
        widget={widget}
        onAnother={isFull ? undefined : form.close}
        onClose={onClose}
      />
    )
  }
  if (progress.at === 'failed') {
    const { reason, again } = progress.failure
    return (
      <FailureModal
        title={word.add}
        reason={reason}
        onClose={form.close}
        onRetry={again ? submit : undefined}
        labels={common}
      />
    )
  }
  // what is under way ends with a password, which is shown once
  const close = () => !busy && onClose()
  return (
    <Modal
      open
      title={word.add}
      onClose={close}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button variant="primary" busy={busy} busyLabel={t.adding} onClick={() => submit()}>
            {t.add}
          </Button>
        </>
      }
    >
      <form className="add-student" noValidate onSubmit={submit}>
        <Field label={inGroups ? t.groupName : t.first} autoComplete="off" {...field('first_name')} />
        {!inGroups && <Field label={t.initial} autoComplete="off" {...field('last_initial')} />}
        {/* two may have one name: it is said, and does not stop anybody */}
        {same && !busy && (
          <Notice>
            <bdi>{t.nameThere(same.full_name)}</bdi>
          </Notice>
        )}
        {/* Enter in one of several fields sends only where there is such a button */}
        <button type="submit" hidden />
      </form>
    </Modal>
  )
}
