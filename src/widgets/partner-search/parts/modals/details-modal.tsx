import { useId } from 'react'
import type { MatchedClassroom, PartnerMatch } from '../../../../contract/entities/partner.ts'
import { common } from '../../../../core/messages/common.ts'
import { partnerSearch as t } from '../../../../core/messages/partner-search.ts'
import { partners } from '../../../../core/messages/partners.ts'
import { isOpen } from '../../../../core/partners/open-classroom.ts'
import { ClassroomFacts } from '../../../../parts/partners/classroom-facts.tsx'
import { PersonDetails } from '../../../../parts/partners/person-facts.tsx'
import { PersonHead } from '../../../../parts/partners/person-head.tsx'
import { Reasons } from '../../../../parts/partners/reasons.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { PartnerSearchHandle } from '../../types.ts'
import { RequestLink } from '../request-link.tsx'

interface DetailsModalProps {
  partner: PartnerMatch
  onInvite: (classroomId: number | null) => void
  onClose: () => void
  widget: PartnerSearchHandle
}

/** All that is told of a match, with the classrooms that fit, each with why (P2 §3 Partner). */
export function DetailsModal({ partner, onInvite, onClose, widget }: DetailsModalProps) {
  return (
    <Modal
      open
      size="medium"
      title={t.detailsTitle(partner.full_name)}
      onClose={onClose}
      closeLabel={common.close}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div className="details">
        <PersonHead person={partner} name={name => <p className="match-name">{name}</p>} />
        <PersonDetails person={partner} />
        <section className="details-classrooms">
          <h3 className="cx-part-title">{partners.classrooms}</h3>
          {partner.classrooms.map(classroom => (
            <Fitting
              key={classroom.id}
              classroom={classroom}
              onInvite={() => onInvite(classroom.id)}
              widget={widget}
            />
          ))}
        </section>
      </div>
    </Modal>
  )
}

interface FittingProps {
  classroom: MatchedClassroom
  onInvite: () => void
  widget: PartnerSearchHandle
}

function Fitting({ classroom, onInvite, widget }: FittingProps) {
  const id = useId()
  return (
    <article className="fitting" aria-labelledby={id}>
      <h4 id={id} className="match-name">
        <bdi>{classroom.name}</bdi>
      </h4>
      <ClassroomFacts classroom={classroom} />
      <Reasons classroom={classroom} />
      <div className="match-ways">
        {isOpen(classroom) ? (
          <Button size="small" variant="soft" onClick={onInvite}>
            {t.invite}
            <VisuallyHidden>{t.whom(classroom.name)}</VisuallyHidden>
          </Button>
        ) : (
          <RequestLink classroom={classroom} name={classroom.name} small widget={widget} />
        )}
      </div>
    </article>
  )
}
