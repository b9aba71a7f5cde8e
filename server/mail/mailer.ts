export interface Mail {
  /** Its own, the same where it is sent again since nobody knows whether it was sent; none where that cannot be. */
  id?: string
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
