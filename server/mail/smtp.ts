import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** A server that does not answer must not hold the queue up; the mail is tried again later. */
const TIMEOUT_MS = 20_000

/** Sends by SMTP; `url` as nodemailer takes it, such as `smtps://user:password@mail.example.org`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async send({ id, to, subject, text, html, fromName }) {
      await transport.sendMail({
        from: { name: fromName, address: from },
        // taken apart already: nothing in it is read as a list or a name
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        // by this a mailbox knows a mail that comes twice, after a server was killed while it was sent
        ...(id === undefined ? {} : { messageId: `<${id}@${from.split('@').at(-1)}>` }),
        // Nothing in a mail is read from a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}
