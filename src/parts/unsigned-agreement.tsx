import { useState } from 'react'
import { agreement as t } from '../core/messages/agreement.ts'
import { common } from '../core/messages/common.ts'
import { Button } from '../ui/button.tsx'
import { MessageModal } from '../ui/message-modal.tsx'
import { Modal } from '../ui/modal.tsx'
import { AgreementForm } from './agreement-form.tsx'

export interface UnsignedAgreementProps {
  /** The agreement has been signed meanwhile: what it stood in the way of can go on. */
  onSigned: () => void
  /** The person leaves, and has confirmed it. */
  onLeave: () => void
}

/**
 * Says that the teacher's school has not signed the data privacy agreement, with its form and a link to pass on (P1 §2
 * Other modals, §6; P2 §2); open while it is rendered. It waits until the agreement is recorded, and then goes on by
 * itself; whoever wants to leave is asked once more.
 */
export function UnsignedAgreement({ onSigned, onLeave }: UnsignedAgreementProps) {
  const [isLeaving, setLeaving] = useState(false)
  const stay = () => setLeaving(false)
  return (
    <>
      <Modal
        open
        title={t.unsignedTitle}
        size="large"
        onClose={() => setLeaving(true)}
        closeLabel={common.close}
        actions={<Button onClick={() => setLeaving(true)}>{common.cancel}</Button>}
      >
        <AgreementForm school="own" onSigned={onSigned} />
      </Modal>
      {isLeaving && (
        <MessageModal
          title={t.leaveTitle}
          onClose={stay}
          labels={common}
          actions={
            <>
              <Button onClick={onLeave}>{t.leaveNow}</Button>
              <Button variant="primary" onClick={stay} autoFocusInModal>
                {t.goBack}
              </Button>
            </>
          }
        >
          <p>{t.leave}</p>
        </MessageModal>
      )}
    </>
  )
}
