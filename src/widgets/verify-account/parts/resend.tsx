import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { createResend } from '../../../core/accounts/resend.ts'
import { emailField } from '../../../core/forms/field-kinds.ts'
import { resend as t } from '../../../core/messages/resend.ts'
import { verifyAccount } from '../../../core/messages/verify-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Asks for another verification mail: the link does not say whose it was. */
export function Resend() {
  const [resend] = useState(() => createResend(''))
  const email = useStore(resend.$email)
  const progress = useStore(resend.$progress)
  const busy = progress.at === 'sending'

  function submit(event: FormEvent) {
    event.preventDefault()
    resend.send()
  }

  return (
    <form className="cx-card-form" noValidate onSubmit={submit} aria-label={t.resend}>
      <Field
        label={t.email}
        hint={verifyAccount.resendHint}
        name="email"
        required
        readOnly={busy}
        value={email}
        error={progress.at === 'no-email' ? t.needsEmail : undefined}
        onChange={resend.type}
        {...emailField}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t.resending}>
        {t.resend}
      </Button>
      {progress.at === 'sent' && <Notice tone="success">{progress.sentence}</Notice>}
      {progress.at === 'failed' && <Notice tone="danger">{progress.reason}</Notice>}
    </form>
  )
}
