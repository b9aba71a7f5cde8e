import { ORDER_ASKED_AFTER_SECONDS, ORDER_PAYABLE_HOURS } from '../../../src/contract/limits/purchases.ts'
import { type Gateway, GatewayAstray, type GatewaySilent, type Payment } from '../../payments/gateway.ts'
import type { Services } from '../../services.ts'
import type { Order } from './repository/orders.ts'
import { settle } from './settle.ts'

const HOUR_SECONDS = 3_600

/** What a gateway knows an order by. */
export const payableOf = ({ reference, total_cents, charge_id }: Order) => ({
  ...{ reference, charge_id },
  amount_cents: total_cents,
})

/** Whether an order that is not paid is given up: nobody fills in a card for it any more. */
function isGivenUp({ created_at }: Order, payment: Payment, now: number): boolean {
  const seconds = (now - created_at.getTime()) / 1_000
  if (payment.at === 'none') return seconds >= ORDER_ASKED_AFTER_SECONDS
  return payment.at === 'open' && seconds >= ORDER_PAYABLE_HOURS * HOUR_SECONDS
}

async function findOut(gateway: Gateway, order: Order): Promise<Payment> {
  const found = await gateway.find(payableOf(order))
  // ended there first: a charge that is still on its way finds it closed
  return isGivenUp(order, found, Date.now()) ? gateway.close(payableOf(order)) : found
}

/** Says that nobody knows what has become of an order; what only somebody of ours can mend is an error. */
export function noteSilence({ log }: Pick<Services, 'log'>, orderId: number, error: GatewaySilent): void {
  const told = { order: orderId, reason: error.message }
  if (error instanceof GatewayAstray)
    log.error(told, 'an order waits for somebody who looks at the gateway (orders show, orders cancel)')
  else log.warn(told, 'the gateway does not answer; the order waits')
}

/**
 * Ends an order at its gateway, so that nothing is charged for it from now on, and notes that, or that it was paid before.
 * @throws {GatewaySilent}
 */
export async function endAtGateway(
  services: Pick<Services, 'db' | 'mails' | 'gateway'>,
  order: Order,
): Promise<Order> {
  const { gateway } = services
  if (!gateway || gateway.name !== order.gateway)
    throw new GatewayAstray(`${order.gateway} is not set up here`)
  return (await settle(services, order.id, await gateway.close(payableOf(order)))) ?? order
}

/**
 * Asks the gateway what has become of an order, and notes it.
 * @throws {GatewaySilent}
 */
export async function askGateway(
  services: Pick<Services, 'db' | 'mails' | 'gateway'>,
  order: Order,
): Promise<{ order: Order; payment: Payment | null }> {
  const { gateway } = services
  if (!gateway || gateway.name !== order.gateway) return { order, payment: null }
  const payment = await findOut(gateway, order)
  // young, and not there: its charge is under way
  if (payment.at === 'none' && !isGivenUp(order, payment, Date.now())) return { order, payment }
  return { order: (await settle(services, order.id, payment)) ?? order, payment }
}
