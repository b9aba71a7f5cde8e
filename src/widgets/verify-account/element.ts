import { defineWidget } from '../../element/define-widget.ts'
import centred from '../../ui/centred.css?inline'
import { VerifyAccount } from './verify-account.tsx'

/**
 * Takes the link of a verification mail and says what became of it (P1 §8 Verification); where a new mail helps, it
 * can be asked for. The link is a secret: a page takes it out of its address as soon as it has read it.
 *
 * @attr url - the query value `url` of the mail's link. The last two parts of its path are posted to the API; it is
 * never requested
 * @attr players-trust - the mail was one of the players program, and the login that follows is too
 * @fires cx-verified - the email is verified; the detail is `{ email, is_players }`
 */
defineWidget('cx-verify-account', VerifyAccount, {
  attributes: { url: 'string', playersTrust: 'boolean' },
  events: ['cx-verified'],
  styles: [centred],
  session: 'none',
})

declare global {
  interface WidgetViews {
    'cx-verify-account': typeof VerifyAccount
  }
}
