export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  text: string
  /** The same as a page. */
  html: string
  /** Name of the sender; the address is the server's. */
  fromName: string
}

/** Sends mails. Without SMTP they go to the outbox, a table that a demo server shows. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
  close: () => void
}
