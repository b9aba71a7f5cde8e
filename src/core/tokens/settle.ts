import type { OrderState } from '../../contract/entities/purchase.ts'
import { ORDER_ASKED_AGAIN_MS, ORDER_ASKED_TIMES } from '../../contract/limits/polling.ts'
import { isBeingPaid } from '../../contract/rules/order-status.ts'
import { call } from '../http/call.ts'
import { CallFailure } from '../http/failure.ts'
import { platform } from '../platform.ts'

/** Nobody knows yet what became of an order; it is looked after, and must not be paid again. */
export class OrderWaits extends Error {
  override name = 'OrderWaits'
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = platform.after(ms, resolve)
    signal.addEventListener('abort', () => {
      stop()
      reject(new CallFailure('aborted'))
    })
  })
}

/**
 * Asks where an order stands until that is decided. An answer that does not come is asked for again.
 * @throws OrderWaits where it takes too long
 */
export async function settle(id: number, signal: AbortSignal): Promise<OrderState> {
  for (let left = ORDER_ASKED_TIMES; left > 0; left -= 1) {
    try {
      const options = { params: { id }, signal }
      const { data } = await call('GET /api/teacher/exchange-tokens-purchases/{id}', undefined, options)
      if (!isBeingPaid(data.order.status)) return data.order
    } catch (error) {
      if (signal.aborted) throw error
    }
    if (left > 1) await pause(ORDER_ASKED_AGAIN_MS, signal)
  }
  throw new OrderWaits()
}
