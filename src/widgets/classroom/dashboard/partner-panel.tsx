import { useId } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { avatarPicture } from '../../../core/avatar-picture.ts'
import { partnerName } from '../../../core/classrooms/partner-name.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { search } from '../../../ui/icons.ts'
import { partnerSearch } from '../partner-search.ts'
import type { ClassroomHandle } from '../types.ts'

interface PartnerPanelProps {
  classroom: Classroom
  user: User
  /** The link that led here asks for the search. */
  searches: boolean
  widget: ClassroomHandle
}

/** The global partner: who it is, or the way to find one (P2 §2). */
export function PartnerPanel(props: PartnerPanelProps) {
  const id = useId()
  const { partner } = props.classroom
  return (
    <Card flush>
      <section className="part" aria-labelledby={id}>
        <div className="part-head">
          <h4 id={id}>{t.partner}</h4>
        </div>
        {partner ? <Partner partner={partner} /> : <NoPartner {...props} />}
      </section>
    </Card>
  )
}

function Partner({ partner }: { partner: NonNullable<Classroom['partner']> }) {
  const name = partnerName(partner)
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
    </div>
  )
}

function NoPartner({ classroom, user, searches, widget }: PartnerPanelProps) {
  const reason = useId()
  if (searches) return <p className="part-empty">{t.searchLater}</p>
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
  return (
    <div className="panel">
      <p>{isLibrarian(user) ? t.noPartnerLibrarian : t.noPartner}</p>
      <ButtonLink variant="primary" icon={search} {...partnerSearch(classroom, user, widget)}>
        {t.find}
      </ButtonLink>
    </div>
  )
}
