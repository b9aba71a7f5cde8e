import { useEffect, useEffectEvent, useState } from 'react'
import { partners as t } from '../../core/messages/partners.ts'
import type { InvitationTrouble } from '../../core/partners/wrong-invitation.ts'
import { signOut } from '../../core/session/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

/** Events of every element that an invitation leads to. */
export interface InvitationEvents {
  'cx-wrong-invitation': InvitationTrouble
}

interface WrongInvitationProps {
  trouble: InvitationTrouble
  widget: { emit(event: 'cx-wrong-invitation', detail: InvitationTrouble): boolean }
  /** The person stays who they are. */
  onBack: () => void
}

/** The invitation is for another account: told to the page, and unless it takes care of that in a modal (P1 §2). */
export function WrongInvitation({ trouble, widget, onBack }: WrongInvitationProps) {
  const { message, error_code } = trouble
  const [isOurs, setOurs] = useState(false)
  const tell = useEffectEvent((detail: InvitationTrouble) => {
    setOurs(widget.emit('cx-wrong-invitation', detail))
  })
  useEffect(() => tell({ message, error_code }), [message, error_code])
  return (
    <Modal
      open={isOurs}
      title={t.wrongTitle}
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>{t.back}</Button>
          <Button variant="primary" autoFocusInModal onClick={() => void signOut()}>
            {t.logOut}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Modal>
  )
}
