import { type FormEvent, useState } from 'react'
import { profile as t } from '../../core/messages/profile.ts'
import type { PhoneConfirmation } from '../../core/profile/phone-confirmation.ts'
import { useStore } from '../../core/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FieldsGroup } from './fields-group.tsx'

/** Asks for the code that was sent to a phone, while one is waited for (P1 §4 Profile save, §8 Profile). */
export function PhoneCode({ phone }: { phone: PhoneConfirmation }) {
  const state = useStore(phone.$state)
  const [code, setCode] = useState('')
  if (state.at === 'closed') return null

  function confirm(event: FormEvent): void {
    event.preventDefault()
    void phone.take(code.trim())
  }

  return (
    <Modal
      open
      title={t.codeTitle}
      size="medium"
      onClose={phone.cancel}
      actions={
        <>
          <Button onClick={phone.cancel}>{t.cancel}</Button>
          <Button onClick={phone.resend} busy={state.busy === 'sending'}>
            {t.resendCode}
          </Button>
          <Button
            variant="primary"
            onClick={() => phone.take(code.trim())}
            busy={state.busy === 'confirming'}
            busyLabel={t.confirming}
          >
            {t.confirm}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={confirm}>
        <FieldsGroup>
          {state.told && <Notice>{state.told}</Notice>}
          <Field
            label={t.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onChange={setCode}
            error={state.wrong}
          />
        </FieldsGroup>
      </form>
    </Modal>
  )
}
