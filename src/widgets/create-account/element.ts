import { defineWidget } from '../../element/define-widget.ts'
import centred from '../../ui/centred.css?inline'
import { CreateAccount } from './create-account.tsx'

/**
 * Creates a teacher's account (P1 §2 Create account), one of the players program where the brand is players. When
 * the verification mail is on its way it leads to the login by `cx-navigate`; CANCEL does too.
 *
 * @attr {string} email - what the Email field begins with, as for somebody who was not found by it
 * @fires cx-created - the account is there and waits for its email to be verified; the detail is `{ email }`
 */
defineWidget('cx-create-account', CreateAccount, {
  attributes: { email: 'string' },
  events: ['cx-created'],
  styles: [centred],
  session: 'none',
})

declare global {
  interface WidgetViews {
    'cx-create-account': typeof CreateAccount
  }
}
