import type { MouseEvent } from 'react'
import type { Notification } from '../../../contract/entities/notification.ts'
import { dateTime } from '../../../core/dates/date-time.ts'
import { notifications as t } from '../../../core/messages/notifications.ts'
import { triggeredBy } from '../../../core/notifications/triggered-by.ts'
import { type Where, whereOf } from '../../../core/notifications/where-of.ts'
import { linkBeside } from '../../../element/beside.ts'
import { isPlainClick } from '../../../element/plain-click.ts'
import type { LinkProps } from '../../../element/types.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { bell } from '../../../ui/icons.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { NotificationsHandle } from '../types.ts'

interface Acts {
  onOpen: (notification: Notification) => boolean
  onShow: (notification: Notification) => void
}

function From({ notification: { from, status } }: { notification: Notification }) {
  return (
    <span className="from" data-unread={status === 'unread' || undefined}>
      <span className="bell">
        {status === 'unread' && (
          <>
            <Icon path={bell} size={18} />
            <VisuallyHidden>{t.unread} </VisuallyHidden>
          </>
        )}
      </span>
      <bdi>{from}</bdi>
    </span>
  )
}

const User = ({ name }: { name: string }) =>
  name === '' ? <span className="nobody">{t.nobody}</span> : <bdi>{name}</bdi>

/** The place that a link leads to; null of what is shown above the list. */
function linkOf(where: Where, widget: NotificationsHandle): LinkProps | null {
  if (where.in === 'classroom')
    return linkBeside(widget, 'classroom', { classroomId: where.classroomId }, where.query)
  if (where.in !== 'connections') return null
  return linkBeside(
    widget,
    'connections',
    where.invitationId === null ? {} : { invitationId: where.invitationId },
    where.query,
  )
}

interface OpenProps {
  notification: Notification
  widget: NotificationsHandle
  act: { readonly current: Acts }
}

function Open({ notification, widget, act }: OpenProps) {
  const where = whereOf(notification)
  const link = linkOf(where, widget)
  const text = (
    <>
      {t.open}
      <VisuallyHidden>{t.openOf(notification.subject, notification.from)}</VisuallyHidden>
    </>
  )
  if (!link) {
    const show = () => act.current.onOpen(notification) && act.current.onShow(notification)
    return (
      <Button size="small" onClick={show}>
        {text}
      </Button>
    )
  }
  function go(event: MouseEvent<HTMLAnchorElement>) {
    const isOurs = act.current.onOpen(notification)
    // another tab is the browser's
    if (!isPlainClick(event)) return
    if (!isOurs) event.preventDefault()
    else if (where.in === 'classroom' && where.isPartnersPost) {
      // a whole class is seen at the student site: the classroom has to be asked which it is
      event.preventDefault()
      act.current.onShow(notification)
    } else link?.onClick(event)
  }
  return (
    <ButtonLink size="small" {...link} onClick={go}>
      {text}
    </ButtonLink>
  )
}

/** FROM, SUBJECT, USER, DATE and an Open link (P1 §2 Notifications). */
export const columnsOf = (
  widget: NotificationsHandle,
  act: { readonly current: Acts },
): Column<Notification>[] => [
  { id: 'from', header: t.from, width: '26%', cell: notification => <From notification={notification} /> },
  { id: 'subject', header: t.subject, width: '26%', cell: ({ subject }) => <bdi>{subject}</bdi> },
  {
    id: 'user',
    header: t.user,
    width: '20%',
    cell: notification => <User name={triggeredBy(notification)} />,
  },
  {
    id: 'date',
    header: t.date,
    width: '176px',
    cell: ({ created_at }) => <time dateTime={created_at}>{dateTime(created_at)}</time>,
  },
  {
    id: 'open',
    header: t.opens,
    width: '100px',
    align: 'end',
    cell: notification => <Open notification={notification} widget={widget} act={act} />,
  },
]
