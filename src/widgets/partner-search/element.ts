import { defineWidget } from '../../element/define-widget.ts'
import sheet from './partner-search.css?inline'
import { PartnerSearch } from './partner-search.tsx'

/**
 * Finds a global partner for a classroom (P2 §2 Global partner flow, §5): Find with the classroom's connection requests,
 * Let Me Choose with the filters, and Potential Matches as cards with why each fits, details, and an invitation with a
 * personal note. What the partnership costs is stated before. The search in `cx-classroom` is this element.
 *
 * @attr {number} classroom-id - the classroom; without one the element asks to choose one
 * @fires {CustomEvent<{ connectionId: number, change: string, classroomId: number }>} cx-connection-changed - a request
 * was sent (`requested`) for this classroom
 * @fires {CustomEvent<{ subjectId: number, missing: number }>} cx-purchase-asked - tokens of a subject are missing, and
 * the teacher wants to buy some; unless the page prevents it, they do so in a `cx-token-purchase` over the element
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom cannot be
 * shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-partner-search', PartnerSearch, {
  attributes: { classroomId: 'number' },
  events: ['cx-connection-changed', 'cx-purchase-asked', 'cx-classroom-error'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-partner-search': typeof PartnerSearch
  }
}
