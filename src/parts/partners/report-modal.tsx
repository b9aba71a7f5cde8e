import { useEffect, useEffectEvent, useState } from 'react'
import { PARTNER_REPORT_MAX_CHARACTERS } from '../../contract/limits/partners.ts'
import { useForm } from '../../core/forms/use-form.ts'
import { common } from '../../core/messages/common.ts'
import { partnerPanel as t } from '../../core/messages/partner-panel.ts'
import { createPartnerReport, type Reported } from '../../core/partner/partner-report.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { Field } from '../../ui/field.tsx'
import { FailureModal, MessageModal } from '../../ui/message-modal.tsx'
import { Modal } from '../../ui/modal.tsx'
import { KeptChanges } from '../kept-changes.tsx'

export interface ReportModalProps {
  about: Reported
  /** What it is headed by. */
  title: string
  /** Of who is reported. */
  name: string
  onSent: () => void
  /** Something is typed, or that is over. */
  onWork: (isWork: boolean) => void
  onClose: () => void
}

const REPORT_ROWS = 5

/** Where a partner, or who is part of a request, is reported, with a question before it is sent (decision 24). What is typed is kept until it is. */
export function ReportModal({ about, title, name, onSent, onWork, onClose }: ReportModalProps) {
  const [{ form, changes }] = useState(() => createPartnerReport(about))
  const { field, progress, busy, submit, pass, isFilled } = useForm(form)
  const [isAsking, setAsking] = useState(false)
  const isDone = progress.at === 'done'
  const tell = useEffectEvent(onWork)
  const told = useEffectEvent(onSent)
  useEffect(() => changes.watch(), [changes])
  useEffect(() => {
    if (!isFilled) return undefined
    tell(true)
    return () => tell(false)
  }, [isFilled])
  useEffect(() => {
    if (isDone) told()
  }, [isDone])

  if (progress.at === 'done') {
    return (
      <MessageModal title={t.reportedTitle} onClose={onClose} labels={common}>
        <p>{progress.outcome}</p>
      </MessageModal>
    )
  }
  if (progress.at === 'failed') {
    const { reason, again } = progress.failure
    return (
      <FailureModal
        title={t.reportFailedTitle}
        reason={reason}
        onClose={form.close}
        onRetry={again ? submit : undefined}
        labels={common}
      />
    )
  }
  if (isAsking || busy) {
    return (
      <ConfirmModal
        title={t.confirmTitle}
        confirm={t.confirm}
        onConfirm={async () => {
          await submit()
          setAsking(false)
        }}
        onClose={() => busy || setAsking(false)}
        busy={busy}
        busyLabel={t.sending}
        labels={{ cancel: t.goBack, close: common.close }}
      >
        <p>
          <bdi>{t.confirmText(name)}</bdi>
        </p>
      </ConfirmModal>
    )
  }
  const ask = () => setAsking(pass(['report']))
  return (
    <Modal
      open
      size="medium"
      title={title}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" onClick={ask}>
            {t.toConfirm}
          </Button>
        </>
      }
    >
      <div className="report">
        <KeptChanges changes={changes} />
        <p>
          <bdi>{t.reportText(name)}</bdi>
        </p>
        <Field
          {...field('report')}
          label={t.reportLabel}
          rows={REPORT_ROWS}
          autoComplete="off"
          most={PARTNER_REPORT_MAX_CHARACTERS}
          count={t.count}
        />
      </div>
    </Modal>
  )
}
