import { defineWidget } from '../../element/define-widget.ts'
import sheet from './token-purchase.css?inline'
import { TokenPurchase } from './token-purchase.tsx'

/**
 * Purchase Exchanges: a subject and how many exchanges of it, or a bundle, at the price of the teacher's country, and then
 * the payment by card or on invoice (P1 §2 Exchange purchase, §4 Purchase, §5 Payment). Where a payment provider takes
 * the card, its fields are in a frame of the provider. An answer that does not come is asked for again, and nothing is
 * charged twice.
 *
 * @attr {number} subject-id - the subject that is chosen at first
 * @attr {number} number - how many exchanges are chosen at first; 1 without it, once a subject is chosen
 * @attr {boolean} bundles - shows what is bought together first
 * @attr {boolean} modal - is a dialog over the page, which the element tells to close
 * @attr {string} reason - what the purchase is for, said above the choice
 * @attr {boolean} lacking - `reason` says that exchanges are missing, and is shown as a warning
 * @fires {CustomEvent<{ subjectId: number | null, number: number, orderId: number, status: string }>} cx-tokens-bought -
 * exchanges were bought: `paid` and there to be used, or `invoiced`, which are there once the invoice is paid; the subject
 * is null of a bundle of several
 * @fires {CustomEvent<null>} cx-purchase-closed - with `modal`: the teacher has finished, with a purchase or without;
 * take the element away
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - a payment is being sent, or a file is on its way, or that is
 * over: whoever leads away from the element may ask first; an order that is there is looked after without the page
 */
defineWidget('cx-token-purchase', TokenPurchase, {
  attributes: {
    subjectId: 'number',
    number: 'number',
    bundles: 'boolean',
    modal: 'boolean',
    reason: 'string',
    lacking: 'boolean',
  },
  events: ['cx-tokens-bought', 'cx-purchase-closed', 'cx-busy-changed'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-token-purchase': typeof TokenPurchase
  }
}
