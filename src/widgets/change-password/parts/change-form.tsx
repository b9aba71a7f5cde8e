import { useState } from 'react'
import { passwordNeeds } from '../../../core/accounts/password-needs.ts'
import { accountName, passwordField } from '../../../core/forms/field-kinds.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { changePassword as t } from '../../../core/messages/change-password.ts'
import { common } from '../../../core/messages/common.ts'
import { useStore } from '../../../core/use-store.ts'
import { CardActions, CardForm } from '../../../ui/brand-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checklist } from '../../../ui/checklist.tsx'
import { Field } from '../../../ui/field.tsx'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
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
  const { draft, progress, busy, submit, field } = useForm(form)

  function goOn() {
    form.close()
    widget.navigate('classrooms')
  }

  return (
    <>
      <CardForm title={t.title} heading="h2" onSubmit={submit}>
        <input {...accountName(email)} />
        <Field {...passwordField(t.old, 'current-password')} {...field('passwordOld')} />
        <Field
          {...passwordField(t.password, 'new-password')}
          hint={<Checklist {...passwordNeeds(draft.password, policy)} />}
          {...field('password')}
        />
        <Field {...passwordField(t.confirmation, 'new-password')} {...field('confirmation')} />
        <CardActions>
          <Button onClick={() => widget.navigate('classrooms')}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t.submitting}>
            {t.submit}
          </Button>
        </CardActions>
      </CardForm>
      {progress.at === 'done' && (
        <MessageModal title={t.changedTitle} onClose={goOn} labels={common}>
          <p>{progress.outcome}</p>
        </MessageModal>
      )}
      {progress.at === 'failed' && (
        <FailureModal
          title={t.errorTitle}
          reason={progress.failure}
          onClose={form.close}
          onRetry={submit}
          labels={common}
        />
      )}
    </>
  )
}
