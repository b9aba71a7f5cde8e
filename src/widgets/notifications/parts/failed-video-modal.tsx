import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Notification } from '../../../contract/entities/notification.ts'
import { mayGoBetter } from '../../../core/http/may-go-better.ts'
import { common } from '../../../core/messages/common.ts'
import { notifications as t } from '../../../core/messages/notifications.ts'
import { failedVideoText, loadFailedVideo } from '../../../core/notifications/failed-video.ts'
import { useStore } from '../../../core/use-store.ts'
import { linkBeside } from '../../../element/beside.ts'
import { isPlainClick } from '../../../element/plain-click.ts'
import type { LinkProps } from '../../../element/types.ts'
import { Failure } from '../../../parts/failure.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { NotificationsHandle } from '../types.ts'

interface FailedVideoModalProps {
  notification: Notification
  onClose: () => void
  widget: NotificationsHandle
}

/** Which video has failed, and what to do about it; of one whose post is gone there is nothing to say (P1 §8). */
export function FailedVideoModal({ notification, onClose, widget }: FailedVideoModalProps) {
  const { id, classroom_id: classroomId } = notification
  const [video] = useState(() => loadFailedVideo(id))
  const state = useStore(video.$state)
  if (state.at === 'loading') return <VisuallyHidden live>{common.loading}</VisuallyHidden>
  if (state.at === 'failed') {
    const again = mayGoBetter(state.error) && { onRetry: video.retry }
    return <Failure title={t.videoTitle} reason={state.reason} onClose={onClose} {...again} />
  }
  const to = classroomId !== null && linkBeside(widget, 'classroom', { classroomId }, { notification_id: id })
  function go(event: MouseEvent, link: LinkProps) {
    // what it leads to on this page takes the focus, which an open modal would keep
    if (isPlainClick(event)) flushSync(onClose)
    link.onClick(event as MouseEvent<HTMLAnchorElement>)
  }
  return (
    <Modal
      open
      title={t.videoTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          {to && (
            <ButtonLink {...to} onClick={event => go(event, to)}>
              {t.toStudent}
            </ButtonLink>
          )}
          <Button variant="primary" onClick={onClose} autoFocusInModal>
            {common.ok}
          </Button>
        </>
      }
    >
      <p>{failedVideoText(state.data)}</p>
    </Modal>
  )
}
