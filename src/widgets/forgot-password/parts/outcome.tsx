import { RECOVERY_LINK_VALID_MINUTES } from '../../../contract/limits/accounts.ts'
import type { FormProgress } from '../../../core/forms/form-types.ts'
import { common } from '../../../core/messages/common.ts'
import { forgotPassword as t } from '../../../core/messages/forgot-password.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { FormOutcome } from '../../../parts/form-outcome.tsx'
import { Button } from '../../../ui/button.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
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
export function Outcome({ typed, widget, ...given }: OutcomeProps) {
  const { progress, onClose } = given
  if (progress.at !== 'failed' || progress.failure.kind !== 'unknown-email') {
    return (
      <FormOutcome
        {...given}
        titles={{ done: t.sentTitle, failed: t.errorTitle }}
        onDone={() => widget.navigate('login')}
      >
        {({ email, sentence }) => (
          <>
            <p>{sentence}</p>
            <p>{t.sentTo(email, RECOVERY_LINK_VALID_MINUTES)}</p>
          </>
        )}
      </FormOutcome>
    )
  }
  const toCreateAccount = () => {
    onClose()
    widget.navigate('createAccount', {}, { email: typed })
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
      <p>{progress.failure.reason}</p>
    </MessageModal>
  )
}
