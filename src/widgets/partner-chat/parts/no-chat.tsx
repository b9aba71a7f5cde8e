import type { User } from '../../../contract/entities/user.ts'
import { isIndependent, isLibrarian } from '../../../contract/rules/user-types.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { search } from '../../../ui/icons.ts'
import type { PartnerChatHandle } from '../types.ts'

interface NoChatProps {
  classroomId: number
  user: User
  isExpired: boolean
  widget: PartnerChatHandle
}

/** A classroom without a partner: the way to one, but to who has none (P2 §6), and once it is over. */
export function NoChat({ classroomId, user, isExpired, widget }: NoChatProps) {
  if (isIndependent(user)) return <EmptyState title={t.noneTitle} text={t.noneIndependent} />
  if (isExpired) return <EmptyState title={t.noneTitle} text={t.noneExpired} />
  const find = isLibrarian(user)
    ? widget.link('libraryConnections')
    : widget.link('classroom', { classroomId }, { show_partner_search: true })
  return (
    <EmptyState
      title={t.noneTitle}
      text={t.none}
      action={
        <ButtonLink variant="primary" icon={search} {...find}>
          {t.find}
        </ButtonLink>
      }
    />
  )
}
