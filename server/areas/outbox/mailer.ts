import type { Database } from '../../db/database.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { keepMail } from './repository.ts'

/** Keeps mails instead of sending them. */
export const createOutbox = (db: Database): Mailer => ({
  send: mail => keepMail(db, mail),
  close: () => undefined,
})
