import type { ConnectionDetail } from '../../../../contract/entities/connection.ts'
import type { PartnerClassroom } from '../../../../contract/entities/partner.ts'
import { shortDate } from '../../../../core/dates/short-date.ts'
import { connections as t } from '../../../../core/messages/connections.ts'
import { ClassroomFacts } from '../../../../parts/partners/classroom-facts.tsx'
import { PersonDetails } from '../../../../parts/partners/person-facts.tsx'
import { PersonHead } from '../../../../parts/partners/person-head.tsx'
import { RequestStatus } from '../request-status.tsx'

/** With whom, since when, about which classrooms, and what was written. */
export function RequestFacts({ connection }: { connection: ConnectionDetail }) {
  const { side, status, ended_by, partner, sent_at, message, decline_message, classroom, invited_classroom } =
    connection
  const isSent = side === 'sent'
  return (
    <div className="details">
      <PersonHead person={partner} name={name => <p className="request-name">{name}</p>}>
        <p className="request-line">
          <RequestStatus status={status} />
          <span className="fine">{t.sentOn(shortDate(sent_at))}</span>
        </p>
        {ended_by && <p className="fine">{t.endedBy[ended_by]}</p>}
      </PersonHead>
      <Written title={isSent ? t.ownNote : t.theirNote} text={message} />
      <Written title={t.declineNote} text={decline_message} />
      {/* of one that is over no more is told than who it was */}
      {(status === 'pending' || status === 'accepted') && <PersonDetails person={partner} />}
      <About title={isSent ? t.ownClassroom : t.theirClassroom} classroom={classroom} own={isSent} />
      {isSent ? (
        <About title={t.theirClassroom} classroom={invited_classroom} />
      ) : (
        <About
          title={status === 'accepted' ? t.ownClassroom : t.askedFor}
          classroom={invited_classroom}
          own
        />
      )}
    </div>
  )
}

function Written({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <section>
      <h3 className="cx-part-title">{title}</h3>
      <p className="cx-written">{text}</p>
    </section>
  )
}

interface AboutProps {
  title: string
  /** Null where it is left to who is asked. */
  classroom: PartnerClassroom | null
  /** Of which whoever reads it knows the rest. */
  own?: boolean
}

function About({ title, classroom, own = false }: AboutProps) {
  return (
    <section className="about">
      <h3 className="cx-part-title">
        {title}: <bdi>{classroom ? classroom.name : own ? t.whicheverOwn : t.whichever}</bdi>
      </h3>
      {classroom && !own && <ClassroomFacts classroom={classroom} />}
    </section>
  )
}
