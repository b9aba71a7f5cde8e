import { VERIFICATION_LINK_VALID_HOURS } from '../../../contract/limits/accounts.ts'
import type { FormProgress } from '../../../core/forms/form-types.ts'
import type { Told } from '../../../core/forms/read-failure.ts'
import { common } from '../../../core/messages/common.ts'
import { createAccount as t } from '../../../core/messages/create-account.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
import type { Created } from '../store.ts'

export interface OutcomeProps {
  progress: FormProgress<Created, Told>
  widget: Pick<WidgetHandle, 'navigate'>
  onClose: () => void
  onRetry: () => void
}

/** What came of pressing CREATE: EMAIL VERIFICATION and on to the login, or what went wrong. */
export function Outcome({ progress, widget, onClose, onRetry }: OutcomeProps) {
  if (progress.at === 'done') {
    const { email, sentence } = progress.outcome
    const goOn = () => {
      onClose()
      widget.navigate('login')
    }
    return (
      <MessageModal title={t.createdTitle} onClose={goOn} labels={common}>
        <p>{sentence}</p>
        <p>{t.sentTo(email, VERIFICATION_LINK_VALID_HOURS)}</p>
      </MessageModal>
    )
  }
  if (progress.at !== 'failed') return null
  const { reason, next, again } = progress.failure
  return (
    <FailureModal
      title={t.errorTitle}
      reason={reason}
      next={next}
      onClose={onClose}
      onRetry={again ? onRetry : undefined}
      labels={common}
    />
  )
}
