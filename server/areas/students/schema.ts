import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'

/** Who posts: a student, a group of a small-group classroom, or a whole class as one. */
export const students = pgTable(
  'students',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    /** The group's name where it is a group. */
    first_name: text().notNull(),
    last_initial: text().notNull().default(''),
    username: text().notNull().unique(),
    /** A group's name is proposed, and the teacher's from the approval on. */
    is_approved_name: boolean().notNull().default(true),
    /** Of a group of a small-group classroom, from 1: it works with the partner's in the same place. It does not move. */
    place: smallint(),
    /** How many people stand behind this row: 1, or the size of the group; 1 too where nobody has said that. */
    members_number: integer().notNull().default(1),
    /** Null as long as nobody has been given a password. */
    password_hash: text(),
    /** The password is one that was told to the teacher: the student chooses another after the sign-in. */
    is_first_password: boolean().notNull().default(true),
    /** The partner sees only what the teacher has approved. */
    approve_student_submissions: boolean().notNull().default(true),
    /** Whoever reads students reads those without it (`present`); they go for good some days later. */
    removed_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    unique('students_in_classroom').on(table.classroom_id, table.id),
    uniqueIndex('students_place').on(table.classroom_id, table.place).where(sql`${table.removed_at} is null`),
    index('students_removed').on(table.removed_at).where(sql`${table.removed_at} is not null`),
  ],
)

/** What a student has paid, where a classroom takes payment. */
export const studentPayments = pgTable(
  'student_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    student_id: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** USD. */
    amount: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [index('student_payments_student').on(table.student_id)],
)
