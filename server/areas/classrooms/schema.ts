import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { courses } from '../courses/schema.ts'
import { ageRanges, languages, levels, numberStudentsRanges, subjects } from '../reference/schema.ts'
import { teachers } from '../teachers/schema.ts'

/**
 * What classrooms that work together share: tasks, due dates and what is hidden hang on it. Every classroom has one from
 * its creation, alone at first (docs/decisions/shared-pairing.md); which two share one is said by the classrooms.
 */
export const classPairings = pgTable(
  'class_pairings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** 'alone' until a partner comes, then 'paired'. */
    status: text().notNull().default('alone'),
    created_at: instant().notNull().defaultNow(),
  },
  // who looks for a partner looks among these
  table => [index('class_pairings_alone').on(table.id).where(sql`${table.status} = 'alone'`)],
)

export const classrooms = pgTable(
  'classrooms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id),
    name: text().notNull(),
    code: text().notNull().unique(),
    subject_id: integer()
      .notNull()
      .references(() => subjects.id),
    age_range_id: integer().references(() => ageRanges.id),
    number_students_range_id: integer().references(() => numberStudentsRanges.id),
    lang_native_id: integer().references(() => languages.id),
    lang_instruction_id: integer().references(() => languages.id),
    level_id: integer().references(() => levels.id),
    course_id: integer().references(() => courses.id),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    expire_at: instant(),
    /** Groups that the teacher has asked for; whoever has groups is asked no more. */
    groups_number: smallint(),
    /** When the teacher asked for help with them. */
    groups_help_asked_at: instant(),
    student_payment_required: boolean().notNull().default(false),
    /** What the exchange costs: the subject's price at first, what the partner classroom needs once there is one. */
    number_of_tokens: integer().notNull(),
    class_pairing_id: integer()
      .notNull()
      .references(() => classPairings.id),
    /** 1 or 2: a pairing has room for two classrooms. */
    class_pairing_side: smallint().notNull().default(1),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('classrooms_teacher').on(table.teacher_id),
    // who looks for a partner: those that are not over, whatever else is asked for
    index('classrooms_offered').on(table.expire_at, table.age_range_id, table.subject_id),
    uniqueIndex('classrooms_pairing').on(table.class_pairing_id, table.class_pairing_side),
    unique('classrooms_in_pairing').on(table.class_pairing_id, table.id),
    check('classrooms_pairing_side', sql`${table.class_pairing_side} in (1, 2)`),
  ],
)

export const teacherAssistants = pgTable(
  'teacher_assistants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    full_name: text().notNull(),
    email: text().notNull(),
  },
  // a classroom may have one (P2 §5)
  table => [uniqueIndex('teacher_assistants_classroom').on(table.classroom_id)],
)
