import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'
import { courses } from '../courses/schema.ts'
import { ageRanges, numberStudentsRanges } from '../reference/schema.ts'
import { teachers } from '../teachers/schema.ts'

const ofTeacher = () =>
  integer()
    .notNull()
    .references(() => teachers.id, { onDelete: 'cascade' })

/** A library looks for another one (P2 §3 Library connection request). */
export const libraryRequests = pgTable(
  'library_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: ofTeacher(),
    text_request: text().notNull(),
    /** Ids of topics, in their order; none is 'Any'. */
    topics_id: integer().array().notNull(),
    /** Null where no age range applies to the topics. */
    age_range_id: integer().references(() => ageRanges.id),
    number_students_range_id: integer()
      .notNull()
      .references(() => numberStudentsRanges.id),
    course_id: integer()
      .notNull()
      .references(() => courses.id),
    classroom_name: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    /** When it was posted last, and until when it waits since then. */
    posted_at: instant().notNull().defaultNow(),
    expire_at: instant().notNull(),
    /** Who has connected to it, when, and the classrooms that were made: the owner's and theirs. Null as long as nobody has. */
    connected_at: instant(),
    connected_teacher_id: integer().references(() => teachers.id, { onDelete: 'cascade' }),
    classroom_id: integer().references(() => classrooms.id, { onDelete: 'cascade' }),
    connected_classroom_id: integer().references(() => classrooms.id, { onDelete: 'cascade' }),
  },
  table => [
    index('library_requests_teacher').on(table.teacher_id, table.posted_at),
    // those that wait, in every order in which they are listed but that of how well they fit
    index('library_requests_open').on(table.expire_at, table.id).where(sql`${table.connected_at} is null`),
    index('library_requests_course').on(table.course_id),
    index('library_requests_connected').on(table.connected_teacher_id),
    uniqueIndex('library_requests_classroom').on(table.classroom_id),
    uniqueIndex('library_requests_connected_classroom').on(table.connected_classroom_id),
    check(
      'library_requests_whole',
      sql`num_nulls(${table.connected_at}, ${table.connected_teacher_id}, ${table.classroom_id}, ${table.connected_classroom_id}) in (0, 4)`,
    ),
    check('library_requests_others', sql`${table.connected_teacher_id} <> ${table.teacher_id}`),
  ],
)

const ofRequest = () =>
  integer()
    .notNull()
    .references(() => libraryRequests.id, { onDelete: 'cascade' })

/** Who has hidden which request from themselves. */
export const hiddenLibraryRequests = pgTable(
  'hidden_library_requests',
  { teacher_id: ofTeacher(), request_id: ofRequest() },
  table => [
    primaryKey({ columns: [table.teacher_id, table.request_id] }),
    index('hidden_library_requests_request').on(table.request_id),
  ],
)

/** How often each request was viewed; none without a row. Apart, so that a view tells nobody but the owner of a change. */
export const libraryRequestViews = pgTable('library_request_views', {
  request_id: ofRequest().primaryKey(),
  views_number: integer().notNull(),
})

/** On which day a librarian has viewed a request last, in UTC: each counts once a day. */
export const libraryRequestViewers = pgTable(
  'library_request_viewers',
  { request_id: ofRequest(), teacher_id: ofTeacher(), seen_on: date({ mode: 'string' }).notNull() },
  table => [
    primaryKey({ columns: [table.request_id, table.teacher_id] }),
    index('library_request_viewers_teacher').on(table.teacher_id),
    index('library_request_viewers_seen').on(table.seen_on),
  ],
)
