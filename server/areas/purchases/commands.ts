import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { dollarsOf, dollarText } from '../../../src/contract/rules/dollars.ts'
import { type OrderEvent, orderStatuses } from '../../../src/contract/rules/order-status.ts'
import { billingFields } from '../../../src/contract/rules/payment-values.ts'
import { idOf } from '../../admin/argument.ts'
import { type AdminServices, type Command, UsageError } from '../../admin/command.ts'
import { oneLine } from '../../admin/one-line.ts'
import type { Database } from '../../db/database.ts'
import { type Gateway, GatewaySilent } from '../../payments/gateway.ts'
import { endAtGateway, payableOf } from './ask-gateway.ts'
import { type ListedOrder, listForOperator, namedItems, whoOrdered } from './repository/list.ts'
import { findOrder, type Order, setStatus } from './repository/orders.ts'
import { book, lotsOf, noteRefund, stepOf, takeBack, withOrder } from './settle.ts'
import { numberOf } from './shown-purchase.ts'

/** More than anybody goes through at a time. */
const ORDERS_SHOWN = 100

const whatOf = ({ subject, amount_tokens, total_cents }: ListedOrder) =>
  `${amount_tokens} of ${subject}, ${dollarText(dollarsOf(total_cents))}`

const lineOf = (order: Awaited<ReturnType<typeof listForOperator>>[number]): string =>
  [
    `order ${order.id}`,
    numberOf(order) ?? '-',
    new Date(order.created_at).toISOString(),
    order.status,
    order.payment_method,
    order.email,
    whatOf(order),
    ...(order.organization === null ? [] : [oneLine(order.organization)]),
  ].join('  ')

async function orderOf(db: AdminServices['db'], argument: string): Promise<Order> {
  const order = await findOrder(db, idOf(argument, 'an order'))
  if (!order) throw new UsageError(`There is no order ${argument}.`)
  return order
}

/** @throws {UsageError} when it stands where this cannot be done; answers false when it was done before */
function mayStep(order: Order, event: OrderEvent): boolean {
  const step = stepOf(order, event)
  if (step.at === 'refused') throw new UsageError(`Order ${order.id} is ${order.status}.`)
  return step.at === 'change'
}

async function shownOrder(db: AdminServices['db'], order: Order): Promise<string> {
  const items = await namedItems(db, order.id)
  const who = await whoOrdered(db, order.id)
  const lines: [string, string | null][] = [
    ['number', numberOf(order)],
    ['status', order.status],
    ['ordered', order.created_at.toISOString()],
    ['settled', order.settled_at?.toISOString() ?? null],
    ['teacher', who?.email ?? null],
    ['at the prices of', who?.priced_in ?? null],
    ['school in', who?.school_in ?? null],
    ...items.map(({ name, amount_tokens }): [string, string] => ['exchanges', `${amount_tokens} of ${name}`]),
    ['left', order.status === 'paid' ? String((await lotsOf(db, order)).left) : null],
    ['total', dollarText(dollarsOf(order.total_cents))],
    ['method', order.payment_method],
    ['charge', order.charge_id],
    ['disputed', order.disputed_at?.toISOString() ?? null],
    ['paid after it had failed', order.paid_late_at?.toISOString() ?? null],
    ...billingFields.map((field): [string, string | null] => [field, order.billing?.[field] ?? null]),
    ['purchase order number', order.po_number],
    ['purchase order link', order.po_url],
    ['purchase order file', order.po_file && `orders file ${order.id} --to <path>`],
  ]
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${oneLine(value)}`] : [])).join('\n')
}

/**
 * Nothing is paid for it from then on. Answers why the gateway has not ended it, where somebody has looked there.
 * @throws {UsageError} where nobody knows whether it is paid
 */
async function cancelAtGateway(
  services: AdminServices,
  order: Order,
  hasLooked: boolean,
): Promise<string | null> {
  try {
    await endAtGateway(services, order)
    return null
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    if (hasLooked) return error.message
    throw new UsageError(
      `The gateway does not end order ${order.id}: ${error.message}. Look there whether it is paid; --charge none ends it all the same.`,
    )
  }
}

/** @throws {UsageError} where not so many are left as the operator has seen; nothing is taken then */
async function takeBackOf(transaction: Database, order: Order, seen: string | undefined): Promise<void> {
  if (!mayStep(order, 'refund')) return
  // what an attempt before this one has taken was left then
  const { left, taken } = await lotsOf(transaction, order)
  if (seen !== undefined && seen !== String(left + taken))
    throw new UsageError(`${left + taken} of the exchanges of order ${order.id} are left. Nothing was done.`)
  await takeBack(transaction, order)
}

/** @throws {UsageError} where nobody knows whether the money has gone back */
async function giveMoneyBack(gateway: Gateway | null, order: Order): Promise<void> {
  try {
    await gateway?.refund(payableOf(order))
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    throw new UsageError(
      `The gateway has not given the money of order ${order.id} back: ${error.message}. Its exchanges are taken back already; refund it once more.`,
    )
  }
}

export const commands: Record<string, Command> = {
  'orders list': {
    usage: 'orders list [--status <status>]',
    help: `prints orders of exchange tokens, the latest first, ${ORDERS_SHOWN} at most; those on invoice wait with --status invoiced`,
    options: ['status'],
    async run({ db }, { options: { status = null } }) {
      if (status !== null && !orderStatuses.some(known => known === status))
        throw new UsageError(`--status is one of ${orderStatuses.join(', ')}.`)
      const found = await listForOperator(db, { status, most: ORDERS_SHOWN })
      return found.map(lineOf).join('\n') || 'There are no orders.'
    },
  },
  'orders show': {
    usage: 'orders show <order-id>',
    help: 'prints all that is known of an order, with whom its invoice goes to',
    argument: true,
    run: async ({ db }, { argument }) => shownOrder(db, await orderOf(db, argument)),
  },
  'orders paid': {
    usage: 'orders paid <order-id>',
    help: 'notes that an order on invoice is paid: the teacher has the exchanges from now on, and gets a receipt',
    argument: true,
    async run({ db, mails }, { argument }) {
      const { id, payment_method } = await orderOf(db, argument)
      if (payment_method !== 'invoice-me')
        throw new UsageError(`Order ${id} is paid by card, by its gateway alone.`)
      const isNew = await withOrder(db, id, async (transaction, order) => {
        if (!mayStep(order, 'pay')) return false
        await book({ mails }, transaction, order, null)
        return true
      })
      mails.wake()
      return isNew ? `Order ${id} is paid.` : `Order ${id} was paid before.`
    },
  },
  'orders cancel': {
    usage: 'orders cancel <order-id> [--charge none]',
    help: 'ends an order that nobody pays, of a card at its gateway first; --charge none says that you have looked there yourself, and nothing was charged, so that it ends also where the gateway does not end it',
    argument: true,
    options: ['charge'],
    async run(services, { argument, options: { charge } }) {
      if (charge !== undefined && charge !== 'none') throw new UsageError('--charge is none, or left out.')
      const order = await orderOf(services.db, argument)
      mayStep(order, 'fail')
      // also of one that has failed: it may have ended here alone
      const open = order.gateway === null ? null : await cancelAtGateway(services, order, charge === 'none')
      await withOrder(services.db, order.id, async (transaction, now) => {
        if (now.paid_late_at)
          throw new UsageError(
            `Order ${now.id} has failed, and is paid; ‘orders refund ${now.id}’ gives it back.`,
          )
        if (mayStep(now, 'fail')) await setStatus(transaction, now.id, 'failed')
      })
      return open === null
        ? `Order ${order.id} has ended.`
        : `Order ${order.id} has ended, but not at its gateway: ${open}. Cancel it once more when the gateway answers.`
    },
  },
  'orders refund': {
    usage: 'orders refund <order-id> [--left <number>]',
    help: 'takes back what is left of the exchanges, and gives the money of a card back; the money of an invoice you give back yourself. With --left only while so many are left',
    argument: true,
    options: ['left'],
    async run({ db, gateway }, { argument, options: { left } }) {
      const known = await orderOf(db, argument)
      const { id, amount_tokens } = known
      const isNew = mayStep(known, 'refund')
      if (isNew) {
        if (known.gateway !== null && gateway?.name !== known.gateway)
          throw new UsageError(`Order ${id} was paid by ${known.gateway}.`)
        // nobody spends any more what is about to be paid back
        await withOrder(db, id, (transaction, order) => takeBackOf(transaction, order, left))
        if (known.gateway !== null) await giveMoneyBack(gateway, known)
        await withOrder(db, id, async (transaction, order) => {
          // the gateway may have told of it itself meanwhile
          if (mayStep(order, 'refund')) await noteRefund(transaction, order)
        })
      }
      const { taken } = await lotsOf(db, known)
      return `Order ${id} ${isNew ? 'is refunded' : 'was refunded before'}; ${taken} of its ${amount_tokens} exchanges were left and are taken back.`
    },
  },
  'orders file': {
    usage: 'orders file <order-id> --to <path>',
    help: 'writes the file of a purchase order to a path that is not there yet',
    argument: true,
    options: ['to'],
    async run({ db, storage }, { argument, options }) {
      const { id, po_file } = await orderOf(db, argument)
      if (!options.to) throw new UsageError('Say where to: --to <path>')
      const file = po_file === null ? null : await storage.read(po_file)
      if (!file) throw new UsageError(`Order ${id} has no file.`)
      await pipeline(file.stream, createWriteStream(options.to, { flags: 'wx', mode: 0o600 }))
      return `${options.to} has the ${po_file?.endsWith('.pdf') ? 'PDF' : 'picture'} of order ${id}, ${file.bytes} bytes.`
    },
  },
}
