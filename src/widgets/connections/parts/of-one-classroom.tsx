import type { ConnectionRequest } from '../../../contract/entities/connection.ts'
import { connections as t } from '../../../core/messages/connections.ts'
import { ownClassroomOf } from '../../../core/partners/connection-list.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { ConnectionsHandle } from '../types.ts'

interface OfOneClassroomProps {
  id: number
  rows: readonly ConnectionRequest[]
  widget: ConnectionsHandle
}

/** That requests of one classroom alone are listed, by its name as far as one of them tells it, and the way to all. */
export function OfOneClassroom({ id, rows, widget }: OfOneClassroomProps) {
  const name = rows.map(ownClassroomOf).find(own => own?.id === id)?.name
  return (
    <div className="request-line">
      <p className="fine">
        {t.onlyOf} <bdi>{name ?? t.thisClassroom}</bdi>
      </p>
      <ButtonLink size="small" {...widget.link('connections')}>
        {t.showAll}
      </ButtonLink>
    </div>
  )
}
