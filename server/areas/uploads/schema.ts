import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { students } from '../students/schema.ts'
import { teachers } from '../teachers/schema.ts'

/** Uploads that have begun and not ended; what has arrived lies in the data directory, under the id. */
export const uploads = pgTable(
  'uploads',
  {
    /** A one-time code: it stands in the address. */
    id: text().primaryKey(),
    /** One of both sends it; both are null once who did is gone: what has arrived is to go, too. */
    teacher_id: integer().references(() => teachers.id, { onDelete: 'set null' }),
    student_id: integer().references(() => students.id, { onDelete: 'set null' }),
    /** What the person's file is called. */
    label: text().notNull(),
    /** Of the whole; 0 of a recording that is sent while it is recorded, until its end is said. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** What the whole is called in the storage, and what it is by its content; null until it has arrived. */
    name: text(),
    type: text(),
    /** When it was given up: nobody goes on with it, and the row goes once its bytes are gone. */
    removed_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('uploads_teacher').on(table.teacher_id),
    index('uploads_student').on(table.student_id),
    index('uploads_created').on(table.created_at),
    // the few that were given up, which the sweep takes oldest first
    index('uploads_removed').on(table.removed_at).where(sql`${table.removed_at} is not null`),
  ],
)
