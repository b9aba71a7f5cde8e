import { atom } from 'nanostores'
import type { OrderState } from '../../contract/entities/purchase.ts'
import { isBeingPaid } from '../../contract/rules/order-status.ts'
import type { ConfirmPayment } from './confirm-payment.ts'
import { look, OrderOpen, OtherTotal, settle } from './settle.ts'

/**
 * An order on its way to be decided.
 * @param confirm takes the card in the frame of a gateway, where one has it
 * @param total that is shown, US dollars
 */
export function createOrderUnderWay(confirm: () => ConfirmPayment | null, total: () => number) {
  /** It is there already and not decided: it is asked about, and nothing is sent again. */
  const $pending = atom<OrderState | null>(null)

  /** The order as it is decided. An invoice is none while the same may be paid by card. */
  async function decided(order: OrderState, isInvoice: boolean, signal: AbortSignal): Promise<OrderState> {
    if (!isBeingPaid(order.status)) return order
    $pending.set(order)
    const now = isInvoice ? await look(order.id, signal) : await followed(order, signal)
    if (!now || isBeingPaid(now.status)) throw new OrderOpen()
    $pending.set(null)
    return now
  }

  /** Where a gateway has a frame, the card is taken there first, also for an order that an earlier call has made. */
  async function followed(order: OrderState, signal: AbortSignal): Promise<OrderState> {
    const frame = confirm()
    const { id } = order
    let now = order
    if (now.client_secret === null) {
      const found = await settle(id, signal, frame !== null)
      if (!isBeingPaid(found.status)) return found
      // nobody pays what they have not seen
      if (frame && found.total !== total()) throw new OtherTotal(found.total)
      now = found
    }
    if (now.client_secret !== null && frame) {
      try {
        await frame.confirm(now.client_secret, signal)
      } catch (error) {
        // the answer may have been lost, and not the payment
        const after = await look(id, signal)
        if (after && !isBeingPaid(after.status)) return after
        throw error
      }
    }
    return settle(id, signal)
  }

  return { $pending, decided }
}
