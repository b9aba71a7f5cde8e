import { useEffect, useEffectEvent, useState } from 'react'
import type { ConnectionDetail } from '../../../../contract/entities/connection.ts'
import { type ConnectionAction, connectionActionsOf } from '../../../../contract/rules/connection-status.ts'
import { common } from '../../../../core/messages/common.ts'
import { connections as t } from '../../../../core/messages/connections.ts'
import { createConnectionActs } from '../../../../core/partners/connection-acts.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { ConnectionChange } from '../../types.ts'
import { ActModals } from './act-modals.tsx'
import { Answering } from './answering.tsx'
import { LaterReport } from './later-report.tsx'
import { RequestFacts } from './request-facts.tsx'
import type { RequestModalProps } from './request-props.ts'

interface RequestDetailsProps extends RequestModalProps {
  connection: ConnectionDetail
  /** Asks for it anew. */
  refresh: () => Promise<void>
}

const changes: Record<ConnectionAction, ConnectionChange> = {
  accept: 'accepted',
  decline: 'declined',
  resend: 'resent',
  cancel: 'cancelled',
}

/** What stands at the bottom of each kind, the one to press last; what cannot be done any more is off (P2 §4). */
const offered = {
  received: ['decline', 'accept'],
  sent: ['cancel', 'resend'],
} as const satisfies Record<string, readonly ConnectionAction[]>

/** The details of a request, received or sent, with what can be done about it. */
export function RequestDetails(props: RequestDetailsProps) {
  const { connection, classroomId, listed, refresh, onChanged, onClose, widget } = props
  const { id, side, status, classrooms_matched: matched, partner, invited_classroom } = connection
  const [chosen, choose] = useState(classroomId)
  const [isReporting, setReporting] = useState(false)
  // one that was not asked for is chosen by nobody else
  const isAskedOff = invited_classroom !== null && !matched.some(({ id }) => id === invited_classroom.id)
  const own = matched.find(({ id }) => id === chosen) ?? (isAskedOff ? undefined : matched[0])
  const [acts] = useState(() =>
    createConnectionActs({
      id,
      taken(_, action, acceptedWith) {
        widget.emit('cx-connection-changed', {
          connectionId: id,
          change: changes[action],
          classroomId: acceptedWith,
        })
        onChanged()
      },
      refused() {
        onChanged()
        void refresh()
      },
    }),
  )
  const act = useStore(acts.$act)
  // somebody else may answer it, or take it back, while it is open; what one does oneself is told to its end
  const isActing = act.at !== 'none'
  const stands = isActing ? undefined : listed
  const follow = useEffectEvent((now: typeof listed) => {
    if (now && now !== status) void refresh()
  })
  useEffect(() => follow(stands), [stands])
  if (isActing) {
    return <ActModals acts={acts} connection={connection} own={own} onDone={onClose} widget={widget} />
  }
  if (isReporting) {
    return (
      <LaterReport
        about={{ as: 'request', connectionId: id }}
        title={t.report}
        name={partner.full_name}
        onSent={() => widget.emit('cx-partner-reported', null)}
        // what is typed is kept in the tab
        onWork={() => {}}
        onClose={() => setReporting(false)}
      />
    )
  }
  // what a pairing has ended cannot be sent again
  const may = connection.ended_by === null ? connectionActionsOf(side, status) : []
  return (
    <Modal
      open
      size="medium"
      title={t.titles[side](partner.full_name)}
      onClose={onClose}
      closeLabel={common.close}
      actions={offered[side].map(action => (
        <Button
          key={action}
          {...(action === offered[side].at(-1) && { variant: 'primary' })}
          disabled={!may.includes(action) || (action === 'accept' && !own)}
          onClick={() => acts.ask(action, own?.id ?? null)}
        >
          {t.actions[action]}
        </Button>
      ))}
    >
      <RequestFacts connection={connection} />
      {(side === 'received' || connection.decline_message !== '') && (
        <div className="report-way">
          <Button variant="quiet" size="small" onClick={() => setReporting(true)}>
            {t.report}
            <VisuallyHidden>{t.whom(partner.full_name)}</VisuallyHidden>
          </Button>
        </div>
      )}
      {side === 'received' && status === 'pending' && (
        <Answering
          connection={connection}
          own={own}
          isAskedOff={isAskedOff}
          onChoose={choose}
          widget={widget}
        />
      )}
    </Modal>
  )
}
