import { dollarsOf, dollarText } from '../../../src/contract/rules/dollars.ts'
import type { OrderStatus } from '../../../src/contract/rules/order-status.ts'
import { shortDay } from '../../../src/contract/rules/short-day.ts'
import { paymentMethodWords } from '../../../src/contract/server-messages/purchase-words.ts'
import type { Database } from '../../db/database.ts'
import type { MailKind } from '../../mail/mail-kind.ts'
import {
  disputeLetter,
  invoiceLetter,
  noticeLetter,
  type Ordered,
  paidLateLetter,
  receiptLetter,
} from './letters.ts'
import { namedItems } from './repository/list.ts'
import { findOrder, type Order } from './repository/orders.ts'
import { numberOf } from './shown-purchase.ts'

/** An order with what a letter says of it; null when it does not stand where the letter is about. */
async function orderedOf(
  db: Database,
  id: number | null,
  status: OrderStatus,
): Promise<{ order: Order; ordered: Ordered } | null> {
  const order = id === null ? null : await findOrder(db, id)
  if (order?.status !== status) return null
  const ordered = {
    number: numberOf(order) ?? '',
    date: shortDay(order.created_at.toISOString()),
    items: await namedItems(db, order.id),
    total: dollarText(dollarsOf(order.total_cents)),
  }
  return { order, ordered }
}

const account = (origin: string, query: Record<string, string>) => {
  const search = new URLSearchParams(query).toString()
  return `${origin}/account/my-account${search && `?${search}`}`
}

/** To the teacher, once an order is paid. */
export const receiptMail: MailKind = {
  name: 'purchase-receipt',
  async write({ db, about, origin, brand }) {
    const found = await orderedOf(db, about, 'paid')
    const method = found && paymentMethodWords[found.order.payment_method].toLowerCase()
    return found && receiptLetter(found.ordered, { method: method ?? '', url: account(origin, brand.query) })
  },
}

/** To whoever is to pay an order on invoice. */
export const invoiceMail: MailKind = {
  name: 'purchase-invoice',
  async to({ db, about }) {
    const found = await orderedOf(db, about, 'invoiced')
    return found?.order.billing?.billing_contact_email_address ?? null
  },
  async write({ db, about, origin, brand, invoicePayment }) {
    const found = await orderedOf(db, about, 'invoiced')
    const billing = found?.order.billing
    if (!billing) return null
    return invoiceLetter(found.ordered, {
      organization: billing.billing_contact_organization,
      contact: billing.billing_contact_name,
      purchaseOrder: found.order.po_number,
      payment: invoicePayment,
      productName: brand.productName,
      url: `${origin}/`,
    })
  },
}

/** To our team, where somebody of it is named. */
const toOurTeam = (name: string, status: OrderStatus, letter: typeof noticeLetter): MailKind => ({
  name,
  to: async ({ ordersEmail }) => ordersEmail,
  async write({ db, about, origin, recipient }) {
    const found = await orderedOf(db, about, status)
    return found && letter(found.ordered, { id: found.order.id, teacher: recipient.email, url: `${origin}/` })
  },
})

/** Of an order on invoice. */
export const noticeMail = toOurTeam('purchase-notice', 'invoiced', noticeLetter)

/** Of a charge that is disputed. */
export const disputeMail = toOurTeam('purchase-dispute', 'paid', disputeLetter)

/** Of an order that is paid after it had failed. */
export const paidLateMail = toOurTeam('purchase-paid-late', 'failed', paidLateLetter)
