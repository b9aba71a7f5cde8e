import { useState } from 'react'
import type { TeacherAssistant } from '../../../contract/entities/classroom.ts'
import { createForm } from '../../../core/forms/create-form.ts'
import { emailSentence } from '../../../core/forms/field-rules.ts'
import type { Told } from '../../../core/forms/read-failure.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { call } from '../../../core/http/call.ts'
import { explainFailure } from '../../../core/http/explain-failure.ts'
import { assistants as t } from '../../../core/messages/assistants.ts'
import { common } from '../../../core/messages/common.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
import { Modal } from '../../../ui/modal.tsx'

function createAddAssistant(id: number, taken: () => void) {
  return createForm({
    fields: { email: '' },
    rules: { email: emailSentence },
    taken,

    async send({ email }, signal): Promise<TeacherAssistant> {
      const body = { email: email.trim() }
      const { data } = await call('POST /api/teacher/classrooms/{id}/teacher-assistant', body, {
        params: { id },
        signal,
      })
      return data
    },

    explain(error, { email }): Told | null {
      return email ? null : explainFailure(error, t.addFailed)
    },
  })
}

export interface AddAssistantProps {
  classroomId: number
  onAdded: () => void
  onClose: () => void
}

/** Asks for the school email of an assistant (P2 §5), and says what came of it. */
export function AddAssistant({ classroomId, onAdded, onClose }: AddAssistantProps) {
  const [form] = useState(() => createAddAssistant(classroomId, onAdded))
  const { progress, busy, submit, field } = useForm(form)
  if (progress.at === 'done') {
    return (
      <MessageModal title={t.added} onClose={onClose} labels={common}>
        <p>{t.isAssistant(progress.outcome.full_name)}</p>
      </MessageModal>
    )
  }
  if (progress.at === 'failed') {
    const { reason, again } = progress.failure
    return (
      <FailureModal
        title={t.addTitle}
        reason={reason}
        onClose={form.close}
        onRetry={again ? submit : undefined}
        labels={common}
      />
    )
  }
  return (
    <Modal
      open
      title={t.addTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" busy={busy} busyLabel={t.adding} onClick={() => submit()}>
            {t.add}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submit}>
        <p>{t.mayReview}</p>
        <Field label={t.email} type="email" autoComplete="off" {...field('email')} />
      </form>
    </Modal>
  )
}
