import type { PhoneMethod } from '../../src/contract/rules/communication-methods.ts'

/** A message to a telephone. */
export interface TextMessage {
  /** The number as E.164 writes it: '+447911123456'. */
  to: string
  method: PhoneMethod
  text: string
}

/**
 * Sends messages to telephones, both kinds of them. Without a provider they go to the outbox, a table that a demo
 * server shows.
 */
export interface TextSender {
  /** Resolved once the message is handed over; rejected when it is not. */
  send: (message: TextMessage) => Promise<void>
}
