import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { type Chat, findChat } from './chat-of.ts'

/** The chat of a paired demo classroom by its name, from each side: its own first, then that of the partner. */
export async function demoChat(db: Database, name: string): Promise<Record<'own' | 'partner', Chat>> {
  const sides = await rows<{ id: number; teacher_id: number }>(
    db,
    sql`select side.id, side.teacher_id from classrooms c
        join classrooms side on side.class_pairing_id = c.class_pairing_id
        where c.name = ${name} order by side.id = c.id desc`,
  )
  const found: Chat[] = []
  for (const { id, teacher_id } of sides) {
    const chat = await findChat(db, teacher_id, id)
    if (chat && chat !== 'none') found.push(chat)
  }
  const [own, partner] = found
  if (!own || !partner) throw new Error(`the demo data names the chat of ${name} before it is there`)
  return { own, partner }
}
