import { notifications as t } from '../../../core/messages/notifications.ts'
import { Failure } from '../../../parts/failure.tsx'
import { AlertModal } from './alert-modal.tsx'
import { FailedVideoModal } from './failed-video-modal.tsx'
import type { OpenedProps } from './opened-props.ts'
import { PartnersPost } from './partners-post.tsx'

/** What a notification opens above the list, or why there is nothing to open. */
export function Opened(props: OpenedProps) {
  const { where, notification, onClose } = props
  switch (where.in) {
    case 'alert':
      return <AlertModal alertId={where.alertId} onClose={onClose} />
    case 'failed-video':
      return <FailedVideoModal notification={notification} onClose={onClose} widget={props.widget} />
    case 'classroom':
      return <PartnersPost {...props} where={where} />
    default:
      // a kind that a newer server has told
      return <Failure title={notification.subject} reason={t.failed} onClose={onClose} />
  }
}
