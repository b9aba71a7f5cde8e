import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { communicationMethods } from '../../../src/contract/rules/communication-methods.ts'
import { instant, wordIndex } from '../../db/columns.ts'
import { ANY_LANGUAGE } from '../../db/text.ts'
import { indexedWords } from '../../db/words.ts'
import { countries, languages, states } from '../reference/schema.ts'

export const schools = pgTable(
  'schools',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    address: text(),
    city_name: text(),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
    state_id: integer().references(() => states.id),
    website: text(),
    phone_number: text(),
    parent_organization_id: integer(),
    /** When the student data privacy agreement was signed; null as long as it is not. */
    agreement_signed_at: instant(),
    has_librarian_subscription: boolean().notNull().default(false),
    librarian_subscription_end_date: date({ mode: 'string' }),
    /** Who has written it in, since it was not in the list. */
    added_by_teacher_id: integer().references((): AnyPgColumn => teachers.id, { onDelete: 'set null' }),
    /** Nobody but who wrote it in sees it until the operator has accepted it. */
    needs_review: boolean().notNull().default(false),
    words: wordIndex().generatedAlwaysAs(
      indexedWords(
        sql.raw("name || ' ' || coalesce(city_name, '')"),
        sql.raw("array['#c' || country_id::text, '#s' || state_id::text]"),
      ),
    ),
  },
  table => [
    index('schools_words').using('gin', table.words),
    index('schools_state')
      .on(table.state_id, sql`(${table.name} ${ANY_LANGUAGE})`, table.id)
      .where(sql`not ${table.needs_review}`),
    index('schools_country')
      .on(table.country_id, sql`(${table.name} ${ANY_LANGUAGE})`, table.id)
      .where(sql`not ${table.needs_review}`),
    // however often somebody changes their mind, one school of theirs waits for the operator
    uniqueIndex('schools_written_in')
      .on(table.added_by_teacher_id)
      .where(sql`${table.needs_review} and ${table.agreement_signed_at} is null`),
  ],
)

export const teachers = pgTable(
  'teachers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_type: text().notNull(),
    /** Trimmed and in lower case; repositories see to it, the check holds it. */
    email: text().notNull(),
    password_hash: text().notNull(),
    email_verified_at: instant(),
    /** When an account goes whose email nobody has verified; null once somebody has. */
    unverified_until: instant(),
    is_email_validated: boolean().notNull().default(false),
    is_teacher_validated: boolean().notNull().default(false),
    is_teacher_profile_filled: boolean().notNull().default(false),
    disabled_at: instant(),
    /** When the teacher was told that the account is verified. */
    verified_notice_at: instant(),
    first_name: text(),
    last_name: text(),
    avatar: text(),
    about_info: text(),
    city_name: text(),
    country_id: integer().references(() => countries.id),
    state_id: integer().references(() => states.id),
    school_id: integer().references(() => schools.id),
    educational_affiliation: text(),
    native_language_id: integer()
      .notNull()
      .default(1)
      .references(() => languages.id),
    preferred_communication: text({ enum: communicationMethods }).notNull().default('email'),
    /** Both in digits. */
    phone_number: text(),
    phone_country_code: text(),
    has_independent_subscription: boolean().notNull().default(false),
    independent_subscription_end_date: date({ mode: 'string' }),
    last_time_login: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    uniqueIndex('teachers_email').on(table.email),
    index('teachers_school').on(table.school_id),
    index('teachers_unverified').on(table.unverified_until),
    // all of them are told of what one library asks for
    index('teachers_librarians').on(table.id).where(sql`${table.user_type} = 'teacher-librarian'`),
    check('teachers_email_normal', sql`${table.email} = lower(btrim(${table.email}))`),
  ],
)

/**
 * A wish to have an account under an email that nobody has verified yet. Several people may wish it: the one whose
 * link is followed counts, with their own password, and the others go.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    password_hash: text().notNull(),
    user_type: text().notNull(),
    /** A mac of the address that it came from. */
    address: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    index('registrations_teacher').on(table.teacher_id),
    index('registrations_created').on(table.created_at),
  ],
)
