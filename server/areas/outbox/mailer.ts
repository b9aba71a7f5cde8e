import type { Database } from '../../db/database.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { TextSender } from '../../texts/text-sender.ts'
import { keepMail } from './repository.ts'

/** Keeps mails instead of sending them. */
export const createOutbox = (db: Database): Mailer => ({
  send: mail => keepMail(db, mail),
  close: () => undefined,
})

const METHODS = { text_message: 'Text message', whatsapp: 'WhatsApp message' } as const

/** Keeps messages to telephones instead of sending them. */
export const createTextOutbox = (db: Database): TextSender => ({
  send: ({ to, method, text }) => keepMail(db, { to, subject: METHODS[method], text, html: '' }),
})
