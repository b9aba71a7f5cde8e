import type { ChatMessage } from './entities/chat.ts'

/** Where the connection is kept open: WebSocket alone, since what it cannot do the calls of the API do. */
export const REALTIME_PATH = '/api/realtime'

/**
 * What the server says over it, by event. Nothing of it has to come: whoever was away asks for what is later than the
 * number that they have.
 */
export interface RealtimeEvents {
  /** Somebody has written. On `private-chat.{id}`. */
  message: (event: { channel: string; message: ChatMessage }) => void
  /**
   * A message has come into view of the teacher it was for, and those of the same sender after it up to the number
   * `up_to`. On `private-chat.{id}`.
   */
  read: (event: { channel: string; id: number; number: number; up_to: number }) => void
  /** The number of the last message of a chat, where the connection may not have been told of it. On `private-chat.{id}`. */
  latest: (event: { channel: string; number: number }) => void
  /** Ids of the teachers who have the chat open, all of them. On `presence-chat.{id}`. */
  presence: (event: { channel: string; teachers: number[] }) => void
  /** As `GET changes` answers it: at first, and after each change. On `private-teacher.{id}`. */
  revision: (event: { revision: string; build: string }) => void
  /** The channel is not this teacher's any more, as when the pairing has ended; nothing comes on it from now on. */
  ended: (event: { channel: string }) => void
}

/** What came of asking to listen to a channel. */
export type SubscribeReply = { success: true } | { success: false; error_code: number }

/** What a browser says: `auth` is what `POST broadcasting/auth` has answered for this channel. */
export interface RealtimeRequests {
  subscribe: (request: { channel: string; auth: string }, answer: (reply: SubscribeReply) => void) => void
  unsubscribe: (request: { channel: string }) => void
}
