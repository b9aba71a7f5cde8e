import type { Purchase } from '../../../src/contract/entities/purchase.ts'
import { dollarsOf } from '../../../src/contract/rules/dollars.ts'
import { orderNumber } from '../../../src/contract/rules/order-number.ts'
import type { ListedOrder } from './repository/list.ts'

type Numbered = Pick<ListedOrder, 'id' | 'status' | 'payment_method'>

/** What a receipt or an invoice is called; null of what has neither. */
export function numberOf({ id, status, payment_method }: Numbered): string | null {
  if (status === 'created' || status === 'failed') return null
  return orderNumber(payment_method === 'credit-card' ? 'R' : 'I', id)
}

export const shownPurchase = ({ price_cents, total_cents, created_at, ...order }: ListedOrder): Purchase => ({
  ...order,
  created_at: new Date(created_at).toISOString(),
  price: price_cents === null ? null : dollarsOf(price_cents),
  total: dollarsOf(total_cents),
  receipt_number: numberOf(order),
})
