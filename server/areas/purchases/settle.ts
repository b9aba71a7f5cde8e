import { type OrderEvent, type OrderStep, orderStep } from '../../../src/contract/rules/order-status.ts'
import type { Database } from '../../db/database.ts'
import type { Payment } from '../../payments/gateway.ts'
import type { Services } from '../../services.ts'
import { lockTeacher } from '../teachers/area.ts'
import { bookPurchase, leftOfLot, takeBackPurchase, takenOfLot } from '../tokens/area.ts'
import { disputeMail, paidLateMail, receiptMail } from './mails.ts'
import {
  findOrder,
  holdOrder,
  itemsOf,
  noteCharge,
  noteDispute,
  notePaidLate,
  type Order,
  setLot,
  setStatus,
} from './repository/orders.ts'

type Given = Pick<Services, 'db' | 'mails'>

/** Runs `work` while nobody else changes the order or spends its teacher's tokens; null when there is none. */
export function withOrder<T>(
  db: Database,
  id: number,
  work: (transaction: Database, order: Order) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async transaction => {
    const known = await findOrder(transaction, id)
    if (!known) return null
    await lockTeacher(transaction, known.teacher_id)
    const order = await holdOrder(transaction, id)
    return order && work(transaction, order)
  })
}

/** Books what an order that is held has paid for: its tokens, its status and its receipt come to light together. */
export async function book(
  { mails }: Pick<Services, 'mails'>,
  transaction: Database,
  { id, teacher_id }: Order,
  chargeId: string | null,
): Promise<void> {
  const created_at = new Date()
  for (const { subject_id, amount_tokens } of await itemsOf(transaction, id)) {
    const { lot_id } = await bookPurchase(transaction, {
      teacher_id,
      subject_id,
      amount: amount_tokens,
      created_at,
    })
    await setLot(transaction, { orderId: id, subjectId: subject_id, lotId: lot_id })
  }
  await setStatus(transaction, id, 'paid', { chargeId })
  await mails.add(receiptMail, teacher_id, transaction, id)
}

/** What of the tokens of an order can still be spent, and what refunds have taken back of them. */
export async function lotsOf(db: Database, { id }: Order): Promise<{ left: number; taken: number }> {
  const sum = { left: 0, taken: 0 }
  for (const { lot_id } of await itemsOf(db, id)) {
    if (lot_id === null) continue
    sum.left += await leftOfLot(db, { lot_id })
    sum.taken += await takenOfLot(db, { lot_id })
  }
  return sum
}

/** Takes back what is left of what an order that is held has booked. */
export async function takeBack(transaction: Database, { id }: Order): Promise<void> {
  for (const { lot_id } of await itemsOf(transaction, id))
    if (lot_id !== null) await takeBackPurchase(transaction, { lot_id })
}

/** Notes that the money of an order that is held has gone back, and takes back what is left of it. */
export async function noteRefund(transaction: Database, order: Order): Promise<void> {
  await takeBack(transaction, order)
  await setStatus(transaction, order.id, 'refunded')
}

/** What comes of an event. Money that has come after an order had failed may go back. */
export function stepOf({ status, paid_late_at }: Order, event: OrderEvent): OrderStep {
  return orderStep(paid_late_at && status === 'failed' && event === 'refund' ? 'paid' : status, event)
}

const eventOf = { paid: 'pay', declined: 'fail', none: 'fail', refunded: 'refund' } as const

async function apply(given: Given, transaction: Database, order: Order, payment: Payment): Promise<void> {
  if (payment.at === 'open') return noteCharge(transaction, order.id, payment.charge_id)
  const chargeId = payment.at === 'none' ? null : payment.charge_id
  // paid and given back before anything was booked: there is nothing to take back
  const isOver = payment.at === 'refunded' && order.status === 'created'
  const event = isOver ? 'fail' : eventOf[payment.at]
  if (payment.at === 'paid' && order.status === 'failed')
    await tellPaidLate(given, transaction, order, payment.charge_id)
  if (stepOf(order, event).at === 'change') {
    // a card that was refused leaves its key to another one; what was ended is not bought by who sends it late
    const givesKeyBack = payment.at === 'declined' || (payment.at === 'none' && payment.refused !== undefined)
    await change(given, transaction, order, event, { chargeId, givesKeyBack })
  }
  if (payment.at === 'paid' && payment.is_disputed && (await noteDispute(transaction, order.id)))
    await given.mails.add(disputeMail, order.teacher_id, transaction, order.id)
}

/** Nothing is booked by itself: something else may have been bought in the place of what had failed. */
async function tellPaidLate(
  { mails }: Given,
  transaction: Database,
  { id, teacher_id }: Order,
  chargeId: string,
): Promise<void> {
  if (await notePaidLate(transaction, id, chargeId))
    await mails.add(paidLateMail, teacher_id, transaction, id)
}

async function change(
  given: Given,
  transaction: Database,
  order: Order,
  event: OrderEvent,
  noted: { chargeId: string | null; givesKeyBack: boolean },
): Promise<void> {
  if (event === 'pay') await book(given, transaction, order, noted.chargeId)
  else if (event === 'refund') await noteRefund(transaction, order)
  else await setStatus(transaction, order.id, 'failed', noted)
}

/** Notes what has become of a payment, however often it is told; answers the order as it is then. */
export async function settle(given: Given, id: number, payment: Payment): Promise<Order | null> {
  const settled = await withOrder(given.db, id, async (transaction, order) => {
    await apply(given, transaction, order, payment)
    return findOrder(transaction, id)
  })
  given.mails.wake()
  return settled
}
