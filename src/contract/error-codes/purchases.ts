// Codes of refusals about buying exchange tokens (P1 §5 Payment, §8 Purchase). 140 is that of a price that is not there.

/** 422: the price is another one than the form was opened with; `data.exchange_token` is that of now. Nothing was charged. */
export const PRICE_CHANGED = 141
/** 422: the card was declined. Nothing was charged. */
export const CARD_DECLINED = 142
/** 422: the number of the card is none, or the card has expired. */
export const CARD_NOT_VALID = 143
/** 422: this account does not pay for exchanges of the subject. */
export const SUBJECT_NOT_FOR_SALE = 144
/** 422: card data is taken by the gateway's own frame, and never by this service; or no card is taken at all. */
export const CARD_NOT_TAKEN = 145
/** 422: there is no such file of a purchase order among one's own. */
export const PURCHASE_ORDER_UNKNOWN = 146
/** 409: an order of the same is under way already, by card, or on invoice since a moment ago; `data.id` names it. */
export const PURCHASE_UNDER_WAY = 147
/** 504: the gateway does not answer. `data.id` is the order, which waits and is settled once, without being sent again. */
export const GATEWAY_SILENT = 148
/** 404: there is no such purchase among one's own. */
export const PURCHASE_GONE = 149
/** 422: an invoice is sent for teachers alone whom an operator has validated. */
export const INVOICE_NOT_YET = 150
/** 422: the total is less, or more, than a card can pay at once. */
export const NOT_FOR_A_CARD = 151
