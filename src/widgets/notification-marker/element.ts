import { defineWidget } from '../../element/define-widget.ts'
import sheet from './notification-marker.css?inline'
import { NotificationMarker } from './notification-marker.tsx'

/**
 * A bell that is marked while the signed-in teacher has unread notifications (P1 §2 Header, §4), and leads to the list of
 * them. It keeps itself up to date, and is nothing where nobody is signed in.
 *
 * @fires {CustomEvent<{ unread: number }>} cx-unread-changed - so many notifications are unread by now
 */
defineWidget('cx-notification-marker', NotificationMarker, {
  events: ['cx-unread-changed'],
  styles: [sheet],
  session: 'none',
})

declare global {
  interface WidgetViews {
    'cx-notification-marker': typeof NotificationMarker
  }
}
