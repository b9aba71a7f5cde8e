import { defineWidget } from '../../element/define-widget.ts'
import centred from '../../ui/centred.css?inline'
import { RecoverPassword } from './recover-password.tsx'

/**
 * Sets a new password with the link of a recovery mail (P1 §2 Forgot password), and leads to the login by
 * `cx-navigate`. Both attributes are secrets: a page takes them out of its address as soon as it has read them.
 *
 * @attr token - the last part of the path of the mail's link
 * @attr email - the query value `email` of the mail's link
 * @fires cx-saved - the server has taken the new password, and ended every session of the teacher
 */
defineWidget('cx-recover-password', RecoverPassword, {
  attributes: { token: 'string', email: 'string' },
  events: ['cx-saved'],
  styles: [centred],
  session: 'none',
})

declare global {
  interface WidgetViews {
    'cx-recover-password': typeof RecoverPassword
  }
}
