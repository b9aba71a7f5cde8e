import { and, between, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { chatMessages } from '../schema.ts'
import type { Chat } from './chat-of.ts'

type NewMessage = Pick<
  typeof chatMessages.$inferInsert,
  'message' | 'operator' | 'attachment' | 'client_id' | 'read_at' | 'created_at'
>

/**
 * Adds a message behind the last one, and tells its id and its number. The pairing has to be locked, or two would want
 * one number; whoever sees a number has seen all smaller ones.
 */
export async function addMessage(
  db: Database,
  { class_pairing_id, classroom_id, partner_classroom_id }: Chat,
  message: NewMessage,
): Promise<{ id: number; number: number }> {
  const last = sql`(select max(number) from chat_messages where class_pairing_id = ${class_pairing_id})`
  const [added] = await db
    .insert(chatMessages)
    .values({
      ...message,
      class_pairing_id,
      number: sql<number>`coalesce(${last}, 0) + 1`,
      from_classroom_id: classroom_id,
      to_classroom_id: partner_classroom_id,
    })
    .returning({ id: chatMessages.id, number: chatMessages.number })
  if (!added) throw new Error('the database gave no number for the new message')
  return added
}

/** Notes that messages to a classroom were read, from one number to another; false when all of them were before. */
export async function setRead(db: Database, chat: Chat, from: number, upTo: number): Promise<boolean> {
  const read = await db
    .update(chatMessages)
    .set({ read_at: sql`now()` })
    .where(
      and(
        eq(chatMessages.class_pairing_id, chat.class_pairing_id),
        between(chatMessages.number, from, upTo),
        eq(chatMessages.from_classroom_id, chat.partner_classroom_id),
        eq(chatMessages.to_classroom_id, chat.classroom_id),
        isNull(chatMessages.read_at),
      ),
    )
    .returning({ id: chatMessages.id })
  return read.length > 0
}
