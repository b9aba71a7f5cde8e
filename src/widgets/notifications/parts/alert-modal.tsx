import { useState } from 'react'
import type { Alert } from '../../../contract/entities/notification.ts'
import { dateTime } from '../../../core/dates/date-time.ts'
import { useCleanHtml } from '../../../core/html/use-clean-html.ts'
import { common } from '../../../core/messages/common.ts'
import { notifications as t } from '../../../core/messages/notifications.ts'
import { findAlert } from '../../../core/notifications/find-alert.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { info, alert as warning } from '../../../ui/icons.ts'
import { Modal } from '../../../ui/modal.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface AlertModalProps {
  alertId: number | null
  onClose: () => void
}

/** The alert that a notification is about, in its colour and with its dates; one that is over is not found (P1 §8). */
export function AlertModal({ alertId, onClose }: AlertModalProps) {
  const [found] = useState(() => findAlert(alertId))
  const state = useStore(found.$state)
  if (state.at === 'loading') return <VisuallyHidden live>{common.loading}</VisuallyHidden>
  if (state.at === 'failed')
    return <Failure title={t.alertTitle} reason={state.reason} onClose={onClose} onRetry={found.retry} />
  if (!state.data) return <Failure title={t.alertTitle} reason={t.alertGone} onClose={onClose} />
  return (
    <Modal
      open
      title={t.alertTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <Button variant="primary" onClick={onClose} autoFocusInModal>
          {common.ok}
        </Button>
      }
    >
      <Shown alert={state.data} />
    </Modal>
  )
}

function Shown({ alert: { message, color, starts_at, ends_at } }: { alert: Alert }) {
  const text = useCleanHtml(message)
  const from = dateTime(starts_at)
  return (
    <>
      {/* what `ui/notice.tsx` shows; that would bring the forms' code along */}
      <div className="alert" data-color={color}>
        <Icon path={color === 'info' ? info : warning} size={22} />
        <div ref={text} />
      </div>
      <p className="fine">{ends_at === null ? t.alertSince(from) : t.alertSpan(from, dateTime(ends_at))}</p>
    </>
  )
}
