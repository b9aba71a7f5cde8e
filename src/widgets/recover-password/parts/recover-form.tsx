import { useState } from 'react'
import { accountName } from '../../../core/forms/field-kinds.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { recoverPassword as t } from '../../../core/messages/recover-password.ts'
import { useStore } from '../../../core/use-store.ts'
import { NewPassword } from '../../../parts/new-password.tsx'
import { CardActions, CardForm } from '../../../ui/brand-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { createRecoverPassword, type RecoveryLink } from '../store.ts'
import type { RecoverPasswordHandle } from '../types.ts'
import { Outcome } from './outcome.tsx'

export interface RecoverFormProps {
  link: RecoveryLink
  widget: RecoverPasswordHandle
}

/** New password and confirmation, for a link that may be good. */
export function RecoverForm({ link, widget }: RecoverFormProps) {
  const [{ form, published }] = useState(() =>
    createRecoverPassword(link, () => widget.emit('cx-saved', null)),
  )
  const policy = useStore(published.$policy)
  const { progress, busy, submit, field } = useForm(form)

  return (
    <>
      <CardForm title={t.title} onSubmit={submit}>
        <p>{t.forAccount(link.email)}</p>
        <input {...accountName(link.email)} />
        <NewPassword
          labels={t}
          policy={policy}
          password={field('password')}
          confirmation={field('confirmation')}
        />
        <CardActions>
          <Button onClick={() => widget.navigate('login')}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t.submitting}>
            {t.submit}
          </Button>
        </CardActions>
      </CardForm>
      <Outcome progress={progress} widget={widget} onClose={form.close} onRetry={submit} />
    </>
  )
}
