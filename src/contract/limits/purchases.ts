// Buying exchange tokens (P1 §5 Payment, §9), and what the specification leaves open.

/** Of one purchase; a person chooses from 0. */
export const TOKENS_BOUGHT_MAX = 100
export const CARD_NUMBER_MAX_CHARACTERS = 40
/** No card has fewer digits, and none more (ISO/IEC 7812-1). */
export const CARD_NUMBER_MIN_DIGITS = 12
export const CARD_NUMBER_MAX_DIGITS = 19
export const CARD_HOLDER_MAX_CHARACTERS = 40
export const CVV_MIN_DIGITS = 3
export const CVV_MAX_DIGITS = 4
/** Month and year each. */
export const EXPIRATION_DIGITS = 2
export const BILLING_FIELD_MAX_CHARACTERS = 40
export const PURCHASE_ORDER_NUMBER_MAX_CHARACTERS = 40
export const PURCHASES_PAGE_ROWS = 10
/** The latest of them. */
export const PURCHASES_EXPORTED_MAX = 2_000
/** That are tried, refused ones included: cards are not guessed here. */
export const PURCHASES_PER_HOUR = 20
/** Of one teacher, whoever they go to: each is a mail to somebody who has not asked for it. */
export const INVOICES_PER_DAY = 20
/** To one address, whoever orders. */
export const INVOICES_TO_CONTACT_PER_DAY = 10
/** Two equal invoices within this time are one. */
export const SAME_INVOICE_SECONDS = 60
/** What a card can pay at once, as Stripe has it for US dollars; other sums are for an invoice. */
export const CARD_TOTAL_MIN_CENTS = 50
export const CARD_TOTAL_MAX_CENTS = 99_999_999
/** An order whose payment is not known after this time is asked for at the gateway. */
export const ORDER_ASKED_AFTER_SECONDS = 60
/** It is asked about again after this part of its age, and at least so often. */
export const ORDER_ASKED_AGAIN_PART = 4
export const ORDER_ASKED_AGAIN_MAX_SECONDS = 3_600
/** A form in the frame of a gateway may stay open for so long; what is not paid by then is not paid any more. */
export const ORDER_PAYABLE_HOURS = 24
