import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { teachers } from '../teachers/schema.ts'

/** Numbers that a teacher wants to be reached under, each with its code until it is confirmed. */
export const phoneConfirmations = pgTable(
  'phone_confirmations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    preferred_communication: text().notNull(),
    phone_country_code: text().notNull(),
    /** As it is dialled after the country code. */
    phone_number: text().notNull(),
    /** A mac, since six digits are soon tried; null once it was used. */
    code_mac: text(),
    tries: integer().notNull().default(0),
    expires_at: instant().notNull(),
    confirmed_at: instant(),
    registered_at: instant().notNull().defaultNow(),
  },
  table => [
    uniqueIndex('phone_confirmations_phone').on(
      table.teacher_id,
      table.preferred_communication,
      table.phone_country_code,
      table.phone_number,
    ),
    index('phone_confirmations_registered').on(table.registered_at),
  ],
)
