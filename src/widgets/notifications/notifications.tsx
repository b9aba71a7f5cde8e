import { useEffect, useState } from 'react'
import type { Notification } from '../../contract/entities/notification.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { notifications as t } from '../../core/messages/notifications.ts'
import { markRead } from '../../core/notifications/mark-read.ts'
import { notificationLine } from '../../core/notifications/notification-line.ts'
import {
  createNotificationList,
  type NotificationQuestion,
} from '../../core/notifications/notification-list.ts'
import { isPlace, whereOf } from '../../core/notifications/where-of.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import lists from '../../parts/lists/lists.css?inline'
import { MailPreferencesButton } from '../../parts/notifications/mail-preferences-button.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { type Asked, notificationsPath, readQuestion } from './asked.ts'
import { LaterOpened } from './parts/later-opened.tsx'
import { Linked } from './parts/linked.tsx'
import { List } from './parts/list.tsx'
import { Toolbar } from './parts/toolbar.tsx'
import type { NotificationsHandle } from './types.ts'

export interface NotificationsProps {
  order?: string
  search?: string
  page?: number
  /** The notification that a link leads to. */
  notificationId?: number
  widget: NotificationsHandle
}

/** The notifications of whoever is signed in; another teacher starts afresh. */
export function Notifications({ order, search, page, notificationId, widget }: NotificationsProps) {
  useSheet(lists)
  const user = useStore($user)
  return (
    user && (
      <NotificationsOf
        key={user.id}
        asked={{ order, search, page }}
        linked={notificationId}
        widget={widget}
      />
    )
  )
}

/** What was opened, and how often: what is opened again starts afresh. */
interface Opened {
  notification: Notification
  time: number
}

interface NotificationsOfProps {
  asked: Asked
  /** What a link leads to. */
  linked: number | undefined
  widget: NotificationsHandle
}

function NotificationsOf({ asked, linked, widget }: NotificationsOfProps) {
  const { order, search, page } = asked
  const [store] = useState(() => createNotificationList(readQuestion(asked)))
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => store.ask(readQuestion({ order, search, page })), [store, order, search, page])

  useEffect(() => notificationLine.hear(), [])

  const show = (notification: Notification) =>
    setOpened(before => ({ notification, time: (before?.time ?? 0) + 1 }))

  /** Asks for what the teacher has chosen, and tells the page if that is something else. */
  function choose(change: Partial<NotificationQuestion>) {
    const before = store.$question.get()
    store.ask(change)
    const now = store.$question.get()
    if (now !== before) widget.emit('cx-notifications-changed', { ...now, path: notificationsPath(now) })
  }

  /** @returns whether the element is to lead there, or to show it, itself */
  function open(notification: Notification): boolean {
    const { id, type, classroom_id, object_id } = notification
    void markRead(notification).then(store.refresh)
    return widget.emit('cx-notification-opened', {
      ...{ notificationId: id, type },
      ...{ classroomId: classroom_id, objectId: object_id },
    })
  }

  function follow(notification: Notification) {
    // what has a place is linked to directly
    if (!isPlace(whereOf(notification)) && open(notification)) show(notification)
  }

  return (
    <section className="screen">
      <header className="head">
        <h2 className="title">{t.title}</h2>
        <MailPreferencesButton />
      </header>
      <Toolbar store={store} choose={choose} />
      <List store={store} choose={choose} onOpen={open} onShow={show} widget={widget} />
      {isId(linked) && <Linked key={linked} id={linked} onFound={follow} />}
      {opened && (
        <LaterOpened
          key={opened.time}
          notification={opened.notification}
          where={whereOf(opened.notification)}
          onClose={() => setOpened(null)}
          widget={widget}
        />
      )}
    </section>
  )
}
