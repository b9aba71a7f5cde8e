import type { PaymentMethod } from '../../../src/contract/entities/reference.ts'
import { CARD_METHOD_ID, INVOICE_METHOD_ID } from '../../../src/contract/rules/payment-methods.ts'
import type { Services } from '../../services.ts'

/** Ways to pay on this server. Without a gateway there is no card to pay with. */
export function paymentMethods({ gateway, config }: Pick<Services, 'gateway' | 'config'>): PaymentMethod[] {
  const invoice: PaymentMethod = {
    id: INVOICE_METHOD_ID,
    name: 'invoice-me',
    gateway: null,
    publishable_key: null,
  }
  if (!gateway) return [invoice]
  const publishable_key = config.stripe?.publishableKey ?? null
  return [invoice, { id: CARD_METHOD_ID, name: 'credit-card', gateway: gateway.name, publishable_key }]
}
