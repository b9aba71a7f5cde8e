import type { Body } from '../../../src/contract/endpoints/all.ts'
import {
  INVOICES_PER_DAY,
  INVOICES_TO_CONTACT_PER_DAY,
  PURCHASES_PER_HOUR,
} from '../../../src/contract/limits/purchases.ts'
import { normalLink } from '../../../src/contract/rules/links.ts'
import { isInvoiceMethod } from '../../../src/contract/rules/payment-methods.ts'
import { type BillingValues, billingFields } from '../../../src/contract/rules/payment-values.ts'
import { storedNameIn } from '../../../src/contract/rules/stored-name.ts'
import type { Database } from '../../db/database.ts'
import { canonicalEmail } from '../../email-address.ts'
import type { Call } from '../../handlers.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { type AttemptLimit, allowAttempt } from '../attempts/area.ts'
import { useFile as goesOnUsing } from '../files/area.ts'
import { checkSameRequest, keyUsedUp, requestHash } from '../idempotency/area.ts'
import { lockTeacher } from '../teachers/area.ts'
import { paymentOf } from './checked-payment.ts'
import { invoiceMail, noticeMail } from './mails.ts'
import { refuse } from './refusals.ts'
import {
  addItems,
  addOrder,
  findByKey,
  findSameInvoice,
  findSameUnderWay,
  type NewOrder,
  type Order,
  takeKeyOver,
} from './repository/orders.ts'
import type { Wanted } from './wanted.ts'

export type Buying = 'POST /api/teacher/exchange-tokens' | 'POST /api/teacher/bundles/{id}'
export type BuyingCall<K extends Buying> = Pick<Call<K>, 'params' | 'body' | 'idempotencyKey'> & {
  teacher: SignedInTeacher
}

type Paid = Omit<Body<'POST /api/teacher/bundles/{id}'>, 'price'>

/** What a key stands for: everything but the card, of which nothing is kept, not even a hash. */
export function hashOfRequest<K extends Buying>(endpoint: K, { params, body }: BuyingCall<K>): string {
  const { credit_card: _, ...kept } = body as Paid & object
  return requestHash(endpoint, { params, body: kept })
}

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** An address as one person has it, however it is written: what follows a plus before the @ is a tag of their own. */
const withoutTag = (email: string): string =>
  (canonicalEmail(email) ?? email.toLowerCase()).replace(/(?<=.)\+[^@]*(?=@)/, '')

/** Each order with a card is a guess at one, and each on invoice a mail to somebody. @throws 429 */
async function allowOrder(
  { tokens, config }: Pick<Services, 'tokens' | 'config'>,
  transaction: Database,
  { teacher_id, billing }: NewOrder,
): Promise<void> {
  const limit = (what: string, whose: string, attempts: number, windowMinutes: number): AttemptLimit => ({
    ...{ scope: tokens.blind(what, whose), attempts, windowMinutes },
  })
  const teacher = String(teacher_id)
  const ofTeacher = limit('purchases', teacher, PURCHASES_PER_HOUR, HOUR_MINUTES)
  if (!billing) return allowAttempt(transaction, [ofTeacher])
  const to = withoutTag(billing.billing_contact_email_address)
  return allowAttempt(transaction, [
    ofTeacher,
    limit('invoices of a day', teacher, INVOICES_PER_DAY, DAY_MINUTES),
    limit('invoices', to, config.mailsPerHour, HOUR_MINUTES),
    limit('invoices to a contact in a day', to, INVOICES_TO_CONTACT_PER_DAY, DAY_MINUTES),
  ])
}

function purchaseOrderOf({ po }: Paid): Pick<NewOrder, 'po_url' | 'po_file' | 'po_number'> {
  const { url, number } = po ?? { url: '', number: '' }
  const file = storedNameIn(url.trim())
  return {
    po_file: file,
    po_url: file === null && url.trim() !== '' ? normalLink(url) : null,
    po_number: number.trim() || null,
  }
}

const billingOf = (values: BillingValues): BillingValues =>
  Object.fromEntries(billingFields.map(field => [field, values[field].trim()])) as BillingValues

function newOrder(
  { gateway }: Pick<Services, 'gateway'>,
  {
    teacher,
    body,
    idempotencyKey,
  }: { teacher: { id: number }; body: Paid; idempotencyKey: string | undefined },
  { items: _, ...wanted }: Wanted,
  request: string,
): NewOrder {
  const own = {
    ...{ ...wanted, teacher_id: teacher.id, request, reference: oneTimeCode() },
    idempotency_key: idempotencyKey ?? null,
  }
  if (!isInvoiceMethod(body.payment_method_id))
    return { ...own, status: 'created', payment_method: 'credit-card', gateway: gateway?.name ?? null }
  return {
    ...{ ...own, ...purchaseOrderOf(body), billing: billingOf(paymentOf(body)) },
    status: 'invoiced',
    payment_method: 'invoice-me',
  }
}

/**
 * Opens an order, once for each key. On invoice it is whole then, with its mails; with a card nothing is charged yet.
 * @throws 409 with code 147; 422 with code 13 or 146; 429
 */
export async function openOrder<K extends Buying>(
  services: Pick<Services, 'db' | 'tokens' | 'config' | 'mails' | 'gateway'>,
  endpoint: K,
  call: BuyingCall<K>,
  wanted: Wanted,
): Promise<Order> {
  const { mails } = services
  const { id: teacherId } = call.teacher
  const order = newOrder(services, call, wanted, hashOfRequest(endpoint, call))
  return services.db.transaction(async transaction => {
    await takeKeyOver(transaction, order)
    const added = await addOrder(transaction, order)
    if (!added) return foundByKey(transaction, endpoint, call)
    await allowOrder(services, transaction, order)
    await lockTeacher(transaction, teacherId)
    await addItems(transaction, added.id, wanted.items)
    const { po_file } = added
    if (
      po_file !== null &&
      !(await goesOnUsing(transaction, teacherId, { name: po_file, type: 'payment_order' }))
    )
      throw refuse('purchaseOrderUnknown')
    const same =
      (await findSameUnderWay(transaction, teacherId, wanted.items, added.id)) ??
      (await findSameInvoice(transaction, added))
    // the last of all: who asks for an invoice ends what is paid by card for nothing that is refused
    if (same !== null) throw refuse('purchaseUnderWay', { id: same })
    if (added.status === 'created') return added
    await mails.add(invoiceMail, teacherId, transaction, added.id)
    await mails.add(noticeMail, teacherId, transaction, added.id)
    return added
  })
}

/** The order that came with a key before. @throws 422 with code 13 when it was another one */
async function foundByKey<K extends Buying>(db: Database, endpoint: K, call: BuyingCall<K>): Promise<Order> {
  const found = await sentBefore(db, endpoint, call)
  // the first one has failed a moment ago and gave the key back
  if (!found) throw refuse('unavailable')
  return found
}

/**
 * The order that a call has made when it was sent before; null when it has not. One that was ended is not made once more
 * by the same call; another one, such as for an invoice in its place, takes its key once it is taken itself.
 * @throws 422 with code 13
 */
export async function sentBefore<K extends Buying>(
  db: Database,
  endpoint: K,
  call: BuyingCall<K>,
): Promise<Order | null> {
  const { idempotencyKey, teacher } = call
  const found = idempotencyKey === undefined ? null : await findByKey(db, teacher.id, idempotencyKey)
  if (!found) return null
  const request = hashOfRequest(endpoint, call)
  if (found.status !== 'failed') {
    checkSameRequest(found, request)
    return found
  }
  if (found.request === request) throw keyUsedUp(found.id)
  return null
}
