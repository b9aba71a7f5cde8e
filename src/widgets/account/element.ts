import { defineWidget } from '../../element/define-widget.ts'
import sheet from './account.css?inline'
import { Account } from './account.tsx'

/**
 * My Account (P1 §2, §3, §9): how many exchanges of each subject the signed-in teacher has left, and what expires next;
 * the tables Available, Active, Concluded, Expired and Usage History, and what was purchased, each as a spreadsheet, too.
 * Purchase Exchanges opens `cx-token-purchase`. What was bought in any element of the page is here at once.
 *
 * @attr {'available' | 'active' | 'concluded' | 'expired' | 'usage-history' | 'purchases'} table - the table to show; the
 * first where it is missing, or none of them
 * @fires {CustomEvent<{ table: string, path: string }>} cx-table-shown - the teacher has chosen another table; `path` is
 * the host app's address of it. The element itself leaves the page's address alone
 */
defineWidget('cx-account', Account, {
  attributes: { table: 'string' },
  events: ['cx-table-shown'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-account': typeof Account
  }
}
