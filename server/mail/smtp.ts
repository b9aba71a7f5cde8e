import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Sends by SMTP; `url` as nodemailer takes it, such as `smtps://user:password@mail.example.org`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url)
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text })
    },
    close: () => transport.close(),
  }
}
