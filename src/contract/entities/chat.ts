import Type, { type Static } from 'typebox'
import { materialTypes } from '../rules/material-types.ts'
import { StoredName } from './file.ts'
import { Nullable } from './nullable.ts'
import { Id, Instant } from './reference.ts'
import { ShownAvatar } from './user.ts'

/** A file of a chat message as it is sent: given before as a `material` (P2 §7 file upload). */
const SentAttachment = Type.Object({
  file: StoredName,
  label: Type.String({ description: 'what the person calls it, as the name of the file' }),
})

/** The same as it is shown. Whatever it is, it is served as what its content was found to be, and runs nowhere. */
const ChatAttachment = Type.Object({
  ...SentAttachment.properties,
  url: Type.String({ description: 'a path of this service, query included; good for an hour at least' }),
  type: Type.Enum(materialTypes),
})
export type ChatAttachment = Static<typeof ChatAttachment>

/** A chat message as it is sent (P2 §5; the rules are those of rules/chat-message.ts). */
export const ChatForm = Type.Object({
  message: Type.String({ description: 'plain text; may be empty with an attachment' }),
  attachment: Type.Optional(Nullable(SentAttachment)),
  notify: Type.Optional(
    Type.Boolean({
      description:
        'false: the partner gets no notification. Otherwise they get one unless they have the chat open, or have not seen the one before',
    }),
  ),
})
export type ChatForm = Static<typeof ChatForm>

export const chatStatuses = ['sent', 'read'] as const

/** One message of a chat, the same for both teachers (P2 §3 Chat message). */
export const ChatMessage = Type.Object({
  id: Id,
  number: Type.Integer({
    minimum: 1,
    description: 'its place in the chat: 1, 2, 3 and so on without a gap; later messages have larger ones',
  }),
  from_teacher_id: Id,
  from_teacher: Type.Object({ id: Id, full_name: Type.String(), avatar: ShownAvatar }),
  message: Type.String({ description: 'plain text, with what was typed' }),
  attachment: Nullable(ChatAttachment),
  status: Type.Enum(chatStatuses, { description: 'read once it has come into view of the other teacher' }),
  created_at: Instant,
  client_id: Nullable(
    Type.String({ description: 'the `Idempotency-Key` that it was sent with; by it a page knows its own' }),
  ),
})
export type ChatMessage = Static<typeof ChatMessage>

/** A piece of a chat. */
export const ChatPage = Type.Object({
  class_pairing_id: Id,
  messages: Type.Array(ChatMessage, { description: 'the oldest first' }),
  last_number: Type.Integer({ minimum: 0, description: 'of the whole chat; 0 while nobody has written' }),
  unread_count: Type.Integer({
    minimum: 0,
    description: 'messages of the partner that are not read, in all',
  }),
  partner: Type.Object({
    id: Id,
    full_name: Type.String(),
    avatar: ShownAvatar,
    is_there: Type.Boolean({ description: 'false once the account is disabled: nobody would read it' }),
  }),
})
export type ChatPage = Static<typeof ChatPage>
