import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { instant, isTimeLimit, promptColumns } from '../../db/columns.ts'
import { classPairings, classrooms } from '../classrooms/schema.ts'
import { countries, languages, levels } from '../reference/schema.ts'

/** What a task says, of an exchange or of the library: a copy of one has all of it. */
const contentColumns = () => ({
  task_name: text().notNull(),
  /** A file of a teacher, or a picture of a course, by its name in the storage. */
  task_thumbnail: text(),
  /** 'activity' and 'reflection' ask students for no post (P3 §4). */
  task_category: text().notNull(),
  /** Responses that each student owes; 0 for a task without a respond step. */
  number_responses: smallint().notNull().default(1),
  ...promptColumns(),
  topic: text().notNull().default(''),
  summary: text().notNull().default(''),
  /** The prompts with their formatting, cleaned; '' where the plain ones say it all. */
  create_prompt_html: text().notNull().default(''),
  respond_prompt_html: text().notNull().default(''),
  /** HTML, cleaned. */
  teacher_instructions: text().notNull().default(''),
  can_do_statement: text().notNull().default(''),
  essential_question: text().notNull().default(''),
  description: text().notNull().default(''),
  teacher_description: text().notNull().default(''),
  /** 1 video, 2 text. */
  response_type: smallint().notNull().default(1),
  tags: jsonb().$type<string[]>().notNull().default([]),
  links: jsonb().$type<{ label: string; url: string }[]>().notNull().default([]),
  materials: jsonb().$type<{ label: string; name: string }[]>().notNull().default([]),
  media: jsonb().$type<{ label: string; name: string }[]>().notNull().default([]),
  /** The names of all stored files that the task shows, those of pictures in its texts too. */
  files: text().array().notNull().default([]),
})

/** The names of those columns. */
export const taskContent = Object.keys(contentColumns()) as (keyof ReturnType<typeof contentColumns>)[]

const shared = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ...contentColumns(),
  created_at: instant().notNull().defaultNow(),
})

/** Tasks that any exchange can take (P3 §2 task library). */
export const libraryTasks = pgTable(
  'library_tasks',
  {
    ...shared(),
    language_id: integer().references(() => languages.id),
    level_id: integer().references(() => levels.id),
    country_id: integer().references(() => countries.id),
  },
  table => [
    index('library_tasks_files').using('gin', table.files),
    check('library_tasks_video_time_limit', isTimeLimit(table.video_time_limit)),
    check('library_tasks_response_type', sql`${table.response_type} in (1, 2)`),
  ],
)

/** Tasks of a class pairing (class tasks): both of its classrooms have them. */
export const tasks = pgTable(
  'tasks',
  {
    ...shared(),
    class_pairing_id: integer()
      .notNull()
      .references(() => classPairings.id, { onDelete: 'cascade' }),
    /** The task of a course that it was made of; without a key, for it outlives the course. */
    course_task_id: integer(),
    /** The task of the library that it was made of. */
    library_task_id: integer().references(() => libraryTasks.id, { onDelete: 'set null' }),
    /** The classroom whose teacher has written it, or taken it from the library; null of a course's. */
    classroom_id: integer().references(() => classrooms.id, { onDelete: 'set null' }),
    /** Written by a teacher. */
    is_custom_task: boolean().notNull().default(false),
    order: smallint().notNull(),
    is_hidden: boolean().notNull().default(false),
    due_date: date({ mode: 'string' }),
    response_due_date: date({ mode: 'string' }),
    /** One more each time that it is saved. */
    version: integer().notNull().default(1),
  },
  table => [
    unique('tasks_in_pairing').on(table.class_pairing_id, table.id),
    unique('tasks_of_course').on(table.class_pairing_id, table.course_task_id),
    unique('tasks_of_library').on(table.class_pairing_id, table.library_task_id),
    index('tasks_files').using('gin', table.files),
    index('tasks_classroom').on(table.classroom_id),
    index('tasks_library_task').on(table.library_task_id),
    check('tasks_video_time_limit', isTimeLimit(table.video_time_limit)),
    check('tasks_response_type', sql`${table.response_type} in (1, 2)`),
  ],
)
