import { useEffect, useState } from 'react'
import { isEmail } from '../../contract/rules/email.ts'
import { emailField } from '../../core/forms/field-kinds.ts'
import { useForm } from '../../core/forms/use-form.ts'
import { createAccount as t } from '../../core/messages/create-account.ts'
import { useStore } from '../../core/use-store.ts'
import { NewPassword } from '../../parts/new-password.tsx'
import { BrandCard, CardActions, CardForm } from '../../ui/brand-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Agreement } from './parts/agreement.tsx'
import { Outcome } from './parts/outcome.tsx'
import { createAccountForm } from './store.ts'
import type { CreateAccountHandle } from './types.ts'

export interface CreateAccountProps {
  /** What the Email field begins with. */
  email?: string
  widget: CreateAccountHandle
}

export function CreateAccount({ email = '', widget }: CreateAccountProps) {
  const [{ form, published }] = useState(() =>
    createAccountForm(
      () => widget.brand.name === 'players',
      ({ email }) => widget.emit('cx-created', { email }),
    ),
  )
  useEffect(() => {
    if (isEmail(email.trim())) form.fill({ email: email.trim() })
  }, [form, email])
  const policy = useStore(published.$policy)
  const { progress, busy, isFilled, submit, field, checkbox } = useForm(form)

  return (
    <BrandCard brandName={widget.brand.productName} wide>
      <CardForm title={t.title} onSubmit={submit}>
        <Field label={t.email} {...emailField} {...field('email')} />
        <NewPassword
          labels={t}
          policy={policy}
          password={field('password')}
          confirmation={field('confirmation')}
        />
        <Agreement published={published} disabled={busy} {...checkbox('agreed')} />
        <CardActions>
          <Button onClick={() => widget.navigate('login')}>{t.cancel}</Button>
          <Button type="submit" variant="primary" disabled={!isFilled} busy={busy} busyLabel={t.submitting}>
            {t.submit}
          </Button>
        </CardActions>
      </CardForm>
      <Outcome progress={progress} widget={widget} onClose={form.close} onRetry={submit} />
    </BrandCard>
  )
}
