import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import type { ClassroomTab } from '../../../contract/rules/classroom-tabs.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { avatarPicture } from '../../../core/avatar-picture.ts'
import { partnerName } from '../../../core/classrooms/partner-name.ts'
import { classroom as texts } from '../../../core/messages/classroom.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { PARTNER_HEADING } from '../arrive.ts'
import type { DeepLink, PartnerAsks } from '../deep-link.ts'
import type { ClassroomHandle } from '../types.ts'
import { followedHere } from './followed-here.ts'
import { Inner } from './inner.tsx'
import { NoPartner } from './no-partner.tsx'
import { Part } from './part.tsx'

/** It has no tab in the bar: the way to it is here (decision 1). */
const BOARD = 'message-board'

interface PartnerPanelProps {
  classroom: Classroom
  user: User
  /** It may ask for the search, or for the chat. */
  link: DeepLink
  onTab: (tab: ClassroomTab) => void
  onPartner: (asks: PartnerAsks) => void
  onShown: (asks: PartnerAsks) => void
  /** Something of the classroom itself has changed. */
  onChanged: () => void
  widget: ClassroomHandle
}

type Partner = NonNullable<Classroom['partner']>

/** The global partner: who it is, or the way to find one (P2 §2). */
export function PartnerPanel(props: PartnerPanelProps) {
  const { classroom, user, link } = props
  const { partner } = classroom
  const [isSearching, setSearching] = useState(false)
  // librarians have a page of their own for it; what is open in it as the partner comes is not taken away
  const search =
    Boolean(link.showPartnerSearch) &&
    (isSearching || !(partner || classroom.status === 'expired' || isLibrarian(user)))
  if (search !== isSearching) setSearching(search)
  return (
    <Part title={t.partner} heading={PARTNER_HEADING}>
      {partner && !search ? (
        <Partner {...props} partner={partner} />
      ) : (
        <NoPartner {...props} isSearching={search} />
      )}
    </Part>
  )
}

/** At first who it is, which is here already; the rest, and the chat, come as they are asked for. */
function Partner(props: PartnerPanelProps & { partner: Partner }) {
  const { partner, classroom, link, onTab, onPartner, onShown, widget } = props
  /** What the rest has come for; who closes the chat again has it still. */
  const [cameBy, setCameBy] = useState<'link' | 'chat' | 'details' | undefined>(
    link.openChat ? 'link' : undefined,
  )
  if (link.openChat && !cameBy) setCameBy('chat')

  if (cameBy) {
    return (
      <Inner
        name="partner-panel"
        isLed={cameBy !== 'link'}
        classroom-id={classroom.id}
        open-chat={link.openChat}
        show-details={cameBy === 'details'}
        oncx-partner-panel-shown={({ detail: { openChat } }: CustomEvent<{ openChat: boolean }>) =>
          onShown({ openChat })
        }
        widget={widget}
      />
    )
  }
  const name = partnerName(partner)
  const board = widget.link('classroom', { classroomId: classroom.id }, { tab: BOARD })
  const place = [partner.city, partner.country?.name].filter(Boolean).join(', ')
  return (
    <div className="partner">
      <Avatar name={name} src={avatarPicture(partner.avatar)} size={56} decorative />
      <div>
        <p className="partner-name">
          <bdi>{name}</bdi>
        </p>
        {[partner.school_name, place].filter(Boolean).map(line => (
          <p key={line} className="fine-print">
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      <div className="links">
        <ButtonLink size="small" {...followedHere(board, () => onTab(BOARD))}>
          {texts.tabs[BOARD]}
        </ButtonLink>
        <Button size="small" onClick={() => onPartner({ openChat: true })}>
          {t.ways.message_partner}
        </Button>
        <Button size="small" onClick={() => setCameBy('details')}>
          {t.partnerDetails}
        </Button>
      </div>
    </div>
  )
}
