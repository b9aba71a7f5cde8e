import type { TokenPrice } from '../../contract/entities/token.ts'
import { SENT_BEFORE } from '../../contract/error-codes/common.ts'
import {
  CARD_NOT_TAKEN,
  CARD_NOT_VALID,
  GATEWAY_SILENT,
  PRICE_CHANGED,
  PURCHASE_ORDER_UNKNOWN,
  PURCHASE_UNDER_WAY,
  SUBJECT_NOT_FOR_SALE,
} from '../../contract/error-codes/purchases.ts'
import { NO_TOKEN_PRICE } from '../../contract/error-codes/tokens.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { paymentSentence } from '../../contract/server-messages/payment-fields.ts'
import { explain } from '../http/explain.ts'
import { asRefusal, CallFailure } from '../http/failure.ts'
import { fits, isCount, isNumber, isObject } from '../http/shape.ts'
import { tokenPurchase as t } from '../messages/token-purchase.ts'
import { tryAgain } from '../messages/try-again.ts'
import { OrderOpen, OrderWaits, OtherTotal } from './settle.ts'

export interface PriceFailure {
  why: 'price'
  reason: string
  price: TokenPrice | null
  total?: number
}

/**
 * Why nothing was bought, or is not known to be.
 * - `refused`: it was not; `file` says that the purchase order has to be given again, `methods` that there are other ways
 *   to pay by now, `choice` that it cannot be had at all, `frame` that nothing was sent as the frame of a card is missing
 * - `price`: it costs something else by now; `total` where an earlier order for the same does
 * - `unknown`: nobody knows; to ask again charges nothing twice
 * - `open`: nothing was ordered on invoice, since a card may be charged for the same
 */
export type PurchaseFailure =
  | { why: 'refused'; reason: string; about?: 'file' | 'methods' | 'choice' | 'frame' }
  | PriceFailure
  | { why: 'unknown'; reason: string }
  | { why: 'open'; reason: string }

const isPrice = fits({ id: isCount, subject_id: isCount, country_id: isCount, price: isNumber })

const abouts: Readonly<Record<number, 'file' | 'methods' | 'choice'>> = {
  [PURCHASE_ORDER_UNKNOWN]: 'file',
  [CARD_NOT_TAKEN]: 'methods',
  [SUBJECT_NOT_FOR_SALE]: 'choice',
  [NO_TOKEN_PRICE]: 'choice',
}

const withOrder: readonly (number | undefined)[] = [SENT_BEFORE, PURCHASE_UNDER_WAY, GATEWAY_SILENT]

/** The order that was made all the same, where a refusal names one: it is asked about, and not sent again. */
export function orderIn(error: unknown): number | null {
  const refusal = asRefusal(error)
  if (!refusal || !withOrder.includes(refusal.errorCode) || !isObject(refusal.data)) return null
  return isId(refusal.data.id) ? refusal.data.id : null
}

/** Whether an answer has come that says for good that nothing was bought. */
export function isAnswered(error: unknown): boolean {
  const refusal = asRefusal(error)
  return refusal !== null && refusal.status < 500
}

/** The server's sentence, or the catalogue's, with ', Please try again.' (P1 §8 Purchase). */
function said(error: unknown): string {
  return asRefusal(error)?.errorCode === CARD_NOT_VALID
    ? paymentSentence({ code: 'card_number' })
    : tryAgain.afterComma(explain(error, t.failed))
}

export function readPurchaseFailure(error: unknown): PurchaseFailure {
  if (error instanceof OtherTotal)
    return { why: 'price', reason: t.otherTotal, price: null, total: error.total }
  if (error instanceof OrderOpen) return { why: 'open', reason: t.cardOpen }
  if (error instanceof OrderWaits) return { why: 'unknown', reason: t.waits }
  if (error instanceof CallFailure && error.kind === 'session-ended')
    return { why: 'refused', reason: said(error) }
  if (!isAnswered(error)) return { why: 'unknown', reason: t.unanswered }
  const { errorCode, data } = error as CallFailure
  if (errorCode === PRICE_CHANGED) {
    const price = isObject(data) && isPrice(data.exchange_token) ? (data.exchange_token as TokenPrice) : null
    return { why: 'price', reason: explain(error, t.failed), price }
  }
  const about = errorCode === undefined ? undefined : abouts[errorCode]
  return { why: 'refused', reason: said(error), ...(about && { about }) }
}
