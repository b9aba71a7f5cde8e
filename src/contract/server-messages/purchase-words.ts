import type { PaymentMethod } from '../entities/reference.ts'
import type { OrderStatus } from '../rules/order-status.ts'

// What pages, files and mails call the same things of a purchase. Each stands alone: a page loads those that it shows.

export const paymentMethodWords = {
  'credit-card': 'Credit card',
  'invoice-me': 'Invoice',
} satisfies Record<PaymentMethod['name'], string>

export const orderStatusWords = {
  created: 'Waiting for payment',
  paid: 'Paid',
  invoiced: 'Invoiced',
  failed: 'Failed',
  refunded: 'Refunded',
} satisfies Record<OrderStatus, string>
