import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { common } from '../../../core/messages/common.ts'
import { session as t } from '../../../core/messages/session.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { createSessionNotice } from '../session-notice.ts'
import { SupportLink } from './support-link.tsx'

export interface SessionNoticeProps {
  supportEmail: string
  /** It is closed, and the form has its turn. */
  onClose: () => void
}

/** Tells why the session before ended, when it was not the person's own doing (P1 §8 Session). */
export function SessionNotice({ supportEmail, onClose }: SessionNoticeProps) {
  const [notice] = useState(createSessionNotice)
  const end = useStore(notice.$end)
  const isLocked = end?.reason === 'locked'
  useEffect(() => notice.join(), [notice])

  function close() {
    // while it is open, nothing else takes the focus
    flushSync(notice.close)
    onClose()
  }

  return (
    <Modal
      open={end !== null}
      title={isLocked ? t.lockedTitle : t.loggedOutTitle}
      onClose={close}
      closeLabel={common.close}
      actions={
        <Button variant="primary" onClick={close} autoFocusInModal>
          {common.ok}
        </Button>
      }
    >
      <p>{end?.sentence}</p>
      {isLocked && <SupportLink email={supportEmail} />}
    </Modal>
  )
}
