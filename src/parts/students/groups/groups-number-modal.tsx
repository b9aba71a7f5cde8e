import { useState } from 'react'
import { useForm } from '../../../core/forms/use-form.ts'
import { common } from '../../../core/messages/common.ts'
import { groups as t } from '../../../core/messages/groups.ts'
import { createGroupsNumber } from '../../../core/students/groups-number.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import sheet from './groups.css?inline'

interface GroupsNumberModalProps {
  classroomId: number
  /** What the partner has, or has asked for. */
  partner: number | null
  /** The server has taken a number, or the wish for help. */
  onSaved: () => void
  onClose: () => void
}

/** Asks how many groups there shall be; one can ask for help, or skip it (P3 §4). Open while it is rendered. */
export function GroupsNumberModal({ classroomId, partner, onSaved, onClose }: GroupsNumberModalProps) {
  useSheet(sheet)
  const [form] = useState(() => createGroupsNumber(classroomId, onSaved))
  const { progress, busy, submit, field } = useForm(form)
  const save = () => {
    form.meanNumber()
    void submit()
  }

  if (progress.at === 'done')
    return (
      <MessageModal title={t.numberTitle} onClose={onClose} labels={common}>
        <p>{progress.outcome}</p>
      </MessageModal>
    )
  if (progress.at === 'failed') {
    const { reason, again } = progress.failure
    return (
      <FailureModal
        title={t.numberTitle}
        reason={reason}
        onClose={form.close}
        onRetry={again ? () => void submit() : undefined}
        labels={common}
      />
    )
  }
  // what is under way may be done by the server, and is told then
  const close = () => !busy && onClose()
  return (
    <Modal
      open
      title={t.numberTitle}
      onClose={close}
      closeLabel={common.close}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {t.skip}
          </Button>
          <Button disabled={busy} onClick={() => void form.askForHelp()}>
            {t.help}
          </Button>
          <Button variant="primary" busy={busy} busyLabel={t.saving} onClick={save}>
            {t.saveNumber}
          </Button>
        </>
      }
    >
      <form
        className="groups-flow"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <p>{t.numberHint}</p>
        {partner !== null && (
          <Notice>
            <p>{t.partnerSaid(partner)}</p>
          </Notice>
        )}
        <Field label={t.number} inputMode="numeric" autoComplete="off" {...field('students_number')} />
      </form>
    </Modal>
  )
}
