import { TOKENS_EXPIRE_YEARS } from '../../contract/limits/tokens.ts'
import type { TokenFilter } from '../../contract/rules/token-filters.ts'
import { purchaseHeadings } from '../../contract/server-messages/purchase-headings.ts'
import { orderStatusWords, paymentMethodWords } from '../../contract/server-messages/purchase-words.ts'
import { tokenSentences } from '../../contract/server-messages/tokens.ts'

type Table = TokenFilter | 'purchases'

const lots = (count: number) => (count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`)

/** cx-account (P1 §2 My account, §3 Exchange token balance, §9). */
export const account = {
  title: 'My Account',
  purchase: 'Purchase Exchanges',
  failed: 'Your exchanges could not be loaded. Please try again.',

  balance: 'Exchange balance',
  left: (count: number) => (count === 1 ? 'exchange available' : 'exchanges available'),
  expires: (count: number, day: string) =>
    count === 1 ? `1 expires on ${day}` : `${count} expire on ${day}`,
  noneLeft: 'Nothing expires',
  lasting: `Exchanges expire ${TOKENS_EXPIRE_YEARS} years after their purchase. Those that expire first are used first.`,

  tableList: 'Exchange tables',
  tables: {
    available: 'Available',
    active: 'Active',
    concluded: 'Concluded',
    expired: 'Expired',
    'usage-history': 'Usage History',
    purchases: 'Purchases',
  } satisfies Record<Table, string>,
  headings: {
    available: 'Exchanges that you can use',
    active: 'Exchanges in classrooms that run',
    concluded: 'Exchanges of classrooms that are over',
    expired: 'Exchanges that have expired',
    'usage-history': 'What has happened to your exchanges',
    purchases: 'What you have purchased',
  } satisfies Record<Table, string>,
  counts: {
    available: lots,
    active: lots,
    concluded: lots,
    expired: lots,
    'usage-history': lots,
    purchases: (count: number) => (count === 1 ? '1 purchase' : `${count.toLocaleString('en')} purchases`),
  } satisfies Record<Table, (count: number) => string>,

  columns: {
    ...tokenSentences.headings,
    ...purchaseHeadings,
  },
  /** Signs that a screen reader says: a hyphen is none. */
  signed: (count: number) => (count < 0 ? `\u2212${-count}` : `+${count}`),
  each: (price: string) => `${price} each`,
  methods: paymentMethodWords,
  statuses: orderStatusWords,

  none: {
    available: {
      title: 'No exchanges available',
      text: 'Purchase exchanges, and they are here at once for your next classroom.',
    },
    active: {
      title: 'No exchanges in use',
      text: 'Create a classroom exchange: what it costs stands here as long as it runs.',
    },
    concluded: {
      title: 'No concluded exchanges',
      text: 'What a classroom exchange has cost stands here once it is over. My Classrooms shows how yours are going.',
    },
    expired: {
      title: 'No exchange of yours has expired',
      text: 'See in Available what you have, and when it expires.',
    },
    'usage-history': {
      title: 'Nothing has happened yet',
      text: 'What you purchase, and what your classrooms cost, will be listed here.',
    },
    purchases: {
      title: 'No purchases yet',
      text: 'Purchase exchanges by card or on invoice: receipts and invoices will be listed here.',
    },
  } satisfies Record<Table, { title: string; text: string }>,
  toClassrooms: 'My Classrooms',
  toAvailable: 'Show Available',

  export: 'Export',
  exportOf: (table: string) => ` ${table} as a spreadsheet`,
  exporting: 'Exporting',
  exported: (table: string) => `${table} has been downloaded.`,
  exportedPart: (most: number) => `, of which an export has the newest ${most.toLocaleString('en')}`,
  exportFailedTitle: 'The table was not exported',
  exportFailed: 'The spreadsheet could not be made.',

  freeTitle: 'You need no exchange tokens',
  free: 'Your classrooms are part of your subscription.',
  freeUntil: (day: string) => `Your classrooms are part of your subscription, which lasts until ${day}.`,
} as const
