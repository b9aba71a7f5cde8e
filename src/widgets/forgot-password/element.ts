import { defineWidget } from '../../element/define-widget.ts'
import centred from '../../ui/centred.css?inline'
import { ForgotPassword } from './forgot-password.tsx'

/**
 * Asks for the mail with which a new password can be set (P1 §2 Forgot password). When it is on its way it leads to
 * the login by `cx-navigate`, and to create account, with the email, when it is not in the system.
 *
 * @fires cx-recovery-sent - the mail is on its way; the detail is `{ email }`
 */
defineWidget('cx-forgot-password', ForgotPassword, {
  events: ['cx-recovery-sent'],
  styles: [centred],
  session: 'none',
})

declare global {
  interface WidgetViews {
    'cx-forgot-password': typeof ForgotPassword
  }
}
