import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** Mails that a server without SMTP would have sent. */
export const outbox = pgTable('outbox', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Of the mail, which is here once however often it is sent. */
  mail_id: text().unique('outbox_once'),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  html: text().notNull().default(''),
  created_at: instant().notNull().defaultNow(),
})
