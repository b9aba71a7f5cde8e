import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'
import { students } from '../students/schema.ts'
import { tasks } from '../tasks/schema.ts'
import { teachers } from '../teachers/schema.ts'
import { videos } from '../videos/schema.ts'

/** A student's post for a task, or with `is_response` an answer to another's post. */
export const submissions = pgTable(
  'submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroom_id: integer().notNull(),
    /** That of the classroom: a post is for a task which the classroom has. */
    class_pairing_id: integer().notNull(),
    student_id: integer().notNull(),
    task_id: integer().notNull(),
    is_response: boolean().notNull(),
    /** The post that a response answers, where it is still known. */
    responding_to_id: integer(),
    status: text().notNull().default('pending'),
    text: text(),
    url: text(),
    /** What the student has recorded or uploaded; one video is for one post. */
    video_id: integer()
      .unique()
      .references(() => videos.id, { onDelete: 'set null' }),
    /**
     * Approved because this student's posts need no review; false once a teacher has decided. Below the age of review
     * the partner is shown no such post (P3 §4).
     */
    is_unreviewed: boolean().notNull().default(false),
    /** One more with each change of the status. */
    version: integer().notNull().default(1),
    /** What the teacher has written about it. */
    teacher_comment: text(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('submissions_classroom').on(table.classroom_id),
    index('submissions_student').on(table.student_id),
    index('submissions_task').on(table.task_id),
    index('submissions_responding_to').on(table.responding_to_id),
    foreignKey({
      name: 'submissions_student_of_classroom',
      columns: [table.classroom_id, table.student_id],
      foreignColumns: [students.classroom_id, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'submissions_classroom_of_pairing',
      columns: [table.class_pairing_id, table.classroom_id],
      foreignColumns: [classrooms.class_pairing_id, classrooms.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'submissions_task_of_pairing',
      columns: [table.class_pairing_id, table.task_id],
      foreignColumns: [tasks.class_pairing_id, tasks.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'submissions_responding_to',
      columns: [table.responding_to_id],
      foreignColumns: [table.id],
    }).onDelete('set null'),
    check(
      'submissions_status',
      sql`${table.status} in ('pending', 'approved', 'unapproved', 'blocked', 'deleted')`,
    ),
  ],
)

/**
 * Who has changed posts of a classroom, and when. Outlives the posts and the teacher's account, as all that is noted of
 * what operators do.
 */
export const submissionChanges = pgTable(
  'submission_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroom_id: integer().notNull(),
    teacher_id: integer().notNull(),
    /** Email of the operator who worked as the teacher; null when it was the teacher. */
    operator: text(),
    /** The change that this one takes back. */
    undoes: integer(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('submission_changes_classroom').on(table.classroom_id, table.created_at),
    unique('submission_changes_undoes').on(table.undoes),
  ],
)

/** What was changed: of each post what it was, and what it has become. */
export const submissionChangePosts = pgTable(
  'submission_change_posts',
  {
    change_id: integer()
      .notNull()
      .references(() => submissionChanges.id, { onDelete: 'cascade' }),
    submission_id: integer().notNull(),
    from_status: text().notNull(),
    from_unreviewed: boolean().notNull(),
    to_status: text().notNull(),
    /** Of the post, once it was changed. */
    version: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.change_id, table.submission_id] }),
    index('submission_change_posts_submission').on(table.submission_id),
  ],
)

/** Who has a post open. */
export const submissionViewers = pgTable(
  'submission_viewers',
  {
    submission_id: integer()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    /** That of the post. */
    classroom_id: integer().notNull(),
    /** Until when, unless they say so again. */
    seen_until: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.submission_id, table.teacher_id] }),
    index('submission_viewers_seen').on(table.seen_until),
  ],
)
