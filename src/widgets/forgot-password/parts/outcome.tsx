import { RECOVERY_LINK_VALID_MINUTES } from '../../../contract/limits/accounts.ts'
import type { FormProgress } from '../../../core/forms/form-types.ts'
import { common } from '../../../core/messages/common.ts'
import { forgotPassword as t } from '../../../core/messages/forgot-password.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
import type { Failure, Sent } from '../store.ts'

export interface OutcomeProps {
  progress: FormProgress<Sent, Failure>
  /** The email that was asked for, with which an account can be created. */
  typed: string
  widget: Pick<WidgetHandle, 'navigate'>
  onClose: () => void
  onRetry: () => void
}

/** What came of pressing APPLY: on to the login, to create account, or another attempt. */
export function Outcome({ progress, typed, widget, onClose, onRetry }: OutcomeProps) {
  const toLogin = () => {
    onClose()
    widget.navigate('login')
  }
  const toCreateAccount = () => {
    onClose()
    widget.navigate('createAccount', {}, { email: typed })
  }

  if (progress.at === 'done') {
    const { email, sentence } = progress.outcome
    return (
      <MessageModal title={t.sentTitle} onClose={toLogin} labels={common}>
        <p>{sentence}</p>
        <p>{t.sentTo(email, RECOVERY_LINK_VALID_MINUTES)}</p>
      </MessageModal>
    )
  }
  if (progress.at !== 'failed') return null
  const { kind, reason } = progress.failure
  if (kind === 'not-sent') {
    return (
      <FailureModal
        title={t.errorTitle}
        reason={reason}
        onClose={onClose}
        onRetry={onRetry}
        labels={common}
      />
    )
  }
  return (
    <MessageModal
      title={t.unknownTitle}
      onClose={onClose}
      labels={common}
      actions={
        <>
          <Button onClick={onClose}>{t.correct}</Button>
          <Button variant="primary" onClick={toCreateAccount} autoFocusInModal>
            {t.createAccount}
          </Button>
        </>
      }
    >
      <p>{reason}</p>
    </MessageModal>
  )
}
