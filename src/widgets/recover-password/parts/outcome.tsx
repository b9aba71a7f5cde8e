import type { FormProgress } from '../../../core/forms/form-types.ts'
import { common } from '../../../core/messages/common.ts'
import { recoverPassword as t } from '../../../core/messages/recover-password.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { FormOutcome } from '../../../parts/form-outcome.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import type { Failure } from '../store.ts'

export interface OutcomeProps {
  /** Done comes with the sentence to tell. */
  progress: FormProgress<string, Failure>
  widget: Pick<WidgetHandle, 'navigate' | 'link'>
  onClose: () => void
  onRetry: () => void
}

/** What came of pressing APPLY: on to the login, to a new mail where the link is at fault, or another attempt. */
export function Outcome({ widget, ...given }: OutcomeProps) {
  const { progress, onClose } = given
  if (progress.at !== 'failed' || progress.failure.kind !== 'link') {
    return (
      <FormOutcome
        {...given}
        titles={{ done: t.recoveredTitle, failed: t.errorTitle }}
        onDone={() => widget.navigate('login')}
      >
        {sentence => <p>{sentence}</p>}
      </FormOutcome>
    )
  }
  const { reason, next } = progress.failure
  return (
    <MessageModal
      title={t.linkTitle}
      onClose={onClose}
      labels={common}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <ButtonLink variant="primary" {...widget.link('forgotPassword')}>
            {t.askAgain}
          </ButtonLink>
        </>
      }
    >
      <p>{reason}</p>
      <p>{next}</p>
    </MessageModal>
  )
}
