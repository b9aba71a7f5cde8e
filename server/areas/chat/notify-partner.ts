import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { hasUnread, notify } from '../notifications/area.ts'
import type { Chat } from './repository/chat-of.ts'

interface Sender {
  teacher: Pick<SignedInTeacher, 'id' | 'full_name'>
  chat: Chat
}

const newsOf = ({ teacher, chat }: Sender) => ({
  teacher_id: chat.partner.id,
  type: 'partner_message' as const,
  classroom_id: chat.partner_classroom_id,
  trigger_user_id: teacher.id,
})

/**
 * Whether a message is worth a notification: many are one, until the partner has seen it, and whoever has the chat open
 * reads it there. Who that is the connections say, not the browser that sends: what that has heard last may be old.
 */
export const mayNotify = async (
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  sender: Sender,
): Promise<boolean> =>
  !(await hasUnread(db, newsOf(sender))) &&
  !(await realtime.isThere(sender.chat.class_pairing_id, sender.chat.partner.id))

export async function notifyPartner(db: Database, sender: Sender): Promise<void> {
  const news = newsOf(sender)
  // two messages may have come at once
  if (await hasUnread(db, news)) return
  await notify(db, [{ ...news, from: sender.teacher.full_name }])
}
