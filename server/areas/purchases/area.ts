import type { Area } from '../../area.ts'
import { cardPage } from './card-page.ts'
import { commands } from './commands.ts'
import { disputeMail, invoiceMail, noticeMail, paidLateMail, receiptMail } from './mails.ts'
import { refusals } from './refusals.ts'
import { isPurchaseOrder } from './repository/files-in-use.ts'
import { handlers } from './routes.ts'
import { settleFromNowOn, settleQueue } from './settle-waiting.ts'
import { stripeWebhook } from './stripe-webhook.ts'

/** Orders of exchange tokens, and what becomes of them (docs/decisions/purchases.md). */
export const purchasesArea = {
  handlers,
  refusals,
  commands,
  mails: [receiptMail, invoiceMail, noticeMail, disputeMail, paidLateMail],
  jobs: [{ queue: settleQueue, start: settleFromNowOn }],
  plugins: (services, surroundings) => {
    const { stripe } = services.config
    return stripe ? [stripeWebhook(services, stripe), cardPage(services, surroundings)] : []
  },
  keepsFiles: [isPurchaseOrder],
  watched: [
    { table: 'token_orders', columns: ['status'], teachers: 'SELECT teacher_id FROM changed' },
    {
      table: 'token_order_items',
      on: ['insert'],
      teachers: 'SELECT teacher_id FROM token_orders WHERE id IN (SELECT order_id FROM changed)',
    },
  ],
} satisfies Area
