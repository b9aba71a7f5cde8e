import type { Purchase } from '../../contract/entities/purchase.ts'
import type { TokenLot, TokenTables, TokenUse } from '../../contract/entities/token.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { PURCHASES_PAGE_ROWS } from '../../contract/limits/purchases.ts'
import { TOKENS_PAGE_ROWS } from '../../contract/limits/tokens.ts'
import type { TokenFilter, TokenStatus } from '../../contract/rules/token-filters.ts'
import { createPagedList, mapPoll } from '../lists/paged-list.ts'
import { account as t } from '../messages/account.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'
import { isPurchases, isTokenTables } from './token-checks.ts'

const tables = { ms: LISTS_POLL_MS, isData: isTokenTables, failed: t.failed }
const purchases = { ms: LISTS_POLL_MS, isData: isPurchases, failed: t.failed }

/** What is left of each subject. */
export const balancePoll = (): Poll<TokenTables> => callPoll(tables, 'GET /api/teacher/exchange-tokens')

/** The first page is what is asked for without one. */
const asked = (page: number) => (page > 1 ? { page } : {})

const tablePoll = (filter: TokenFilter, page: number) =>
  callPoll(tables, 'GET /api/teacher/exchange-tokens', { filter, ...asked(page) })

/** Tokens that are where the status says, by the lots that they came in (P1 §3 Token rows). */
export const createLots = (status: TokenStatus) =>
  createPagedList<TokenLot>({
    pageRows: TOKENS_PAGE_ROWS,
    pollOf: page => mapPoll(tablePoll(status, page), ({ tokens, total }) => ({ rows: tokens, total })),
  })

/** What has happened to tokens (P1 §3 Usage history). */
export const createUses = () =>
  createPagedList<TokenUse>({
    pageRows: TOKENS_PAGE_ROWS,
    pollOf: page =>
      mapPoll(tablePoll('usage-history', page), ({ usage_history, total }) => ({
        rows: usage_history,
        total,
      })),
  })

/** What the teacher has purchased, in whatever state that is. */
export const createPurchases = () =>
  createPagedList<Purchase>({
    pageRows: PURCHASES_PAGE_ROWS,
    pollOf: page =>
      mapPoll(
        callPoll(purchases, 'GET /api/teacher/exchange-tokens-purchases', {
          type: 'teacher',
          ...asked(page),
        }),
        data => ({ rows: data.purchases, total: data.total }),
      ),
  })
