import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { isTimeLimit, promptColumns, wordIndex } from '../../db/columns.ts'
import { indexedWords } from '../../db/words.ts'
import { ageRanges, languages, levels, subjects } from '../reference/schema.ts'

/** What courses are about. */
export const topics = pgTable('topics', {
  id: integer().primaryKey(),
  name: text().notNull(),
})

/** Standards that courses follow. */
export const standards = pgTable('standards', {
  id: integer().primaryKey(),
  name: text().notNull(),
})

export const courses = pgTable(
  'courses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    subject_id: integer()
      .notNull()
      .references(() => subjects.id),
    /** 1 individual, 2 small group, 3 whole class. */
    student_group_type_id: smallint().notNull(),
    course_guide_link: text(),
    topic_id: integer().references(() => topics.id),
    level_id: integer().references(() => levels.id),
    weeks: smallint().notNull().default(6),
    /** One that is not is offered to nobody; classrooms that run it go on. */
    published: boolean().notNull().default(true),
    /** Its PDF or picture, by its name in the storage. */
    document: text(),
    words: wordIndex().generatedAlwaysAs(
      indexedWords(sql.raw('name'), sql.raw("array[case when published then '#p' end]")),
    ),
  },
  table => [
    index('courses_words').using('gin', table.words),
    index('courses_subject').on(table.subject_id).where(sql`${table.published}`),
  ],
)

const ofCourse = () =>
  integer()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' })

/** The languages that a course is there in; none is any. */
export const courseLanguages = pgTable(
  'course_languages',
  {
    course_id: ofCourse(),
    language_id: integer()
      .notNull()
      .references(() => languages.id),
  },
  table => [
    primaryKey({ columns: [table.course_id, table.language_id] }),
    index('course_languages_language').on(table.language_id),
  ],
)

/** The age ranges that a course is made for; none is any. */
export const courseAgeRanges = pgTable(
  'course_age_ranges',
  {
    course_id: ofCourse(),
    age_range_id: integer()
      .notNull()
      .references(() => ageRanges.id),
  },
  table => [
    primaryKey({ columns: [table.course_id, table.age_range_id] }),
    index('course_age_ranges_age_range').on(table.age_range_id),
  ],
)

/** What a class does in a course; a classroom that takes the course gets tasks of its own that look like these. */
export const courseTasks = pgTable(
  'course_tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    course_id: ofCourse(),
    task_name: text().notNull(),
    task_category: text().notNull(),
    order: smallint().notNull(),
    number_responses: smallint().notNull().default(1),
    /** A picture, by its name in the storage. */
    task_thumbnail: text(),
    ...promptColumns(),
  },
  table => [
    index('course_tasks_course').on(table.course_id),
    check('course_tasks_video_time_limit', isTimeLimit(table.video_time_limit)),
  ],
)
