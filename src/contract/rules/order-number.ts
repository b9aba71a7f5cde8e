const NUMBER_DIGITS = 6

/** What the receipt (`R`) or the invoice (`I`) of an order is called. */
export const orderNumber = (kind: 'R' | 'I', id: number): string =>
  `${kind}-${String(id).padStart(NUMBER_DIGITS, '0')}`
