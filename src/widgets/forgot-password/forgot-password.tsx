import { useState } from 'react'
import { emailField } from '../../core/forms/field-kinds.ts'
import { useForm } from '../../core/forms/use-form.ts'
import { forgotPassword as t } from '../../core/messages/forgot-password.ts'
import { BrandCard, CardActions, CardForm } from '../../ui/brand-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Outcome } from './parts/outcome.tsx'
import { createForgotPassword } from './store.ts'
import type { ForgotPasswordHandle } from './types.ts'

export interface ForgotPasswordProps {
  widget: ForgotPasswordHandle
}

export function ForgotPassword({ widget }: ForgotPasswordProps) {
  const [form] = useState(() =>
    createForgotPassword(({ email }) => widget.emit('cx-recovery-sent', { email })),
  )
  const { draft, progress, busy, submit, field } = useForm(form)

  return (
    <BrandCard brandName={widget.brand.productName} wide>
      <CardForm title={t.title} onSubmit={submit}>
        <Field label={t.email} hint={t.hint} {...emailField} {...field('email')} />
        <CardActions>
          <Button onClick={() => widget.navigate('login')}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t.submitting}>
            {t.submit}
          </Button>
        </CardActions>
      </CardForm>
      <Outcome
        progress={progress}
        typed={draft.email.trim()}
        widget={widget}
        onClose={form.close}
        onRetry={submit}
      />
    </BrandCard>
  )
}
