import { isId } from '../../contract/rules/is-id.ts'
import { mayHavePartner } from '../../contract/rules/partner-access.ts'
import { connections as t } from '../../core/messages/connections.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { Trouble } from '../../parts/classroom-trouble.tsx'
import lists from '../../parts/lists/lists.css?inline'
import { NoPartners } from '../../parts/partners/no-partners.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { ConnectionsPage } from './parts/connections-page.tsx'
import { InvitationCheck } from './parts/invitation-check.tsx'
import type { ConnectionsHandle } from './types.ts'

export interface ConnectionsProps {
  /** The classroom that the requests are about; all without one. */
  classroomId?: number
  /** The request that a link leads to. */
  invitationId?: number
  /** What told of it. */
  notificationId?: number
  widget: ConnectionsHandle
}

const isNamed = ({ element }: ConnectionsHandle, attribute: string) =>
  Boolean(element.getAttribute(attribute)?.trim())

/** cx-connections of whoever is signed in; another teacher, or another classroom, starts from scratch. */
export function Connections({ classroomId, invitationId, notificationId, widget }: ConnectionsProps) {
  useSheet(lists)
  const user = useStore($user)
  if (!user) return null
  const invitation = isId(invitationId) ? invitationId : null
  if (!mayHavePartner(user)) {
    return (
      <div className="screen">
        <NoPartners user={user} widget={widget} />
        {/* what it is told is that of whoever it is for */}
        {invitation !== null && <InvitationCheck key={invitation} id={invitation} widget={widget} />}
      </div>
    )
  }
  if (!isId(classroomId) && isNamed(widget, 'classroom-id')) {
    return (
      <div className="screen">
        <Trouble title={t.wrongIdTitle} text={t.wrongId} />
      </div>
    )
  }
  return (
    <ConnectionsPage
      key={`${user.id} ${classroomId}`}
      classroomId={isId(classroomId) ? classroomId : null}
      invitationId={invitation}
      notificationId={isId(notificationId) ? notificationId : null}
      isWrongInvitation={invitation === null && isNamed(widget, 'invitation-id')}
      widget={widget}
    />
  )
}
