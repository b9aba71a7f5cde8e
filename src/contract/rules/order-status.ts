/** What an order can be (issue of a purchase, P1 §4): an invoice waits for its money, a card for its gateway. */
export const orderStatuses = ['created', 'paid', 'invoiced', 'failed', 'refunded'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What happens to one. */
export const orderEvents = ['pay', 'invoice', 'fail', 'refund'] as const
export type OrderEvent = (typeof orderEvents)[number]

const after: Record<OrderEvent, OrderStatus> = {
  pay: 'paid',
  invoice: 'invoiced',
  fail: 'failed',
  refund: 'refunded',
}

/** What leads on from each; nothing does from failed and refunded. */
const eventsOf: Record<OrderStatus, readonly OrderEvent[]> = {
  created: ['pay', 'invoice', 'fail'],
  invoiced: ['pay', 'fail'],
  paid: ['refund'],
  failed: [],
  refunded: [],
}

export type OrderStep =
  | { at: 'change'; status: OrderStatus }
  /** It is so already: whoever says it again, as after an answer that was lost, changes nothing and does no harm. */
  | { at: 'done' }
  | { at: 'refused' }

/** What comes of an event. */
export function orderStep(status: OrderStatus, event: OrderEvent): OrderStep {
  if (eventsOf[status].includes(event)) return { at: 'change', status: after[event] }
  return { at: status === after[event] ? 'done' : 'refused' }
}

/** Whether nobody knows yet what becomes of it: a form waits then. */
export const isBeingPaid = (status: OrderStatus): boolean => status === 'created'
