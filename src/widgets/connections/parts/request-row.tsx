import type { ConnectionRequest } from '../../../contract/entities/connection.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { connections as t } from '../../../core/messages/connections.ts'
import { otherSide } from '../../../core/partners/connection-list.ts'
import { PersonHead } from '../../../parts/partners/person-head.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { RequestStatus } from './request-status.tsx'

interface RequestRowProps {
  request: ConnectionRequest
  onOpen: () => void
}

/** One request: with whom, about which classrooms, and where it stands. */
export function RequestRow({ request, onOpen }: RequestRowProps) {
  const { side, status, ended_by, classroom, invited_classroom, sent_at } = request
  const other = otherSide(request)
  const about = side === 'sent' ? t.asked : t.asks
  return (
    <Card>
      <div className="request" data-request={request.id}>
        <PersonHead person={other} size="small" name={name => <p className="request-name">{name}</p>}>
          <p className="fine">{about(classroom.name, invited_classroom?.name ?? null)}</p>
          {ended_by && <p className="fine">{t.endedBy[ended_by]}</p>}
        </PersonHead>
        <div className="request-end">
          <RequestStatus status={status} />
          <time className="fine" dateTime={sent_at}>
            {t.sentOn(shortDate(sent_at))}
          </time>
          <Button size="small" onClick={onOpen}>
            {t.details}
            <VisuallyHidden>{t.of(other.full_name, classroom.name, invited_classroom?.name)}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </Card>
  )
}
