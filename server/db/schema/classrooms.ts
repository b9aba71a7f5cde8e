import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ageRanges, languages, levels, numberStudentsRanges, subjects } from './reference.ts'
import { teachers } from './teachers.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const courses = pgTable('courses', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  subject_id: integer()
    .notNull()
    .references(() => subjects.id),
  /** 1 individual, 2 small group, 3 whole class. */
  student_group_type_id: smallint().notNull(),
  course_guide_link: text(),
})

/** Two classrooms that work together; which two is said by the classrooms. */
export const classPairings = pgTable('class_pairings', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  status: text().notNull().default('paired'),
  created_at: instant().notNull().defaultNow(),
})

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
    student_payment_required: boolean().notNull().default(false),
    /** What the exchange cost when it was created. */
    number_of_tokens: integer().notNull(),
    class_pairing_id: integer().references(() => classPairings.id),
    /** 1 or 2: a pairing has room for two classrooms. */
    class_pairing_side: smallint(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('classrooms_teacher').on(table.teacher_id),
    uniqueIndex('classrooms_pairing').on(table.class_pairing_id, table.class_pairing_side),
    check(
      'classrooms_pairing_side',
      sql`(${table.class_pairing_id} is null) = (${table.class_pairing_side} is null) and ${table.class_pairing_side} in (1, 2)`,
    ),
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
  table => [index('teacher_assistants_classroom').on(table.classroom_id)],
)

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
    /** How many people stand behind this row: 1, or the size of the group. */
    members_number: integer().notNull().default(1),
    created_at: instant().notNull().defaultNow(),
  },
  table => [unique('students_in_classroom').on(table.classroom_id, table.id)],
)

/** Tasks of a classroom (class tasks). */
export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    task_name: text().notNull(),
    /** 'activity' and 'reflection' ask students for no post (P3 §4). */
    task_category: text().notNull(),
    order: smallint().notNull(),
    is_hidden: boolean().notNull().default(false),
    /** Responses that each student owes; 0 for a task without a respond step. */
    number_responses: smallint().notNull().default(1),
    due_date: date({ mode: 'string' }),
    response_due_date: date({ mode: 'string' }),
    created_at: instant().notNull().defaultNow(),
  },
  table => [unique('tasks_in_classroom').on(table.classroom_id, table.id)],
)

/** A student's post for a task, or with `is_response` an answer to another's post. */
export const submissions = pgTable(
  'submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroom_id: integer().notNull(),
    student_id: integer().notNull(),
    task_id: integer().notNull(),
    is_response: boolean().notNull(),
    /** The post that a response answers, where it is still known. */
    responding_to_id: integer(),
    status: text().notNull().default('pending'),
    text: text(),
    url: text(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('submissions_classroom').on(table.classroom_id),
    index('submissions_student').on(table.student_id),
    index('submissions_task').on(table.task_id),
    foreignKey({
      name: 'submissions_student_of_classroom',
      columns: [table.classroom_id, table.student_id],
      foreignColumns: [students.classroom_id, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'submissions_task_of_classroom',
      columns: [table.classroom_id, table.task_id],
      foreignColumns: [tasks.classroom_id, tasks.id],
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
