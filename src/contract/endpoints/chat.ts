import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { ChatForm, ChatMessage, ChatPage } from '../entities/chat.ts'
import { Id, Instant } from '../entities/reference.ts'
import { CHAT_PAGE_MESSAGES } from '../limits/chat.ts'
import { LARGEST_ID } from '../limits/input.ts'
import { CHANNEL_TOKEN_VALID_SECONDS } from '../limits/realtime.ts'

const Place = Type.Integer({ minimum: 0, maximum: LARGEST_ID })

/**
 * The chat of two partner teachers (P2 §3 Chat message, §4 Chat, §7). 403 with code 10 for a foreign classroom, 404 with
 * code 130 where it has no partner, or none any more. What a message is and who listens to it live: contract/realtime.ts.
 */
export const chatEndpoints = {
  'GET /api/teacher/classrooms/{id}/partner/messages': {
    summary: `The last ${CHAT_PAGE_MESSAGES} messages; with \`after\`, the first ${CHAT_PAGE_MESSAGES} whose numbers are larger; with \`before\`, the last ${CHAT_PAGE_MESSAGES} whose numbers are smaller.`,
    spec: 'P2 §7 Chat',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    query: Type.Object({ after: Type.Optional(Place), before: Type.Optional(Place) }),
    data: ChatPage,
    revalidates: true,
  },
  'POST /api/teacher/classrooms/{id}/partner/messages': {
    summary:
      'Sends a message. 422 with the sentences of every field at fault, with code 42 once the exchange has expired, 131 when the account of the partner is disabled, 132 when the chat is full; 429 for too many in an hour. The `Idempotency-Key` is kept for as long as the message is.',
    spec: 'P2 §5, §7 Chat',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    body: ChatForm,
    data: ChatMessage,
    idempotent: true,
  },
  'PUT /api/teacher/classrooms/{id}/partner/messages/{mid}': {
    summary:
      'Says that a message of the partner has come into view; again does no harm. `mid` is its id; with `up_to`, so have those that the partner has written after it, up to this number. 404 with code 133 for any other.',
    spec: 'P2 §4 Chat, §7',
    access: 'teacher',
    params: Type.Object({ id: Id, mid: Id }),
    body: Type.Object({ status: Type.Literal('read'), up_to: Type.Optional(Place) }),
    data: ChatMessage,
  },
  'POST /api/teacher/broadcasting/auth': {
    summary: `Lets the session listen to a channel of the realtime connection within ${CHANNEL_TOKEN_VALID_SECONDS} seconds: \`private-chat.{class_pairing_id}\`, \`presence-chat.{class_pairing_id}\` or \`private-teacher.{id}\`, one's own. 403 with code 134 for any other.`,
    spec: 'P2 §7, decisions (Realtime authorization)',
    access: 'teacher',
    body: Type.Object({ channel: Type.String({ maxLength: 60 }) }),
    data: Type.Object({
      auth: Type.String({ description: 'to be sent with the name of the channel' }),
      expires_at: Instant,
    }),
  },
} as const satisfies EndpointMap
