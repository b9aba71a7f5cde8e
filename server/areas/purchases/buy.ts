import type { OrderState } from '../../../src/contract/entities/purchase.ts'
import { PURCHASE_UNDER_WAY } from '../../../src/contract/error-codes/purchases.ts'
import { CARD_TOTAL_MAX_CENTS, CARD_TOTAL_MIN_CENTS } from '../../../src/contract/limits/purchases.ts'
import { isBeingPaid } from '../../../src/contract/rules/order-status.ts'
import { isCardMethod } from '../../../src/contract/rules/payment-methods.ts'
import type { CardValues } from '../../../src/contract/rules/payment-values.ts'
import { Refusal } from '../../errors.ts'
import { type Gateway, GatewaySilent, type Payment } from '../../payments/gateway.ts'
import type { Services } from '../../services.ts'
import { endAtGateway, noteSilence, payableOf } from './ask-gateway.ts'
import { type Buying, type BuyingCall, openOrder, sentBefore } from './open-order.ts'
import { refuse } from './refusals.ts'
import { findOrder, type Order } from './repository/orders.ts'
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
  services: Pick<Services, 'log'>,
  gateway: Gateway,
  order: Order,
  card: CardValues | null,
): Promise<Payment> {
  try {
    return await gateway.charge(payableOf(order), card)
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    noteSilence(services, order.id, error)
    throw refuse('gatewaySilent', { id: order.id })
  }
}

/** @throws 422 with code 142; 504 with code 148 */
async function pay(services: Given, order: Order, card: CardValues | null): Promise<OrderState> {
  const { gateway } = services
  if (!gateway || gateway.name !== order.gateway) throw refuse('cardNotTaken')
  const payment = await charged(services, gateway, order, card)
  if (payment.at === 'none' && payment.refused)
    services.log.error({ order: order.id, reason: payment.refused }, 'the gateway takes no such payment')
  const settled = (await settle(services, order.id, payment)) ?? order
  if (settled.paid_late_at) throw refuse('gatewaySilent', { id: settled.id })
  if (settled.status === 'failed') throw refuse('cardDeclined')
  return stateOf(settled, payment)
}

/** The order that a refusal with code 147 names, where it is paid by card. */
async function cardUnderWay(services: Given, error: unknown): Promise<Order | null> {
  if (!(error instanceof Refusal) || error.entry.error_code !== PURCHASE_UNDER_WAY) return null
  const order = await findOrder(services.db, error.details.id ?? 0)
  return order?.payment_method === 'credit-card' ? order : null
}

/**
 * Whoever asks for an invoice pays the same by no card any more: what is still being paid is ended first, and only for an
 * invoice that nothing else is in the way of.
 * @throws 409 with code 147 when it was paid all the same, or nobody knows
 */
async function endSameByCard(services: Given, refusal: unknown): Promise<void> {
  const order = await cardUnderWay(services, refusal)
  if (!order) throw refusal
  try {
    const ended = await endAtGateway(services, order)
    if (ended.status !== 'failed' || ended.paid_late_at) throw refusal
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    noteSilence(services, order.id, error)
    throw refusal
  }
}

/** What comes before an order that was not sent before. @throws 422 with code 150 or 151 */
function checkOrder(
  { teacher, body }: Pick<BuyingCall<Buying>, 'teacher' | 'body'>,
  { total_cents }: Wanted,
): void {
  if (isCardMethod(body.payment_method_id)) {
    if (total_cents < CARD_TOTAL_MIN_CENTS || total_cents > CARD_TOTAL_MAX_CENTS) throw refuse('notForCard')
    return
  }
  // it goes to somebody else in our name
  if (!teacher.is_teacher_validated) throw refuse('invoiceNotYet')
}

async function opened<K extends Buying>(
  services: Given,
  endpoint: K,
  call: BuyingCall<K>,
  wanted: () => Promise<Wanted>,
): Promise<Order> {
  const now = await wanted()
  checkOrder(call, now)
  const open = () => openOrder(services, endpoint, call, now)
  if (isCardMethod(call.body.payment_method_id)) return open()
  try {
    return await open()
  } catch (error) {
    await endSameByCard(services, error)
    return open()
  }
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
    (await sentBefore(services.db, endpoint, call)) ?? (await opened(services, endpoint, call, wanted))
  services.mails.wake()
  const { credit_card = null, payment_method_id } = call.body
  return isCardMethod(payment_method_id) && isBeingPaid(order.status)
    ? pay(services, order, credit_card)
    : stateOf(order, null)
}
