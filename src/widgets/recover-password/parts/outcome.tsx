import type { FormProgress } from '../../../core/forms/form-types.ts'
import { common } from '../../../core/messages/common.ts'
import { recoverPassword as t } from '../../../core/messages/recover-password.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
import type { Failure } from '../store.ts'

export interface OutcomeProps {
  /** Done comes with the sentence to tell. */
  progress: FormProgress<string, Failure>
  widget: Pick<WidgetHandle, 'navigate' | 'link'>
  onClose: () => void
  onRetry: () => void
}

/** What came of pressing APPLY: on to the login, to a new mail where the link is at fault, or another attempt. */
export function Outcome({ progress, widget, onClose, onRetry }: OutcomeProps) {
  if (progress.at === 'done') {
    const goOn = () => {
      onClose()
      widget.navigate('login')
    }
    return (
      <MessageModal title={t.recoveredTitle} onClose={goOn} labels={common}>
        <p>{progress.outcome}</p>
      </MessageModal>
    )
  }
  if (progress.at !== 'failed') return null
  const { failure } = progress
  if (failure.kind === 'other') {
    return (
      <FailureModal
        title={t.errorTitle}
        reason={failure.reason}
        next={failure.next}
        onClose={onClose}
        onRetry={failure.again ? onRetry : undefined}
        labels={common}
      />
    )
  }
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
      <p>{failure.reason}</p>
      <p>{failure.next}</p>
    </MessageModal>
  )
}
