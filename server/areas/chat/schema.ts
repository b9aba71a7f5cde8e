import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { classPairings, classrooms } from '../classrooms/schema.ts'

/**
 * What two partner teachers write to each other. A message names both classrooms, so that nobody who is paired with one
 * of them later reads it.
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    class_pairing_id: integer()
      .notNull()
      .references(() => classPairings.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 and so on in its pairing; given under a lock of the pairing, so that no smaller one comes later. */
    number: integer().notNull(),
    from_classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    to_classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    /** Email of the operator who worked as the teacher that has written it; null when it was the teacher. */
    operator: text(),
    /** A stored file by its name, and what the teacher calls it. */
    attachment: jsonb().$type<{ file: string; label: string }>(),
    /** What the browser calls it; a message that is sent again is none. */
    client_id: text(),
    read_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    uniqueIndex('chat_messages_number').on(table.class_pairing_id, table.number),
    uniqueIndex('chat_messages_client').on(table.from_classroom_id, table.client_id),
    // found where a classroom is taken away, which its messages go with
    index('chat_messages_to').on(table.to_classroom_id),
    index('chat_messages_unread').on(table.to_classroom_id).where(sql`${table.read_at} is null`),
    index('chat_messages_attachment').on(sql`(${table.attachment} ->> 'file')`),
    check('chat_messages_sides', sql`${table.from_classroom_id} <> ${table.to_classroom_id}`),
  ],
)
