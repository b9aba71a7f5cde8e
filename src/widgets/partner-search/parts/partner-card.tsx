import { useId } from 'react'
import type { PartnerMatch } from '../../../contract/entities/partner.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { classroomFacts } from '../../../core/messages/classroom-facts.ts'
import { partnerSearch as t } from '../../../core/messages/partner-search.ts'
import { openClassroom } from '../../../core/partners/open-classroom.ts'
import { PersonFacts } from '../../../parts/partners/person-facts.tsx'
import { PersonHead } from '../../../parts/partners/person-head.tsx'
import { Reasons } from '../../../parts/partners/reasons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PartnerSearchHandle } from '../types.ts'
import { RequestLink } from './request-link.tsx'

interface PartnerCardProps {
  partner: PartnerMatch
  onDetails: () => void
  onInvite: (classroomId: number | null) => void
  widget: PartnerSearchHandle
}

/** Somebody who could be the partner, with why their best classroom fits (P2 §2 Potential Matches). */
export function PartnerCard({ partner, onDetails, onInvite, widget }: PartnerCardProps) {
  const id = useId()
  const [best] = partner.classrooms
  const open = openClassroom(partner)
  // what is said is said of the one that would be invited
  const about = open ?? best
  return (
    <Card>
      <article className="match" aria-labelledby={id} data-match={partner.id}>
        <PersonHead
          person={partner}
          name={name => (
            <h4 id={id} className="match-name">
              {name}
            </h4>
          )}
        />
        <PersonFacts person={partner} />
        {about && (
          <div className="match-about">
            <p className="match-classroom">
              <bdi>{about.name}</bdi>
              <span className="match-dates">
                {classroomFacts.period(shortDate(about.start_date), shortDate(about.end_date))}
              </span>
            </p>
            <Reasons classroom={about} />
          </div>
        )}
        <div className="match-ways">
          <Button onClick={onDetails}>
            {t.details}
            <VisuallyHidden>{t.of(partner.full_name)}</VisuallyHidden>
          </Button>
          {open ? (
            <Button variant="soft" onClick={() => onInvite(open.id)}>
              {t.invite}
              <VisuallyHidden>{t.whom(partner.full_name)}</VisuallyHidden>
            </Button>
          ) : (
            best && <RequestLink classroom={best} name={partner.full_name} widget={widget} />
          )}
        </div>
      </article>
    </Card>
  )
}
