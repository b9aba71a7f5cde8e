import { useStore } from '@nanostores/react'
import { type FormEvent, type RefObject, useRef } from 'react'
import { EMAIL_MAX_CHARACTERS, PASSWORD_INPUT_MAX_CHARACTERS } from '../../../contract/limits/accounts.ts'
import { login as t } from '../../../core/messages/login.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { CardForm } from '../../../ui/brand-card.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import type { LoginStore } from '../store.ts'
import { studentSite } from '../student-site.ts'

export interface LoginFormProps {
  login: LoginStore
  widget: Pick<WidgetHandle, 'link' | 'brand' | 'hostUrl'>
  emailRef: RefObject<HTMLInputElement | null>
  compact: boolean
}

export function LoginForm({ login, widget, emailRef, compact }: LoginFormProps) {
  const draft = useStore(login.$draft)
  const errors = useStore(login.$errors)
  const busy = useStore(login.$progress).at === 'sending'
  const passwordRef = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    await login.submit()
    if (login.$progress.get().at !== 'editing') return
    const { email, password } = login.$errors.get()
    if (email) emailRef.current?.focus()
    else if (password) passwordRef.current?.focus()
  }

  return (
    <CardForm title={t.title} heading={compact ? 'h2' : 'h1'} onSubmit={submit}>
      <Field
        label={t.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        readOnly={busy}
        maxLength={EMAIL_MAX_CHARACTERS}
        value={draft.email}
        error={errors.email}
        onChange={text => login.type('email', text)}
        onBlur={() => login.leave('email')}
        ref={emailRef}
      />
      <Field
        label={t.password}
        name="password"
        type="password"
        showPassword={t.showPassword}
        autoComplete="current-password"
        required
        readOnly={busy}
        maxLength={PASSWORD_INPUT_MAX_CHARACTERS}
        value={draft.password}
        error={errors.password}
        onChange={text => login.type('password', text)}
        onBlur={() => login.leave('password')}
        ref={passwordRef}
      />
      <div className="login-row">
        <Checkbox label={t.keepSignedIn} name="keep" checked={draft.keep} onChange={login.keep} />
        <a className="login-link" {...widget.link('forgotPassword')}>
          {t.forgotPassword}
        </a>
      </div>
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t.submitting}>
        {t.submit}
      </Button>
      <ButtonLink wide {...widget.link('createAccount')}>
        {t.createAccount}
      </ButtonLink>
      <p className="login-student">
        <a className="login-link" href={studentSite(widget)}>
          {t.studentSite}
        </a>
      </p>
    </CardForm>
  )
}
