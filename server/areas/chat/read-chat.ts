import type { ChatMessage, ChatPage } from '../../../src/contract/entities/chat.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse } from './refusals.ts'
import { setRead } from './repository/change.ts'
import { type Chat, findChat } from './repository/chat-of.ts'
import { countMessages, findMessage, findMessages, type Piece } from './repository/list.ts'
import { chatHoldsUntil, shownMessage, shownPartner } from './shown-chat.ts'

type Needed = Pick<Services, 'db' | 'tokens' | 'realtime'>

/** The chat of a classroom of the teacher. @throws 403 with code 10, 404 with code 130 */
export async function chatOf(db: Services['db'], teacherId: number, classroomId: number): Promise<Chat> {
  const chat = await findChat(db, teacherId, classroomId)
  if (chat === null) throw refuse('classroomForbidden')
  if (chat === 'none') throw refuse('noChat')
  return chat
}

/** A page of a chat, also once the exchange has expired. @throws as `chatOf` */
export async function listChat(
  { db, tokens }: Needed,
  teacherId: number,
  { id, ...piece }: Piece & { id: number },
): Promise<{ data: ChatPage; freshUntil: number }> {
  const chat = await chatOf(db, teacherId, id)
  // counted first: what comes meanwhile is in the page, and is asked for once more at worst
  const counts = await countMessages(db, chat)
  const found = await findMessages(db, chat, piece)
  const now = Date.now()
  return {
    data: {
      class_pairing_id: chat.class_pairing_id,
      messages: found.map(row => shownMessage(tokens, row, now)),
      ...counts,
      partner: shownPartner(tokens, chat, now),
    },
    freshUntil: chatHoldsUntil(chat, found, now),
  }
}

/**
 * Notes that a message of the partner has come into view (P2 §4 Chat), and with `up_to` those that they have written
 * after it, up to that number; also once the exchange has expired: what was written on its last day is read on the next.
 * What an operator looks at who works as the teacher is not read by them, and stays as it is.
 * @throws as `chatOf`, 404 with code 133
 */
export async function readMessage(
  { db, tokens, realtime }: Needed,
  teacher: Pick<SignedInTeacher, 'id' | 'operator'>,
  { id, mid, up_to = 0 }: { id: number; mid: number; up_to?: number | undefined },
): Promise<ChatMessage> {
  const chat = await chatOf(db, teacher.id, id)
  const found = await findMessage(db, chat, mid)
  if (found?.message.from_teacher_id !== chat.partner.id) throw refuse('chatMessageGone')
  const { message, hearers } = found
  if (teacher.operator !== null) return shownMessage(tokens, message)
  const { number } = message
  const upTo = Math.max(number, up_to)
  if (await setRead(db, chat, number, upTo))
    realtime.tell(chat.class_pairing_id, { name: 'read', id: mid, number, up_to: upTo }, hearers)
  return shownMessage(tokens, { ...message, status: 'read' })
}
