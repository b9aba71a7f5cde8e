import { studentSite } from '../../../core/brand/student-site.ts'
import { emailField, passwordField } from '../../../core/forms/field-kinds.ts'
import type { FormControls } from '../../../core/forms/use-form.ts'
import { login as t } from '../../../core/messages/login.ts'
import { $refusedCode } from '../../../core/session/fetch-session.ts'
import { useStore } from '../../../core/use-store.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { CardForm } from '../../../ui/brand-card.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import type { LoginStore } from '../store.ts'

export interface LoginFormProps {
  form: FormControls<LoginStore>
  widget: Pick<WidgetHandle, 'link' | 'outside' | 'brand' | 'hostUrl'>
  compact: boolean
}

export function LoginForm({ form, widget, compact }: LoginFormProps) {
  const { busy, submit, field, checkbox } = form
  const refusedCode = useStore($refusedCode)
  return (
    <CardForm title={t.title} heading={compact ? 'h2' : 'h1'} onSubmit={submit}>
      {refusedCode && (
        <p className="cx-trouble login-refused" role="alert">
          {refusedCode}
        </p>
      )}
      <Field label={t.email} {...emailField} {...field('email')} />
      <Field {...passwordField(t.password, 'current-password')} {...field('password')} />
      <div className="login-row">
        <Checkbox label={t.keepSignedIn} {...checkbox('keep')} />
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
        <a className="login-link" {...widget.outside(studentSite(widget))}>
          {t.studentSite}
        </a>
      </p>
    </CardForm>
  )
}
