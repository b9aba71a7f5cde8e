import type { OrderState } from '../../contract/entities/purchase.ts'
import { ORDER_ASKED_AGAIN_MS, ORDER_ASKED_TIMES } from '../../contract/limits/polling.ts'
import { isBeingPaid } from '../../contract/rules/order-status.ts'
import { call } from '../http/call.ts'
import { pause } from '../pause.ts'

/** Nobody knows yet what became of an order; it is looked after, and must not be paid again. */
export class OrderWaits extends Error {
  override name = 'OrderWaits'
}

/** It is paid by card, perhaps, so that it cannot be ordered on invoice as well. */
export class OrderOpen extends Error {
  override name = 'OrderOpen'
}

/** An earlier order for the same comes to something else than what is shown, in US dollars. */
export class OtherTotal extends Error {
  override name = 'OtherTotal'
  readonly total: number

  constructor(total: number) {
    super()
    this.total = total
  }
}

/** Where an order stands, and what it comes to in US dollars. */
export type Looked = OrderState & { total: number }

/** Asks once; null where no answer comes. */
export async function look(id: number, signal: AbortSignal): Promise<Looked | null> {
  try {
    const options = { params: { id }, signal }
    const { data } = await call('GET /api/teacher/exchange-tokens-purchases/{id}', undefined, options)
    return { ...data.order, total: data.purchase.total }
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

/**
 * Asks where an order stands until that is decided, or, for a frame, until there is something to pay in it. An answer
 * that does not come is asked for again.
 * @throws OrderWaits where it takes too long
 */
export async function settle(id: number, signal: AbortSignal, isForFrame = false): Promise<Looked> {
  for (let left = ORDER_ASKED_TIMES; left > 0; left -= 1) {
    const order = await look(id, signal)
    const isEnough = order && (!isBeingPaid(order.status) || (isForFrame && order.client_secret !== null))
    if (isEnough) return order
    if (left > 1) await pause(ORDER_ASKED_AGAIN_MS, signal)
  }
  throw new OrderWaits()
}
