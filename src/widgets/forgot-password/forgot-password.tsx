import { useState } from 'react'
import { forgotPassword as t } from '../../core/messages/forgot-password.ts'
import { BrandCard, CardActions, CardForm } from '../../ui/brand-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { WidgetHandle } from '../define-widget.ts'
import { emailField } from '../field-kinds.ts'
import { useForm } from '../use-form.ts'
import { Outcome } from './parts/outcome.tsx'
import { createForgotPassword } from './store.ts'

export interface ForgotPasswordEvents {
  'cx-recovery-sent': { email: string }
}

export interface ForgotPasswordProps {
  widget: WidgetHandle<ForgotPasswordEvents>
}

export function ForgotPassword({ widget }: ForgotPasswordProps) {
  const [form] = useState(() =>
    createForgotPassword(({ email }) => widget.emit('cx-recovery-sent', { email })),
  )
  const { progress, busy, submit, field } = useForm(form)

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
      <Outcome progress={progress} widget={widget} onClose={form.close} onRetry={submit} />
    </BrandCard>
  )
}
