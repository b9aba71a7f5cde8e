/** What the server says about purchases (P1 §8 Purchase). */
export const purchaseSentences = {
  paid: 'Thank you for your purchase. A receipt has been sent to your email.',
  invoiced: 'Thank you for your order. An invoice will be sent to the contact information provided.',
  beingPaid: 'Your payment is being processed.',
  /** To the letter: the browser shows it as 'The credit card information entered is not valid'. */
  cardNotValid: 'The cradict card number is not valid',
  cardDeclined: 'Your card was declined. Nothing was charged.',
  cardNotTaken: 'Card numbers cannot be taken here.',
  priceChanged: 'The price has changed since you opened this form. Please check it, and purchase again.',
  notForSale: 'Your account cannot purchase exchanges of this subject.',
  orderUnknown: 'The file of your purchase order is not there any more. Please upload it again.',
  underWay: 'The same purchase is being paid already. Please wait until it is done.',
  gatewaySilent:
    'The payment provider does not answer right now. Your purchase is looked after; please do not pay again.',
  gone: 'This purchase is not there.',
  notOfStripe: 'This is no message of Stripe.',
} as const

/** Apart from the others, which the browser loads as one. */
export const invoiceNotYet =
  'Your account is being verified. You can ask for an invoice as soon as that is done.'

export const purchaseRefusals = {
  notForCard: 'This total cannot be paid by card. Please ask for an invoice.',
} as const
