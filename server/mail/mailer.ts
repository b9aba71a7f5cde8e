export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  text: string
}

/** Sends mails. Without SMTP they go to the outbox, a table that a demo server shows. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
  close: () => void
}
