import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'
import { students } from '../students/schema.ts'

/**
 * What a teacher has posted to the message board. It belongs to the classroom of that teacher, and so is on the board of
 * the pairing that this is in.
 */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    message_title: text().notNull(),
    message_text: text().notNull(),
    links: jsonb().$type<{ label: string; url: string }[]>().notNull().default([]),
    media: jsonb().$type<{ label: string; name: string }[]>().notNull().default([]),
    /** The names of all stored files that the message shows. */
    files: text().array().notNull().default([]),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('messages_classroom').on(table.classroom_id),
    index('messages_files').using('gin', table.files),
  ],
)

/** What a student has written below a message. */
export const messageComments = pgTable(
  'message_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    message_id: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** That of the student. */
    classroom_id: integer().notNull(),
    student_id: integer().notNull(),
    message_text: text().notNull(),
    status: text().notNull().default('pending'),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('message_comments_message').on(table.message_id),
    index('message_comments_student').on(table.student_id),
    foreignKey({
      name: 'message_comments_student_of_classroom',
      columns: [table.classroom_id, table.student_id],
      foreignColumns: [students.classroom_id, students.id],
    }).onDelete('cascade'),
    check('message_comments_status', sql`${table.status} in ('pending', 'approved', 'deleted')`),
  ],
)
