import { desc } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/sessions.ts'
import type { Mailer } from './mailer.ts'

/** Keeps mails instead of sending them. */
export const createOutbox = (db: Database): Mailer => ({
  async send({ to, subject, text, html }) {
    await db.insert(outbox).values({ recipient: to, subject, body: text, html })
  },
  close: () => undefined,
})

/** The latest mails, newest first. */
export const readOutbox = (db: Database) => db.select().from(outbox).orderBy(desc(outbox.id)).limit(100)
