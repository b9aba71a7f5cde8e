import { useState } from 'react'
import { createResend } from '../../../core/accounts/resend.ts'
import { emailField } from '../../../core/forms/field-kinds.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { common } from '../../../core/messages/common.ts'
import { login as t } from '../../../core/messages/login.ts'
import { resend as texts } from '../../../core/messages/resend.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** EMAIL NOT VERIFIED, with RESEND; what came of it is told in the same modal. */
export function NotVerified({ typed, onClose }: { typed: string; onClose: () => void }) {
  const [resend] = useState(() => createResend(typed))
  const { progress, busy, submit, field } = useForm(resend)

  return (
    <Modal
      open
      title={t.notVerifiedTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button
            variant="primary"
            onClick={() => submit()}
            busy={busy}
            busyLabel={texts.resending}
            autoFocusInModal
          >
            {texts.resend}
          </Button>
        </>
      }
    >
      <form className="login-resend" noValidate onSubmit={submit}>
        <p>{t.notVerified}</p>
        <Field label={t.email} {...emailField} autoComplete="email" {...field('email')} />
        {progress.at === 'done' && <Notice tone="success">{progress.outcome}</Notice>}
        {progress.at === 'failed' && <Notice tone="danger">{progress.failure}</Notice>}
      </form>
    </Modal>
  )
}
