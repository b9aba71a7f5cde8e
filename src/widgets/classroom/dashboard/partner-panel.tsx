import { useId } from 'react'
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
import { Card } from '../../../ui/card.tsx'
import { search } from '../../../ui/icons.ts'
import { PARTNER_HEADING } from '../arrive.ts'
import type { DeepLink, PartnerAsks } from '../deep-link.ts'
import { partnerSearch } from '../partner-search.ts'
import type { ClassroomHandle } from '../types.ts'
import { followedHere } from './followed-here.ts'

/** It has no tab in the bar: the way to it is here (decision 1). */
const BOARD = 'message-board'

interface PartnerPanelProps {
  classroom: Classroom
  user: User
  /** It may ask for the search, or for the chat. */
  link: DeepLink
  onTab: (tab: ClassroomTab) => void
  onPartner: (asks: PartnerAsks) => void
  widget: ClassroomHandle
}

type Partner = NonNullable<Classroom['partner']>

/** The global partner: who it is, or the way to find one (P2 §2). */
export function PartnerPanel(props: PartnerPanelProps) {
  const id = useId()
  const { partner } = props.classroom
  return (
    <Card flush>
      <section className="part" aria-labelledby={id}>
        <div className="part-head">
          <h4 id={id} {...PARTNER_HEADING}>
            {t.partner}
          </h4>
        </div>
        {partner ? <Partner {...props} partner={partner} /> : <NoPartner {...props} />}
        {partner && props.link.openChat && <p className="part-empty">{t.chatLater}</p>}
      </section>
    </Card>
  )
}

function Partner({ partner, classroom, onTab, widget }: PartnerPanelProps & { partner: Partner }) {
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
        <ButtonLink size="small" {...followedHere(board, () => onTab(BOARD))}>
          {texts.tabs[BOARD]}
        </ButtonLink>
      </div>
    </div>
  )
}

function NoPartner({ classroom, user, link, onPartner, widget }: PartnerPanelProps) {
  const reason = useId()
  if (classroom.status === 'expired') {
    return (
      <div className="panel">
        <Button icon={search} disabled describedBy={reason}>
          {t.find}
        </Button>
        <p id={reason}>{t.expired}</p>
      </div>
    )
  }
  const find = partnerSearch(classroom, user, widget)
  const looksHere = !isLibrarian(user)
  if (link.showPartnerSearch && looksHere) return <p className="part-empty">{t.searchLater}</p>
  const findHere = followedHere(find, () => onPartner({ showPartnerSearch: true }))
  return (
    <div className="panel">
      <p>{looksHere ? t.noPartner : t.noPartnerLibrarian}</p>
      <ButtonLink variant="primary" icon={search} {...(looksHere ? findHere : find)}>
        {t.find}
      </ButtonLink>
    </div>
  )
}
