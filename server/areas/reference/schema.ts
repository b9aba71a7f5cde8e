import { char, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Lists that change with a release; data/ has their entries. Ids are fixed, the product knows some. */

export const countries = pgTable('countries', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  iso: char({ length: 2 }).notNull().unique(),
  name: text().notNull(),
})

export const states = pgTable('states', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  country_id: integer()
    .notNull()
    .references(() => countries.id),
  name: text().notNull(),
})

export const subjects = pgTable('subjects', {
  id: integer().primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
  number_of_tokens: integer().notNull(),
})

export const languages = pgTable('languages', {
  id: integer().primaryKey(),
  name: text().notNull(),
})

export const levels = pgTable('levels', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** What students of this level can do. */
  description: text().notNull().default(''),
})

export const ageRanges = pgTable('age_ranges', {
  id: integer().primaryKey(),
  name: text().notNull(),
  min_age: integer().notNull(),
})

export const numberStudentsRanges = pgTable('number_students_ranges', {
  id: integer().primaryKey(),
  name: text().notNull(),
  min: integer().notNull(),
  max: integer().notNull(),
})
