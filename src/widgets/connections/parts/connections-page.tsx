import { useEffect, useEffectEvent, useState } from 'react'
import { isId } from '../../../contract/rules/is-id.ts'
import { forbiddenClassroom } from '../../../core/classrooms/classroom-page.ts'
import { connections as t } from '../../../core/messages/connections.ts'
import { pathTo } from '../../../core/navigation/paths.ts'
import type { Place } from '../../../core/navigation/place.ts'
import { markRead } from '../../../core/notifications/mark-read.ts'
import { createConnectionList } from '../../../core/partners/connection-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { showBeside } from '../../../element/beside.ts'
import { comeTo } from '../../../element/screens/come-to.ts'
import { Forbidden } from '../../../parts/classroom-trouble.tsx'
import { useIsInAnother } from '../../../parts/is-in-another.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { ConnectionsHandle } from '../types.ts'
import { LaterRequest } from './later-request.tsx'
import { OfOneClassroom } from './of-one-classroom.tsx'
import { Requests } from './requests.tsx'

interface ConnectionsPageProps {
  classroomId: number | null
  invitationId: number | null
  notificationId: number | null
  /** The page names an invitation that cannot be one. */
  isWrongInvitation: boolean
  widget: ConnectionsHandle
}

/** The requests, and the one that is open. */
export function ConnectionsPage(props: ConnectionsPageProps) {
  const { classroomId, invitationId, notificationId, isWrongInvitation, widget } = props
  const isInner = useIsInAnother()
  const [store] = useState(() => createConnectionList(classroomId))
  const list = useStore(store.$list)
  const forbidden = list.at === 'failed' ? forbiddenClassroom(list.error) : null
  // within another element the address is that one's; elsewhere the attribute alone says what is open
  const [openInside, openOneInside] = useState<number | null>(null)
  const open = isInner ? openInside : invitationId
  const rows = 'rows' in list ? list.rows : []
  function show(id: number | null) {
    if (isInner) {
      openOneInside(id)
      return
    }
    if (id === null) {
      // the link that led here is left, with what told of it
      widget.element.removeAttribute('notification-id')
      widget.element.removeAttribute('invitation-id')
    } else widget.element.setAttribute('invitation-id', String(id))
    const path = pathTo('connections', id === null ? {} : { invitationId: id }, { classroom_id: classroomId })
    widget.emit('cx-connection-shown', { connectionId: id, path })
  }
  const welcome = useEffectEvent((place: Place): boolean => {
    if (isInner || place.route !== 'connections') return false
    const asked = Number(place.params.invitationId)
    if (isId(asked)) show(asked)
    else comeTo(widget.element)
    return true
  })
  const isOfList = notificationId !== null && invitationId === null
  useEffect(() => {
    if (isOfList) void markRead({ id: notificationId, status: 'unread' })
  }, [isOfList, notificationId])
  useEffect(() => showBeside({ welcome: place => welcome(place) }), [])
  return (
    <section className="screen" data-inner={isInner || undefined}>
      {!isInner && <h2 className="title">{t.title}</h2>}
      {isWrongInvitation && (
        <Notice tone="warning">
          {t.wrongInvitationTitle}. {t.wrongInvitation}
        </Notice>
      )}
      {!isInner && !forbidden && classroomId !== null && (
        <OfOneClassroom id={classroomId} rows={rows} widget={widget} />
      )}
      {forbidden ? (
        <Forbidden trouble={forbidden} widget={widget} />
      ) : (
        <Requests
          store={store}
          classroomId={classroomId}
          heading={isInner ? 'h4' : 'h3'}
          onOpen={show}
          widget={widget}
        />
      )}
      {open !== null && (
        <LaterRequest
          key={open}
          id={open}
          classroomId={classroomId}
          notificationId={open === invitationId ? notificationId : null}
          listed={rows.find(({ id }) => id === open)?.status}
          onChanged={() => void store.refresh()}
          onClose={() => show(null)}
          widget={widget}
        />
      )}
    </section>
  )
}
