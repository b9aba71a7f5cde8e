import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { NotificationPreferences } from '../../../src/contract/entities/notification.ts'
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
    /** What is told once, however often it comes about; null where each time counts. */
    occasion: text(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('notifications_newest').on(table.teacher_id, table.created_at, table.id),
    index('notifications_unread').on(table.teacher_id, table.status, table.created_at, table.id),
    /** What somebody has triggered: whether it is unread, and what goes with them. */
    index('notifications_of').on(table.trigger_user_id, table.type, table.status),
    unique('notifications_once').on(table.teacher_id, table.occasion),
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
    /** When teachers were notified of it; null as long as it has not begun. */
    told_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [check('alerts_color', sql`${table.color} in ('info', 'warning', 'danger')`)],
)

/** Which notifications a teacher also wants by mail, and when none. Without a row there are no mails. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    teacher_id: integer()
      .primaryKey()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    mails: jsonb().$type<NotificationPreferences['mails']>().notNull(),
    /** Minutes after midnight. */
    quiet_from: smallint(),
    quiet_until: smallint(),
    time_zone: text().notNull(),
  },
  table => [
    check(
      'notification_preferences_quiet',
      sql`(${table.quiet_from} is null) = (${table.quiet_until} is null)`,
    ),
  ],
)

/** A mail that tells of notifications; it is written when it leaves. */
export const notificationLetters = pgTable(
  'notification_letters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().defaultNow(),
  },
  table => [index('notification_letters_teacher').on(table.teacher_id)],
)

/** Notifications that are to be told by mail: written with them, and in a letter once they are on their way. */
export const notificationMails = pgTable(
  'notification_mails',
  {
    notification_id: integer()
      .primaryKey()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    teacher_id: integer().notNull(),
    due_at: instant().notNull().defaultNow(),
    /** Its time has been chosen by the preferences; until then it is due to be. */
    is_planned: boolean().notNull().default(false),
    letter_id: integer().references(() => notificationLetters.id, { onDelete: 'cascade' }),
  },
  table => [
    index('notification_mails_due').on(table.due_at, table.teacher_id).where(sql`${table.letter_id} is null`),
    index('notification_mails_letter').on(table.letter_id),
  ],
)
