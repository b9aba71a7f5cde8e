import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { ChatMessage } from '../../src/contract/entities/chat.ts'

/** What has happened in a chat; its channel is that of its pairing. */
export type ChatEvent =
  | { name: 'message'; message: ChatMessage }
  | { name: 'read'; id: number; number: number; up_to: number }

/** What brings live what calls have changed. Nothing that comes late or never does harm: browsers catch up by calls. */
export interface Realtime {
  /**
   * Tells everybody who listens to the chat of a pairing and still may, on all nodes. Never throws. `hearers` stands for
   * those who might when it was written; without it each node asks the database.
   */
  tell: (classPairingId: number, event: ChatEvent, hearers?: string | null) => void
  /** Whether a teacher has the chat of a pairing open now, on any node, in a session that is not over. */
  isThere: (classPairingId: number, teacherId: number) => Promise<boolean>
  /** Takes a request that is to become a connection. `known` is called once it is known whose it is. */
  take: (request: IncomingMessage, socket: Socket, head: Buffer, known: () => void) => void
  /** Looks at once, and not only with the next turn, who may still listen and what they have not heard. */
  look: () => Promise<void>
  /** How many connections this node has, whosever they are. */
  count: () => number
  /** Lets everybody go, and tells no other node anything any more. */
  close: () => Promise<void>
}
