import {
  CARD_DECLINED,
  CARD_NOT_TAKEN,
  CARD_NOT_VALID,
  GATEWAY_SILENT,
  INVOICE_NOT_YET,
  NOT_FOR_A_CARD,
  PRICE_CHANGED,
  PURCHASE_GONE,
  PURCHASE_ORDER_UNKNOWN,
  PURCHASE_UNDER_WAY,
  SUBJECT_NOT_FOR_SALE,
} from '../../../src/contract/error-codes/purchases.ts'
import { NO_TOKEN_PRICE } from '../../../src/contract/error-codes/tokens.ts'
import {
  invoiceNotYet,
  purchaseRefusals,
  purchaseSentences as say,
} from '../../../src/contract/server-messages/purchases.ts'
import { tokenSentences } from '../../../src/contract/server-messages/tokens.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  noPriceToBuyAt: { status: 422, message: tokenSentences.noPrice, error_code: NO_TOKEN_PRICE },
  priceChanged: { status: 422, message: say.priceChanged, error_code: PRICE_CHANGED },
  cardDeclined: { status: 422, message: say.cardDeclined, error_code: CARD_DECLINED },
  cardNotValid: { status: 422, message: say.cardNotValid, error_code: CARD_NOT_VALID },
  subjectNotForSale: { status: 422, message: say.notForSale, error_code: SUBJECT_NOT_FOR_SALE },
  cardNotTaken: { status: 422, message: say.cardNotTaken, error_code: CARD_NOT_TAKEN },
  purchaseOrderUnknown: { status: 422, message: say.orderUnknown, error_code: PURCHASE_ORDER_UNKNOWN },
  purchaseUnderWay: { status: 409, message: say.underWay, error_code: PURCHASE_UNDER_WAY },
  gatewaySilent: { status: 504, message: say.gatewaySilent, error_code: GATEWAY_SILENT },
  invoiceNotYet: { status: 422, message: invoiceNotYet, error_code: INVOICE_NOT_YET },
  notForCard: { status: 422, message: purchaseRefusals.notForCard, error_code: NOT_FOR_A_CARD },
  purchaseGone: { status: 404, message: say.gone, error_code: PURCHASE_GONE },
  notOfStripe: { status: 400, message: say.notOfStripe },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
