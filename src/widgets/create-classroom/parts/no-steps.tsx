import { useState } from 'react'
import type { ConnectionDetail } from '../../../contract/entities/connection.ts'
import { noSteps as t } from '../../../core/messages/no-steps.ts'
import { wrongInvitation } from '../../../core/partners/wrong-invitation.ts'
import { WrongInvitation } from '../../../parts/partners/wrong-invitation.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { NoStepsReason } from '../begun.ts'
import type { CreateClassroomHandle } from '../types.ts'
import { SubscriptionOver } from './subscription-over.tsx'

export interface NoStepsProps {
  why: NoStepsReason
  widget: CreateClassroomHandle
}

/** In the place of the steps, which would lead to a refusal. */
export function NoSteps({ why, widget }: NoStepsProps) {
  if ('over' in why) return <SubscriptionOver {...why.over} email={widget.brand.supportEmail} />
  return 'asked' in why ? (
    <Settled asked={why.asked} widget={widget} />
  ) : (
    <OfAnother error={why.error} widget={widget} />
  )
}

/** The request is not one that a classroom is created for: sent by oneself, or it does not wait any more. */
function Settled({ asked, widget }: { asked: ConnectionDetail; widget: CreateClassroomHandle }) {
  const { id, side, status, partner } = asked
  return (
    <EmptyState
      heading="h2"
      title={side === 'sent' ? t.ownTitle : t.settledTitle}
      text={side === 'sent' ? t.own(partner.full_name) : t.settled[status]}
      action={
        <>
          <ButtonLink variant="primary" {...widget.link('connections', { invitationId: id })}>
            {t.toRequest}
          </ButtonLink>
          <ButtonLink {...widget.link('createClassroom')}>{t.without}</ButtonLink>
        </>
      }
    />
  )
}

/** P1 §2 wrong partner invitation. */
function OfAnother({ error, widget }: { error: unknown; widget: CreateClassroomHandle }) {
  const trouble = wrongInvitation(error)
  const [isRead, setRead] = useState(false)
  if (!trouble) return null
  const back = () => {
    setRead(true)
    widget.goOn('connections')
  }
  return (
    <>
      <EmptyState
        heading="h2"
        title={t.ofAnother}
        text={trouble.message}
        action={<ButtonLink {...widget.link('connections')}>{t.toConnections}</ButtonLink>}
      />
      {!isRead && <WrongInvitation trouble={trouble} widget={widget} onBack={back} />}
    </>
  )
}
