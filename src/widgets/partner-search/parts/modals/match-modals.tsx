import { useState } from 'react'
import type { Classroom } from '../../../../contract/entities/classroom.ts'
import type { ConnectionRequest } from '../../../../contract/entities/connection.ts'
import { connectionSentences } from '../../../../contract/server-messages/connections.ts'
import { common } from '../../../../core/messages/common.ts'
import { partnerSearch as t } from '../../../../core/messages/partner-search.ts'
import { MessageModal } from '../../../../ui/message-modal.tsx'
import type { Opened, PartnerSearchHandle } from '../../types.ts'
import { DetailsModal } from './details-modal.tsx'
import { InviteModal } from './invite-modal.tsx'

export interface MatchModalsProps {
  opened: Opened
  /** One's own. */
  classroom: Classroom
  widget: PartnerSearchHandle
  onInvite: (classroomId: number | null) => void
  onSent: (request: ConnectionRequest) => void
  /** A request waits between the two already. */
  onExists: () => void
  onClose: () => void
}

/** The details of a match, its invitation, or that this was sent. */
export function MatchModals(props: MatchModalsProps) {
  const { opened, classroom, widget, onInvite, onSent, onExists, onClose } = props
  const [isSent, setSent] = useState(false)
  if (isSent) {
    return (
      <MessageModal title={t.sentTitle} onClose={onClose} labels={common}>
        <p>{connectionSentences.requested}</p>
      </MessageModal>
    )
  }
  if (opened.at === 'details') {
    return <DetailsModal partner={opened.partner} onInvite={onInvite} onClose={onClose} widget={widget} />
  }
  return (
    <InviteModal
      opened={opened}
      classroom={classroom}
      widget={widget}
      onSent={request => {
        setSent(true)
        onSent(request)
      }}
      onExists={onExists}
      onClose={onClose}
    />
  )
}
