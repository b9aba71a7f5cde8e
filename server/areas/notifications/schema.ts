import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { teachers } from '../teachers/schema.ts'

/** What a teacher is told about (P1 §4 Notification). */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    status: text().notNull().default('unread'),
    subject: text().notNull(),
    from: text().notNull(),
    /** References without a key: a notification stays readable when what it speaks of is gone. */
    classroom_id: integer(),
    object_id: integer(),
    trigger_user_id: integer(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('notifications_teacher').on(table.teacher_id, table.created_at),
    check('notifications_status', sql`${table.status} in ('unread', 'read')`),
  ],
)

/** What the operator tells every teacher for a while. `message` is HTML that was cleaned when it was published. */
export const alerts = pgTable(
  'alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    message: text().notNull(),
    color: text().notNull(),
    starts_at: instant().notNull().defaultNow(),
    ends_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [check('alerts_color', sql`${table.color} in ('info', 'warning', 'danger')`)],
)
