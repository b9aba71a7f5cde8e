import { VERIFICATION_LINK_VALID_HOURS } from '../../../contract/limits/accounts.ts'
import type { FormProgress } from '../../../core/forms/form-types.ts'
import type { Told } from '../../../core/forms/read-failure.ts'
import { createAccount as t } from '../../../core/messages/create-account.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { FormOutcome } from '../../../parts/form-outcome.tsx'
import type { Created } from '../store.ts'

export interface OutcomeProps {
  progress: FormProgress<Created, Told>
  widget: Pick<WidgetHandle, 'navigate'>
  onClose: () => void
  onRetry: () => void
}

/** What came of pressing CREATE: EMAIL VERIFICATION and on to the login, or what went wrong. */
export function Outcome({ widget, ...given }: OutcomeProps) {
  return (
    <FormOutcome
      {...given}
      titles={{ done: t.createdTitle, failed: t.errorTitle }}
      onDone={() => widget.navigate('login')}
    >
      {({ email, sentence }) => (
        <>
          <p>{sentence}</p>
          <p>{t.sentTo(email, VERIFICATION_LINK_VALID_HOURS)}</p>
        </>
      )}
    </FormOutcome>
  )
}
