import { useEffect } from 'react'
import { notificationMarker as t } from '../../core/messages/notification-marker.ts'
import { notificationLine } from '../../core/notifications/notification-line.ts'
import { $unreadCount } from '../../core/notifications/unread-count.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { bell } from '../../ui/icons.ts'
import { Badge } from '../../ui/tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { NotificationMarkerHandle } from './types.ts'

/** cx-notification-marker of whoever is signed in. */
export function NotificationMarker({ widget }: { widget: NotificationMarkerHandle }) {
  const user = useStore($user)
  return user && <Marker key={user.id} widget={widget} />
}

function Marker({ widget }: { widget: NotificationMarkerHandle }) {
  const unread = useStore($unreadCount)
  useEffect(() => notificationLine.hear(), [])
  useEffect(() => {
    if (unread !== null) widget.emit('cx-unread-changed', { unread })
  }, [widget, unread])
  return (
    <a className="marker" {...widget.link('notifications')}>
      <Icon path={bell} />
      <VisuallyHidden>{t.title}</VisuallyHidden>
      {unread !== null && unread > 0 && <Badge label={t.unread(unread)} count={unread} />}
    </a>
  )
}
