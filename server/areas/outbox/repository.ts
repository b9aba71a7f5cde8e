import { desc } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { gone } from '../../db/sweep-rule.ts'
import type { Mail } from '../../mail/mailer.ts'
import { outbox } from './schema.ts'

const KEPT_DAYS = 7

export async function keepMail(
  db: Database,
  { id, to, subject, text, html }: Omit<Mail, 'fromName'>,
): Promise<void> {
  await db
    .insert(outbox)
    .values({ mail_id: id ?? null, recipient: to, subject, body: text, html })
    .onConflictDoNothing()
}

/** The latest mails, newest first. */
export const readOutbox = (db: Database) => db.select().from(outbox).orderBy(desc(outbox.id)).limit(100)

export const outboxSweep = gone(outbox, 'created_at', KEPT_DAYS)
