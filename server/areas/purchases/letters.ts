import { PURCHASE_ORDER_NUMBER_MAX_CHARACTERS } from '../../../src/contract/limits/purchases.ts'
import type { Letter } from '../../mail/letter.ts'
import { wordsOfStrangers } from '../../mail/words-of-strangers.ts'

/** More of a name than anybody reads in a mail. */
const NAME_MAX_CHARACTERS = 40

export interface Ordered {
  /** Of the receipt or the invoice. */
  number: string
  /** `M/D/YYYY` */
  date: string
  items: readonly { name: string; amount_tokens: number }[]
  /** As it is read. */
  total: string
}

const lines = ({ items }: Ordered): string =>
  items
    .map(
      ({ name, amount_tokens }) =>
        `${amount_tokens} ${amount_tokens === 1 ? 'exchange' : 'exchanges'} of ${name}`,
    )
    .join(', ')

/** What a teacher reads whose purchase is paid. */
export const receiptLetter = (
  ordered: Ordered,
  { method, url }: { method: string; url: string },
): Letter => ({
  subject: `Receipt ${ordered.number}`,
  paragraphs: [
    `Thank you for your purchase of ${ordered.date}: ${lines(ordered)}.`,
    `Total: ${ordered.total}, paid by ${method}.`,
  ],
  action: { label: 'See your exchanges', url },
  closing: ['Exchanges expire 2 years after they were purchased.'],
})

interface Invoice {
  organization: string
  contact: string
  purchaseOrder: string | null
  /** How it is paid, a paragraph a line. */
  payment: string | null
  productName: string
  url: string
}

/** What the contact reads who is to pay. What a teacher has typed of them becomes no link. */
export const invoiceLetter = (
  ordered: Ordered,
  { organization, contact, purchaseOrder, payment, productName, url }: Invoice,
): Letter => ({
  subject: `Invoice ${ordered.number}`,
  paragraphs: [
    `To ${wordsOfStrangers(contact, NAME_MAX_CHARACTERS)}, ${wordsOfStrangers(organization, NAME_MAX_CHARACTERS)}:`,
    `A teacher has ordered on ${productName}, on ${ordered.date}, and has named you to pay for it: ${lines(ordered)}.`,
    `Total: ${ordered.total}.`,
    ...(purchaseOrder === null
      ? []
      : // no dot at its end: it would be read as a part of it
        [`Purchase order: ${wordsOfStrangers(purchaseOrder, PURCHASE_ORDER_NUMBER_MAX_CHARACTERS)}`]),
    ...(payment?.split('\n') ?? []),
  ],
  action: { label: `Open ${productName}`, url },
  closing: [
    `Name ${ordered.number} when you pay. The exchanges are there once the payment has arrived.`,
    'If you know nothing of this order, write to us, and pay nothing.',
  ],
})

interface ForOurTeam {
  id: number
  /** Their email. */
  teacher: string
  url: string
}

/** What our team reads of an order on invoice. */
export const noticeLetter = (ordered: Ordered, { id, teacher, url }: ForOurTeam): Letter => ({
  subject: `Order ${ordered.number} on invoice`,
  paragraphs: [
    `${teacher} has ordered ${lines(ordered)}, for ${ordered.total}.`,
    `See it with ‘orders show ${id}’; once it is paid, ‘orders paid ${id}’ gives the teacher the exchanges.`,
  ],
  action: { label: 'Open the application', url },
  closing: [],
})

/** What our team reads when whoever a card belongs to disputes its charge. */
export const disputeLetter = (ordered: Ordered, { id, teacher, url }: ForOurTeam): Letter => ({
  subject: `Order ${ordered.number} is disputed`,
  paragraphs: [
    `The charge of ${ordered.total} for ${lines(ordered)}, which ${teacher} has ordered, is disputed at the payment provider.`,
    `Answer it there. See the order with ‘orders show ${id}’; ‘orders refund ${id}’ takes back what is left of the exchanges.`,
  ],
  action: { label: 'Open the application', url },
  closing: [],
})

/** What our team reads when an order is paid that had failed, such as one that somebody of it has ended. */
export const paidLateLetter = (ordered: Ordered, { id, teacher, url }: ForOurTeam): Letter => ({
  subject: `Order ${id} has failed, and is paid`,
  paragraphs: [
    `${teacher} has paid ${ordered.total} for ${lines(ordered)} after the order had failed. No exchanges were given for it.`,
    `See it with ‘orders show ${id}’; ‘orders refund ${id}’ gives the money back.`,
  ],
  action: { label: 'Open the application', url },
  closing: [],
})
