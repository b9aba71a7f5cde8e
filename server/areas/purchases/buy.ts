import type { OrderState } from '../../../src/contract/entities/purchase.ts'
import { isBeingPaid } from '../../../src/contract/rules/order-status.ts'
import { isCardMethod } from '../../../src/contract/rules/payment-methods.ts'
import type { CardValues } from '../../../src/contract/rules/payment-values.ts'
import { type Gateway, GatewaySilent, type Payment } from '../../payments/gateway.ts'
import type { Services } from '../../services.ts'
import { payableOf } from './ask-gateway.ts'
import { type Buying, type BuyingCall, openOrder, sentBefore } from './open-order.ts'
import { refuse } from './refusals.ts'
import type { Order } from './repository/orders.ts'
import { settle } from './settle.ts'
import type { Wanted } from './wanted.ts'

type Given = Pick<Services, 'db' | 'tokens' | 'config' | 'mails' | 'gateway' | 'log'>

/** Where an order stands, with what opens the gateway's frame while there is something to pay in it. */
export function stateOf({ id, status }: Order, payment: Payment | null): OrderState {
  const isOpen = isBeingPaid(status) && payment?.at === 'open'
  return { id, status, client_secret: isOpen ? payment.client_secret : null }
}

/** @throws 504 with code 148: the order waits, and is asked about again */
async function charged(
  { log }: Pick<Services, 'log'>,
  gateway: Gateway,
  order: Order,
  card: CardValues | null,
): Promise<Payment> {
  try {
    return await gateway.charge(payableOf(order), card)
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    log.warn({ order: order.id, reason: error.message }, 'the gateway does not answer; the order waits')
    throw refuse('gatewaySilent', { id: order.id })
  }
}

/** @throws 422 with code 142; 504 with code 148 */
async function pay(services: Given, order: Order, card: CardValues | null): Promise<OrderState> {
  const { gateway } = services
  if (!gateway || gateway.name !== order.gateway) throw refuse('cardNotTaken')
  const payment = await charged(services, gateway, order, card)
  const settled = (await settle(services, order.id, payment)) ?? order
  if (settled.status === 'failed') throw refuse('cardDeclined')
  return stateOf(settled, payment)
}

/**
 * Buys what is wanted, once however often it is sent. What is asked for first is whether it was sent before: its price may
 * have changed since.
 * @throws as `openOrder` and `pay`, and what `wanted` refuses
 */
export async function buy<K extends Buying>(
  services: Given,
  endpoint: K,
  call: BuyingCall<K>,
  wanted: () => Promise<Wanted>,
): Promise<OrderState> {
  const order =
    (await sentBefore(services.db, endpoint, call)) ??
    (await openOrder(services, endpoint, call, await wanted()))
  services.mails.wake()
  const { credit_card = null, payment_method_id } = call.body
  return isCardMethod(payment_method_id) && isBeingPaid(order.status)
    ? pay(services, order, credit_card)
    : stateOf(order, null)
}
