import type { Plant } from '../../scripts/mutate/plant.ts'

/** What is paid, once, by whom, and what is kept of a card. */
export const plants: Plant[] = [
  {
    bug: 'the card is part of what a key stands for',
    in: 'server',
    text: 'return requestHash(endpoint, { params, body: kept })',
    becomes: 'return requestHash(endpoint, { params, body: { ...kept, _ } })',
  },
  {
    bug: 'the same is bought twice at once',
    in: 'server',
    text: "if (same !== null) throw refuse('purchaseUnderWay', { id: same })",
    becomes: '',
  },
  {
    bug: 'a declined order keeps its key',
    in: 'server',
    text: '...(givesKeyBack ? { idempotency_key: null } : {}),',
    becomes: '',
  },
  {
    bug: 'what was ended is bought by who sends it once more',
    in: 'server',
    text: 'else if (found.request === request) throw keyUsedUp(found.id)',
    becomes: '',
  },
  {
    bug: 'what is paid after it has failed is told with each message',
    in: 'server',
    text: 'isNull(tokenOrders.paid_late_at)',
    becomes: '',
  },
  {
    bug: 'an old order that is not charged is not ended at the gateway first',
    in: 'server',
    text: 'return isGivenUp(order, found, Date.now()) ? gateway.close(payableOf(order)) : found',
    becomes: 'return found',
  },
  {
    bug: 'a young order is given up',
    in: 'server',
    text: "if (payment.at === 'none') return seconds >= ORDER_ASKED_AFTER_SECONDS",
    becomes: "if (payment.at === 'none') return seconds >= 0",
  },
  {
    bug: 'what was declined is charged',
    in: 'server',
    text: "const at = outcome === 'declined' ? 'declined' : 'paid'",
    becomes: "const at = 'paid' as 'paid' | 'declined'",
  },
  {
    bug: 'every purchase may be read by everybody',
    in: 'server',
    text: "if (known?.teacher_id !== teacher.id) throw refuse('purchaseGone')",
    becomes: "if (!known) throw refuse('purchaseGone')",
  },
  {
    bug: 'a price that has changed is charged',
    in: 'server',
    text: "if (!isSame) throw refuse('priceChanged', { exchange_token: now })",
    becomes: '',
  },
  {
    bug: 'cards are taken where Stripe takes them',
    in: 'server',
    text: "if ((given.credit_card && !takes) || (isCard && !gateway)) throw refuse('cardNotTaken')",
    becomes: "if (isCard && !gateway) throw refuse('cardNotTaken')",
  },
  {
    bug: 'a purchase order has an address',
    in: 'server',
    text: "and(eq(files.name, name), eq(files.teacher_id, teacherId), ne(files.type, 'payment_order'))",
    becomes: 'and(eq(files.name, name), eq(files.teacher_id, teacherId))',
  },
  {
    bug: 'a purchase order can be shown in a chat',
    in: 'server',
    text: "where type not in ('avatar', 'payment_order') and name in",
    becomes: "where type <> 'avatar' and name in",
  },
  {
    bug: 'a message of Stripe is good for ever',
    in: 'server',
    text: 'const TOLERANCE_SECONDS = 300',
    becomes: 'const TOLERANCE_SECONDS = 300_000',
  },
  {
    bug: 'another amount than was asked for is booked',
    in: 'server',
    text: 'if (intent.amount_received !== amount_cents || intent.currency !== CURRENCY)',
    becomes: 'if (intent.currency !== CURRENCY)',
  },
  {
    bug: 'the file of an order may be anybody’s',
    in: 'server',
    text: "throw refuse('purchaseOrderUnknown')",
    becomes: 'return added',
  },
  {
    bug: 'one contact is written to without end',
    in: 'server',
    text: "limit('invoices', to, config.mailsPerHour, HOUR_MINUTES),",
    becomes: '',
  },
  {
    bug: 'the weight of every second digit is half',
    in: 'src',
    text: 'return digit > 4 ? digit * 2 - 9 : digit * 2',
    becomes: 'return digit',
  },
  {
    bug: 'an invoice goes out for whoever asks',
    in: 'server',
    text: "if (!teacher.is_teacher_validated) throw refuse('invoiceNotYet')",
    becomes: '',
  },
  {
    bug: 'a tag makes another address of one',
    in: 'server',
    text: "(canonicalEmail(email) ?? email.toLowerCase()).replace(/(?<=.)\\+[^@]*(?=@)/, '')",
    becomes: '(canonicalEmail(email) ?? email.toLowerCase())',
  },
  {
    bug: 'the same is paid by card and on invoice',
    in: 'server',
    text: "if (ended.status !== 'failed' || ended.paid_late_at) throw refusal",
    becomes: '',
  },
  {
    bug: 'orders that nobody pays are asked about at each look',
    in: 'server',
    text: 'make_interval(secs => ${ORDER_ASKED_AGAIN_MAX_SECONDS})',
    becomes: 'make_interval(secs => 0)',
  },
  {
    bug: 'a payment begins at Stripe as often as it is asked for',
    in: 'server',
    text: '{ idempotencyKey: `order-${order.reference}` },',
    becomes: '{},',
  },
  {
    bug: 'a dispute is told with each message',
    in: 'server',
    text: 'isNull(tokenOrders.disputed_at)',
    becomes: '',
  },
]
