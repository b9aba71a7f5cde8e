import { useEffect, useState } from 'react'
import { mayGoBetter } from '../../../../core/http/may-go-better.ts'
import { common } from '../../../../core/messages/common.ts'
import { connections as t } from '../../../../core/messages/connections.ts'
import { markRead } from '../../../../core/notifications/mark-read.ts'
import { loadConnection } from '../../../../core/partners/load-connection.ts'
import { wrongInvitation } from '../../../../core/partners/wrong-invitation.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Failure } from '../../../../parts/failure.tsx'
import { WrongInvitation } from '../../../../parts/partners/wrong-invitation.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { RequestDetails } from './request-details.tsx'
import type { RequestModalProps } from './request-props.ts'

/** One request as soon as it is there, or why it is not. */
export function RequestModal(props: RequestModalProps) {
  const { id, notificationId, onClose, widget } = props
  const [connection] = useState(() => loadConnection(id))
  const state = useStore(connection.$state)
  const isSeen = 'data' in state && state.data !== null
  // the link may have been followed by another account, which was told nothing
  useEffect(() => {
    if (isSeen && notificationId !== null) void markRead({ id: notificationId, status: 'unread' })
  }, [isSeen, notificationId])
  if ('data' in state && state.data) {
    return <RequestDetails {...props} connection={state.data} refresh={connection.refresh} />
  }
  if (state.at === 'failed') {
    const trouble = wrongInvitation(state.error)
    if (trouble) {
      const back = () => {
        onClose()
        widget.goOn('connections')
      }
      return <WrongInvitation trouble={trouble} widget={widget} onBack={back} />
    }
    return (
      <Failure
        title={t.title}
        reason={state.reason}
        onClose={onClose}
        {...(mayGoBetter(state.error) && { onRetry: connection.retry })}
      />
    )
  }
  return (
    <Modal open title={t.title} onClose={onClose} closeLabel={common.close}>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <Skeleton shape="block" height={160} />
    </Modal>
  )
}
