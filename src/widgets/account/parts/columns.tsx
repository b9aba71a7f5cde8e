import type { Purchase } from '../../../contract/entities/purchase.ts'
import type { TokenLot, TokenUse } from '../../../contract/entities/token.ts'
import { dollarText } from '../../../contract/rules/dollars.ts'
import type { OrderStatus } from '../../../contract/rules/order-status.ts'
import { type TokenStatus, tokenStatuses } from '../../../contract/rules/token-filters.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { account as t } from '../../../core/messages/account.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { StatusTag, type Tone } from '../../../ui/tag.tsx'

const heads = t.columns

const day = (instant: string) => <time dateTime={instant}>{shortDate(instant)}</time>

const counts: Record<TokenStatus, (lot: TokenLot) => number> = {
  available: ({ available_count }) => available_count,
  active: ({ active_count }) => active_count,
  concluded: ({ concluded_count }) => concluded_count,
  expired: ({ expired_count }) => expired_count,
}

/** Each table by status has the number that it is about under a label of its own (P1 §9). */
const ofStatus = (status: TokenStatus): Column<TokenLot>[] => [
  { id: 'created_at', header: heads.date, cell: lot => day(lot.created_at) },
  { id: 'subject', header: heads.subject, width: '2fr', cell: ({ subject }) => subject.name },
  { id: 'amount', header: heads.amount, align: 'end', cell: ({ amount_tokens }) => amount_tokens },
  { id: 'count', header: heads[status], align: 'end', cell: lot => <strong>{counts[status](lot)}</strong> },
  { id: 'expire_at', header: heads.expires, align: 'end', cell: lot => day(lot.expire_at) },
]

export const lotColumns = Object.fromEntries(
  tokenStatuses.map(status => [status, ofStatus(status)]),
) as Record<TokenStatus, Column<TokenLot>[]>

export const usageColumns: Column<TokenUse>[] = [
  { id: 'date', header: heads.date, cell: use => day(use.date) },
  { id: 'subject', header: heads.subject, width: '2fr', cell: ({ subject }) => subject.name },
  { id: 'description', header: heads.description, width: '3fr', cell: ({ description }) => description },
  {
    id: 'number',
    header: heads.amount,
    align: 'end',
    cell: use => <strong>{t.signed(use.number_of_exchanges)}</strong>,
  },
]

/** An invoice may wait for weeks, which is nothing to worry about; a payment that failed is. */
const tones: Record<OrderStatus, Tone> = {
  created: 'warning',
  paid: 'success',
  invoiced: 'info',
  failed: 'danger',
  refunded: 'neutral',
}

export const purchaseColumns: Column<Purchase>[] = [
  { id: 'created_at', header: heads.date, cell: purchase => day(purchase.created_at) },
  { id: 'subject', header: heads.subject, width: '2fr', cell: ({ subject }) => subject },
  { id: 'amount', header: heads.amount, align: 'end', cell: ({ amount_tokens }) => amount_tokens },
  {
    id: 'total',
    header: heads.total,
    align: 'end',
    cell: ({ total, price }) => (
      <>
        {dollarText(total)}
        {price !== null && price !== total && <span className="each">{t.each(dollarText(price))}</span>}
      </>
    ),
  },
  {
    id: 'method',
    header: heads.method,
    cell: ({ payment_method, receipt_number }) => (
      <>
        {t.methods[payment_method]}
        {receipt_number !== null && <span className="each">{receipt_number}</span>}
      </>
    ),
  },
  {
    id: 'status',
    header: heads.status,
    width: '1.4fr',
    cell: ({ status }) => <StatusTag tone={tones[status]}>{t.statuses[status]}</StatusTag>,
  },
]
