import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** Counters of attempts, shared by all nodes; `scope` is a mac, so that neither email nor address is readable. */
export const attempts = pgTable(
  'attempts',
  {
    scope: text().primaryKey(),
    count: integer().notNull(),
    resets_at: instant().notNull(),
  },
  table => [index('attempts_resets').on(table.resets_at)],
)
