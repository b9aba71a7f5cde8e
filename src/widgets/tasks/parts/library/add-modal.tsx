import { useState } from 'react'
import type { Classroom } from '../../../../contract/entities/classroom.ts'
import type { LibraryTaskListItem } from '../../../../contract/entities/task.ts'
import type { User } from '../../../../contract/entities/user.ts'
import { useForm } from '../../../../core/forms/use-form.ts'
import { common } from '../../../../core/messages/common.ts'
import { taskLibrary as t } from '../../../../core/messages/task-library.ts'
import { createAddLibraryTask } from '../../../../core/tasks/add-library-task.ts'
import { dueDays } from '../../../../core/tasks/due-days.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FailureModal, MessageModal } from '../../../../ui/message-modal.tsx'
import { Modal } from '../../../../ui/modal.tsx'

interface AddModalProps {
  user: User
  classroom: Classroom
  task: LibraryTaskListItem
  onAdded: (taskId: number) => void
  /** It may be otherwise by now: added by somebody else, or gone. */
  onRefused: () => void
  onClose: () => void
}

/** Asks when a task of the library is due, and adds it (P3 §8 Add library task). */
export function AddModal({ user, classroom, task, onAdded, onRefused, onClose }: AddModalProps) {
  const [form] = useState(() =>
    createAddLibraryTask({ user, classroom, taskId: task.id, added: ({ id }) => onAdded(id) }),
  )
  const { progress, busy, submit, field } = useForm(form)
  if (progress.at === 'done') {
    return (
      <MessageModal title={t.addTitle} onClose={onClose} labels={common}>
        <p>{t.added}</p>
        <p>{t.addedText(task.task_name)}</p>
      </MessageModal>
    )
  }
  if (progress.at === 'failed') {
    const { reason, again } = progress.failure
    const read = () => {
      form.close()
      onRefused()
      if (!again) onClose()
    }
    return (
      <FailureModal
        title={t.addTitle}
        reason={reason}
        onClose={read}
        onRetry={again ? submit : undefined}
        labels={common}
      />
    )
  }
  const close = () => !busy && onClose()
  const { today, lastDay } = dueDays({ user, classroom })
  return (
    <Modal
      open
      title={t.addTitle}
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
      <form className="add-task" noValidate onSubmit={submit}>
        <p>
          <bdi>{task.task_name}</bdi>
        </p>
        <Field
          label={t.dueDate}
          hint={t.dueHint}
          type="date"
          min={today}
          {...(lastDay !== null && { max: lastDay })}
          {...field('due_date')}
          required={false}
        />
      </form>
    </Modal>
  )
}
