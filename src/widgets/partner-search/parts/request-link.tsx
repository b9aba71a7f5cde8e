import type { MatchedClassroom } from '../../../contract/entities/partner.ts'
import { partnerSearch as t } from '../../../core/messages/partner-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PartnerSearchHandle } from '../types.ts'

interface RequestLinkProps {
  classroom: Pick<MatchedClassroom, 'pending_request_id'>
  /** Of what the button is about. */
  name: string
  /** Beside small buttons. */
  small?: boolean
  widget: PartnerSearchHandle
}

/** The way to the request that waits between the two, whoever has sent it. */
export function RequestLink({ classroom, name, small = false, widget }: RequestLinkProps) {
  const { pending_request_id } = classroom
  if (pending_request_id === null) return null
  return (
    <ButtonLink
      {...(small && { size: 'small' })}
      {...widget.link('connections', { invitationId: pending_request_id })}
    >
      {t.seeRequest}
      <VisuallyHidden>{t.of(name)}</VisuallyHidden>
    </ButtonLink>
  )
}
