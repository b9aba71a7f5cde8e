import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { EMAIL_MAX_CHARACTERS } from '../../../contract/limits/accounts.ts'
import { createResend } from '../../../core/accounts/resend.ts'
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
  const email = useStore(resend.$email)
  const progress = useStore(resend.$progress)
  const busy = progress.at === 'sending'

  function submit(event: FormEvent) {
    event.preventDefault()
    resend.send()
  }

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
            onClick={resend.send}
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
        <Field
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          readOnly={busy}
          maxLength={EMAIL_MAX_CHARACTERS}
          value={email}
          error={progress.at === 'no-email' ? texts.needsEmail : undefined}
          onChange={resend.type}
        />
        {progress.at === 'sent' && <Notice tone="success">{progress.sentence}</Notice>}
        {progress.at === 'failed' && <Notice tone="danger">{progress.reason}</Notice>}
      </form>
    </Modal>
  )
}
