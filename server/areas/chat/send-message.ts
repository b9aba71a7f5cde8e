import type { ChatMessage } from '../../../src/contract/entities/chat.ts'
import { CHAT_MESSAGES_MAX, CHAT_MESSAGES_PER_HOUR } from '../../../src/contract/limits/chat.ts'
import type { ChatValues } from '../../../src/contract/rules/chat-message.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import type { Database } from '../../db/database.ts'
import type { Call } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { allowAttempt } from '../attempts/area.ts'
import { lockOpenClassroom } from '../classrooms/area.ts'
import { keepTaskFiles } from '../files/area.ts'
import { checkedForm } from './checked-form.ts'
import { mayNotify, notifyPartner } from './notify-partner.ts'
import { chatOf } from './read-chat.ts'
import { refuse } from './refusals.ts'
import { addMessage } from './repository/change.ts'
import { type Chat, holdClassrooms, lockPairing } from './repository/chat-of.ts'
import { type ChatRow, countSent, findMessage, findSent } from './repository/list.ts'
import { shownMessage } from './shown-chat.ts'

type Sending = Pick<
  Call<'POST /api/teacher/classrooms/{id}/partner/messages'>,
  'teacher' | 'params' | 'body' | 'idempotencyKey'
>

/** The file of a message is its teacher's own, and stays from now on. @throws 422 that names the field */
async function keepAttachment(db: Database, teacherId: number, { attachment }: ChatValues): Promise<void> {
  if (attachment === null) return
  const own = await keepTaskFiles(db, { names: [attachment.file], teachers: [teacherId], shown: [] })
  if (own.size === 0) throw refuse('badInput', { fields: { attachment: [commonSentences.fieldNotValid] } })
}

const isSame = (sent: ChatRow, { message, attachment }: ChatValues): boolean =>
  sent.message === message &&
  sent.attachment?.file === attachment?.file &&
  sent.attachment?.label === attachment?.label

/** What was sent with this key before. @throws 422 with code 13 when it was something else */
async function sentBefore(
  db: Database,
  chat: Chat,
  { idempotencyKey, values }: { idempotencyKey: string | undefined; values: ChatValues },
): Promise<ChatRow | null> {
  const sent = idempotencyKey === undefined ? null : await findSent(db, chat, idempotencyKey)
  if (sent && !isSame(sent, values)) throw refuse('chatKeyTaken', { id: sent.id })
  return sent
}

/**
 * Sends a message to the partner, once for each key.
 * @throws as `chatOf`, 422 with code 13, 42, 131 or 132, or with the sentences of every field at fault; 429
 */
export async function sendMessage(
  { db, tokens, realtime }: Pick<Services, 'db' | 'tokens' | 'realtime'>,
  { teacher, params: { id }, body, idempotencyKey }: Sending,
): Promise<ChatMessage> {
  const chat = await chatOf(db, teacher.id, id)
  const values = checkedForm(body)
  const given = { idempotencyKey, values }
  const before = await sentBefore(db, chat, given)
  if (before) return shownMessage(tokens, before)
  const isNotified = body.notify !== false && (await mayNotify({ db, realtime }, { teacher, chat }))
  const scope = tokens.blind('chat-messages', String(teacher.id))
  const { added, hearers } = await db.transaction(async transaction => {
    // one that is refused counts for none
    await allowAttempt(transaction, [{ scope, attempts: CHAT_MESSAGES_PER_HOUR, windowMinutes: 60 }])
    await holdClassrooms(transaction, chat)
    await lockOpenClassroom(transaction, teacher, id)
    await lockPairing(transaction, chat.class_pairing_id)
    // as it is now that nobody changes it: the pairing may have ended, and the same message may have come twice at once
    const held = await chatOf(transaction, teacher.id, id)
    if (held.class_pairing_id !== chat.class_pairing_id) throw refuse('noChat')
    const sent = await sentBefore(transaction, held, given)
    if (sent) return { added: sent }
    if (!held.partner.is_there) throw refuse('partnerGone')
    await keepAttachment(transaction, teacher.id, values)
    const { id: messageId, number } = await addMessage(transaction, held, {
      ...values,
      operator: teacher.operator,
      client_id: idempotencyKey ?? null,
    })
    if (number > CHAT_MESSAGES_MAX && (await countSent(transaction, held)) > CHAT_MESSAGES_MAX)
      throw refuse('chatFull')
    if (isNotified) await notifyPartner(transaction, { teacher, chat: held })
    const found = await findMessage(transaction, held, messageId)
    if (!found) throw new Error('there is no message')
    return { added: found.message, hearers: found.hearers }
  })
  const message = shownMessage(tokens, added)
  // what was sent before was told then
  if (hearers !== undefined) realtime.tell(chat.class_pairing_id, { name: 'message', message }, hearers)
  return message
}
