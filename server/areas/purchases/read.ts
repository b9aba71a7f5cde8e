import type { Data, Query } from '../../../src/contract/endpoints/all.ts'
import { PURCHASES_EXPORTED_MAX, PURCHASES_PAGE_ROWS } from '../../../src/contract/limits/purchases.ts'
import { isBeingPaid } from '../../../src/contract/rules/order-status.ts'
import { purchaseHeadings } from '../../../src/contract/server-messages/purchase-headings.ts'
import { orderStatusWords, paymentMethodWords } from '../../../src/contract/server-messages/purchase-words.ts'
import type { Database } from '../../db/database.ts'
import { GatewaySilent } from '../../payments/gateway.ts'
import type { Services } from '../../services.ts'
import { dayCells } from '../../spreadsheets/day-cells.ts'
import { writeSheet } from '../../spreadsheets/write-sheet.ts'
import { askGateway } from './ask-gateway.ts'
import { stateOf } from './buy.ts'
import { refuse } from './refusals.ts'
import { countOrders, findListed, listOrders } from './repository/list.ts'
import { findOrder, type Order } from './repository/orders.ts'
import { shownPurchase } from './shown-purchase.ts'

type List = 'GET /api/teacher/exchange-tokens-purchases'
type Person = { id: number }

/** One page of a teacher's purchases. */
export async function listPurchases(
  db: Database,
  { id }: Person,
  { scope = 'all', page = 1 }: Query<List>,
): Promise<Data<List>> {
  const offset = (page - 1) * PURCHASES_PAGE_ROWS
  const found = await listOrders(db, id, { scope, limit: PURCHASES_PAGE_ROWS, offset })
  return { purchases: found.map(shownPurchase), total: await countOrders(db, id, { scope }) }
}

/** A teacher's purchases as a spreadsheet, the latest of them; it says so where there are more. */
export async function exportPurchases(
  db: Database,
  { id }: Person,
  { time_zone }: Query<'GET /api/teacher/exchange-tokens-purchases/export'>,
): Promise<Buffer> {
  const dayCell = dayCells(time_zone)
  const found = await listOrders(db, id, { scope: 'all', limit: PURCHASES_EXPORTED_MAX, offset: 0 })
  return writeSheet(
    Object.values(purchaseHeadings),
    found
      .map(shownPurchase)
      .map(purchase => [
        ...[dayCell(purchase.created_at), purchase.subject, purchase.amount_tokens],
        ...[purchase.price ?? '', purchase.total, paymentMethodWords[purchase.payment_method]],
        ...[orderStatusWords[purchase.status], purchase.receipt_number ?? ''],
      ]),
    await countOrders(db, id, { scope: 'all' }),
  )
}

/** What the gateway says of an order that is being paid; where it does not answer, what is known. */
async function asked(services: Pick<Services, 'db' | 'mails' | 'gateway'>, order: Order) {
  if (!isBeingPaid(order.status)) return { order, payment: null }
  try {
    return await askGateway(services, order)
  } catch (error) {
    if (error instanceof GatewaySilent) return { order, payment: null }
    throw error
  }
}

/** Where a purchase stands. @throws 404 with code 149 */
export async function readPurchase(
  services: Pick<Services, 'db' | 'mails' | 'gateway'>,
  teacher: Person,
  id: number,
): Promise<Data<'GET /api/teacher/exchange-tokens-purchases/{id}'>> {
  const known = await findOrder(services.db, id)
  if (known?.teacher_id !== teacher.id) throw refuse('purchaseGone')
  const { order, payment } = await asked(services, known)
  const listed = await findListed(services.db, id)
  if (!listed) throw refuse('purchaseGone')
  return { order: stateOf(order, payment), purchase: shownPurchase(listed) }
}
