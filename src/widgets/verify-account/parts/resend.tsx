import { useState } from 'react'
import { createResend } from '../../../core/accounts/resend.ts'
import { emailField } from '../../../core/forms/field-kinds.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { resend as t } from '../../../core/messages/resend.ts'
import { verifyAccount } from '../../../core/messages/verify-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Asks for another verification mail: the link does not say whose it was. */
export function Resend() {
  const [resend] = useState(() => createResend(''))
  const { progress, busy, submit, field } = useForm(resend)

  return (
    <form className="cx-card-form" noValidate onSubmit={submit} aria-label={t.resend}>
      <Field label={t.email} hint={verifyAccount.resendHint} {...emailField} {...field('email')} />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t.resending}>
        {t.resend}
      </Button>
      {progress.at === 'done' && <Notice tone="success">{progress.outcome}</Notice>}
      {progress.at === 'failed' && <Notice tone="danger">{progress.failure}</Notice>}
    </form>
  )
}
