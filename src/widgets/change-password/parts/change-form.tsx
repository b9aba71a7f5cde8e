import { useState } from 'react'
import { accountName, passwordField } from '../../../core/forms/field-kinds.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { changePassword as t } from '../../../core/messages/change-password.ts'
import { useStore } from '../../../core/use-store.ts'
import { FormOutcome } from '../../../parts/form-outcome.tsx'
import { NewPassword } from '../../../parts/new-password.tsx'
import { CardActions, CardForm } from '../../../ui/brand-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { createChangePassword } from '../store.ts'
import type { ChangePasswordHandle } from '../types.ts'

export interface ChangeFormProps {
  /** Of the account, for password managers. */
  email: string
  widget: ChangePasswordHandle
}

/** Old, new and confirmed password, and what came of pressing APPLY. */
export function ChangeForm({ email, widget }: ChangeFormProps) {
  const [{ form, published }] = useState(() => createChangePassword(() => widget.emit('cx-saved', null)))
  const policy = useStore(published.$policy)
  const { progress, busy, submit, field } = useForm(form)

  return (
    <>
      <CardForm title={t.title} heading="h2" onSubmit={submit}>
        <input {...accountName(email)} />
        <Field {...passwordField(t.old, 'current-password')} {...field('passwordOld')} />
        <NewPassword
          labels={t}
          policy={policy}
          password={field('password')}
          confirmation={field('confirmation')}
        />
        <CardActions>
          <Button onClick={() => widget.navigate('classrooms')}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t.submitting}>
            {t.submit}
          </Button>
        </CardActions>
      </CardForm>
      <FormOutcome
        progress={progress}
        titles={{ done: t.changedTitle, failed: t.errorTitle }}
        onClose={form.close}
        onDone={() => widget.navigate('classrooms')}
        onRetry={submit}
      >
        {sentence => <p>{sentence}</p>}
      </FormOutcome>
    </>
  )
}
