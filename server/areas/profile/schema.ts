import { index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { ProfileDraftValues } from '../../../src/contract/entities/profile.ts'
import { instant } from '../../db/columns.ts'
import { ageRanges, languages, subjects } from '../reference/schema.ts'
import { teachers } from '../teachers/schema.ts'

const ofTeacher = () =>
  integer()
    .notNull()
    .references(() => teachers.id, { onDelete: 'cascade' })

/** What a teacher teaches. */
export const teacherSubjects = pgTable(
  'teacher_subjects',
  {
    teacher_id: ofTeacher(),
    subject_id: integer()
      .notNull()
      .references(() => subjects.id),
  },
  table => [primaryKey({ columns: [table.teacher_id, table.subject_id] })],
)

/** How old the students of a teacher are. */
export const teacherAgeRanges = pgTable(
  'teacher_age_ranges',
  {
    teacher_id: ofTeacher(),
    age_range_id: integer()
      .notNull()
      .references(() => ageRanges.id),
  },
  table => [primaryKey({ columns: [table.teacher_id, table.age_range_id] })],
)

/** The languages that a teacher teaches. */
export const teacherLanguages = pgTable(
  'teacher_languages',
  {
    teacher_id: ofTeacher(),
    language_id: integer()
      .notNull()
      .references(() => languages.id),
  },
  table => [primaryKey({ columns: [table.teacher_id, table.language_id] })],
)

/** What somebody has filled in of the wizard and not saved as their profile yet. */
export const profileDrafts = pgTable(
  'profile_drafts',
  {
    teacher_id: ofTeacher().primaryKey(),
    step: integer().notNull(),
    values: jsonb().$type<ProfileDraftValues>().notNull(),
    updated_at: instant().notNull().defaultNow(),
  },
  table => [index('profile_drafts_updated').on(table.updated_at)],
)
