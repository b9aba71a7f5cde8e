import { tokenSentences } from './tokens.ts'

const { date, subject, amount } = tokenSentences.headings

/** Headings of the list, in the order of a file's columns. */
export const purchaseHeadings = {
  ...{ date, subject, amount },
  price: 'PRICE',
  total: 'TOTAL',
  method: 'PAYMENT',
  status: 'STATUS',
  number: 'RECEIPT OR INVOICE',
}
