import { defineWidget } from '../../element/define-widget.ts'
import centred from '../../ui/centred.css?inline'
import { ChangePassword } from './change-password.tsx'

/**
 * Lets a signed-in teacher choose a new password (P1 §2 Change password), and leads to My Classrooms by
 * `cx-navigate`; Cancel does too. The teacher's other sessions end.
 *
 * @fires cx-saved - the server has taken the new password
 */
defineWidget('cx-change-password', ChangePassword, { events: ['cx-saved'], styles: [centred] })

declare global {
  interface WidgetViews {
    'cx-change-password': typeof ChangePassword
  }
}
