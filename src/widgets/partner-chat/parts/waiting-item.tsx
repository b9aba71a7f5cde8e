import type { WaitingMessage } from '../../../core/chat/kept-chat.ts'
import type { Outbox } from '../../../core/chat/outbox.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { alert, clock } from '../../../ui/icons.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface WaitingItemProps {
  waiting: WaitingMessage
  isSending: boolean
  /** Why it does not go; it is tried again. Null where nobody knows of anything. */
  stuck: string | null
  outbox: Outbox
  /** A button is pressed that goes. */
  onGone: () => void
}

/** Letters of a message by which its buttons are told apart. */
const TOLD_CHARACTERS = 40

/** A message that the server does not have yet, or does not take. */
export function WaitingItem({ waiting, isSending, stuck, outbox, onGone }: WaitingItemProps) {
  const { clientId, message, attachment, refused } = waiting
  const why = refused ?? stuck
  const act = (how: Outbox['remove']) => () => {
    onGone()
    how(clientId)
  }
  const told = (message || attachment?.label || '').slice(0, TOLD_CHARACTERS)
  return (
    // whoever has written it knows: it is read out once, as the message that it becomes
    <li className="message" data-own data-waiting data-refused={why !== null} aria-live="off">
      <VisuallyHidden>{t.you}: </VisuallyHidden>
      <div className="bubble">
        {message && <p dir="auto">{message}</p>}
        {attachment && <bdi className="file">{attachment.label}</bdi>}
      </div>
      {why === null ? (
        <p className="foot">
          <Icon path={clock} size={16} />
          <span>{isSending ? t.sending : t.waiting}</span>
        </p>
      ) : (
        <>
          <p className="foot" role="alert">
            <Icon path={alert} size={16} />
            <span>{why}</span>
          </p>
          <div className="ways">
            {refused !== null && (
              <Button size="small" onClick={act(outbox.retry)}>
                {t.retry}
                <VisuallyHidden> {told}</VisuallyHidden>
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={act(outbox.remove)}>
              {t.takeBack}
              <VisuallyHidden> {told}</VisuallyHidden>
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
