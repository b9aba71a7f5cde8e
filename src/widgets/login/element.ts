import { defineWidget } from '../../element/define-widget.ts'
import centred from '../../ui/centred.css?inline'
import sheet from './login.css?inline'
import { Login } from './login.tsx'

/**
 * Signs a teacher in (P1 §2 Login). All elements of a page share the session, so one sign-in serves them all; other
 * elements show this one in their place until then. When somebody is signed in it says who, and offers to log out.
 *
 * @attr compact - the form alone, without the brand's panel, for a narrow place or inside other content
 * @fires cx-signed-in - the page has a session now; its detail is `{ user }`. For a teacher who is new the page is then
 * asked for the profile wizard by `cx-navigate`, unless it prevents the default of this event
 */
defineWidget('cx-login', Login, {
  attributes: { compact: 'boolean' },
  events: ['cx-signed-in'],
  styles: [centred, sheet],
  session: 'none',
})

declare global {
  interface WidgetViews {
    'cx-login': typeof Login
  }
}
