import { defineWidget } from '../../element/define-widget.ts'
import sheet from './partner-panel.css?inline'
import { PartnerPanel } from './partner-panel.tsx'

/**
 * The global partner of a classroom (P2 §2 Global partner flow, P3 §2 Global Partner tab): who it is and where, what time
 * it is there, what they tell of themselves and their classrooms, the ways to the message board and to the chat, which
 * opens in the element, and a form that reports them to the team.
 *
 * @attr {number} classroom-id - the classroom; without one the element asks to choose one
 * @attr {boolean} open-chat - the chat is open, which is `cx-partner-chat`
 * @attr {boolean} show-details - About Me and the classrooms are unfolded, as by See Details
 * @fires {CustomEvent<{ openChat: boolean, path: string }>} cx-partner-panel-shown - the teacher has opened the chat or
 * closed it; `path` is the host app's address of that
 * @fires {CustomEvent<null>} cx-partner-reported - a report of the partner was sent
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - in the chat something is on its way, or a report is being
 * written, or that is over: whoever leads away from the element may ask first
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom cannot be
 * shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-partner-panel', PartnerPanel, {
  attributes: { classroomId: 'number', openChat: 'boolean', showDetails: 'boolean' },
  events: ['cx-partner-panel-shown', 'cx-partner-reported', 'cx-busy-changed', 'cx-classroom-error'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-partner-panel': typeof PartnerPanel
  }
}
