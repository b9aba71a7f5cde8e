import { useRef, useState } from 'react'
import type { Partner } from '../../../contract/entities/partner.ts'
import { partnerName } from '../../../core/classrooms/partner-name.ts'
import { partnerPanel as t } from '../../../core/messages/partner-panel.ts'
import { useLedIn } from '../../../element/screens/led-in.ts'
import { LaterModal } from '../../../parts/later-modal.tsx'
import { laterView } from '../../../parts/later-view.ts'
import { PersonHead } from '../../../parts/partners/person-head.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { PartnerPanelHandle } from '../types.ts'
import { Details } from './details.tsx'
import type { ReportModalProps } from './report/report-modal.tsx'
import { Times } from './times.tsx'

const report = laterView<ReportModalProps>(
  async () => (await import('./report/report-modal.tsx')).ReportModal,
)

interface KnownPartnerProps {
  partner: Partner
  classroomId: number
  openChat: boolean
  showDetails: boolean
  onChat: (isOpen: boolean) => void
  widget: PartnerPanelHandle
}

/** The partner by first name and initial (P3 §2 Global Partner tab), what time it is there, and what one may do. */
export function KnownPartner(props: KnownPartnerProps) {
  const { partner, classroomId, openChat, showDetails, onChat, widget } = props
  const [isReporting, setReporting] = useState(false)
  const { first_name, school, time_zone } = partner

  const toggle = useRef<HTMLButtonElement>(null)
  useLedIn(widget.element, toggle)

  return (
    <>
      <PersonHead
        person={{ ...partner, full_name: partnerName(partner) }}
        name={name => <p className="person-name">{name}</p>}
      >
        {school && (
          <p className="school">
            <bdi>{school.name}</bdi>
          </p>
        )}
      </PersonHead>
      <Times firstName={first_name} timeZone={time_zone} />
      <div className="ways">
        <Button variant={openChat ? 'secondary' : 'primary'} size="small" onClick={() => onChat(!openChat)}>
          {openChat ? t.closeChat : t.openChat}
        </Button>
        <ButtonLink size="small" {...widget.link('classroom', { classroomId }, { tab: 'message-board' })}>
          {t.board}
        </ButtonLink>
        <Button
          ref={toggle}
          size="small"
          onClick={() => Object.assign(widget.element, { showDetails: !showDetails })}
        >
          {showDetails ? t.hideDetails : t.showDetails}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setReporting(true)}>
          {t.report}
        </Button>
      </div>
      {showDetails && <Details partner={partner} />}
      {isReporting && (
        <LaterModal
          view={report}
          title={t.reportTitle}
          props={{
            classroomId,
            name: first_name,
            onSent: () => widget.emit('cx-partner-reported', null),
            onWork: busy => widget.emit('cx-busy-changed', { busy }),
            onClose: () => setReporting(false),
          }}
        />
      )}
    </>
  )
}
