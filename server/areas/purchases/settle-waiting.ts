import type { Queue } from '../../jobs/jobs.ts'
import { GatewaySilent } from '../../payments/gateway.ts'
import type { Services } from '../../services.ts'
import { askGateway, noteSilence } from './ask-gateway.ts'
import { takeOrdersToAsk } from './repository/list.ts'
import { findByReference, findOrder } from './repository/orders.ts'

const LOOK_MS = 30_000

/** Orders of which nobody knows what has become of their payment, such as after a server was killed while one was made. */
export const settleQueue: Queue<{ order_id: number }> = {
  name: 'settle-order',
  // who looks next adds it anew
  retries: 0,
  about: ({ order_id }) => String(order_id),
}

/** Has those asked about whose time it is. */
export async function settleWaiting({
  db,
  jobs,
  gateway,
}: Pick<Services, 'db' | 'jobs' | 'gateway'>): Promise<void> {
  if (!gateway) return
  for (const order of await takeOrdersToAsk(db, gateway.name)) await jobs.add(settleQueue, order)
}

/** Finds out what has become of orders that wait, from now on. */
export async function settleFromNowOn(services: Services): Promise<void> {
  const { db, jobs, gateway, log } = services
  await jobs.work(settleQueue, async ({ order_id }) => {
    const order = await findOrder(db, order_id)
    if (!order) return
    try {
      await askGateway(services, order)
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error
      noteSilence(services, order_id, error)
    }
  })

  // beside the answer to the charge, and no later than that
  gateway?.hear?.(reference => {
    findByReference(db, reference)
      .then(order => order && jobs.add(settleQueue, { order_id: order.id }))
      .catch(error => log.warn({ err: error }, 'what the gateway has told was not heard'))
  })

  let looking: Promise<void> = settleWaiting(services)
  const timer = setInterval(() => {
    looking = looking
      .then(() => settleWaiting(services))
      .catch(error => log.warn({ err: error }, 'no orders that wait could be looked for'))
  }, LOOK_MS)
  timer.unref()
  services.beforeStop(() => clearInterval(timer))
  await looking
}
