import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ConnectionStatus } from '../../../src/contract/rules/connection-status.ts'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'
import { teachers } from '../teachers/schema.ts'

/** A teacher asks another to become partners (P2 §3). The status is the rules' (contract/rules/connection-status.ts). */
export const connectionRequests = pgTable(
  'connection_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who asks, with the classroom for which they do. */
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    invited_teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    /** Null until one is chosen; of an accepted request the one that became the partner. */
    invited_classroom_id: integer().references(() => classrooms.id, { onDelete: 'cascade' }),
    status: text().$type<ConnectionStatus>().notNull().default('pending'),
    message: text().notNull().default(''),
    decline_message: text().notNull().default(''),
    /** How often it was sent. */
    sends: smallint().notNull().default(1),
    sent_at: instant().notNull().defaultNow(),
    /** Since when it does not wait any more. */
    settled_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('connection_requests_sent').on(table.teacher_id, table.sent_at),
    index('connection_requests_received').on(table.invited_teacher_id, table.sent_at),
    index('connection_requests_classroom').on(table.classroom_id),
    index('connection_requests_invited_classroom').on(table.invited_classroom_id),
    // how fast a teacher answers, which every search reads of all whom it finds, from the index alone
    index('connection_requests_answered')
      .on(table.invited_teacher_id, table.sent_at, table.settled_at)
      .where(sql`${table.status} in ('accepted', 'declined')`),
    // one that waits for each two classrooms, whichever of them has asked; and one for a teacher who has yet to choose
    uniqueIndex('connection_requests_pair')
      .on(
        sql`least(${table.classroom_id}, ${table.invited_classroom_id})`,
        sql`greatest(${table.classroom_id}, ${table.invited_classroom_id})`,
      )
      .where(sql`${table.status} = 'pending' and ${table.invited_classroom_id} is not null`),
    uniqueIndex('connection_requests_open')
      .on(table.classroom_id, table.invited_teacher_id)
      .where(sql`${table.status} = 'pending' and ${table.invited_classroom_id} is null`),
    check(
      'connection_requests_status',
      sql`${table.status} in ('pending', 'accepted', 'declined', 'cancelled')`,
    ),
    check('connection_requests_settled', sql`(${table.status} = 'pending') = (${table.settled_at} is null)`),
    check(
      'connection_requests_accepted',
      sql`${table.status} <> 'accepted' or ${table.invited_classroom_id} is not null`,
    ),
    check('connection_requests_others', sql`${table.teacher_id} <> ${table.invited_teacher_id}`),
  ],
)
