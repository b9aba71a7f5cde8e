import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { schools, teachers } from '../teachers/schema.ts'

/** Who signed the data privacy agreement of a school; that it is signed stands with the school too. */
export const agreements = pgTable(
  'agreements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a school that is not listed yet: it gets it when its teacher's profile is saved. */
    school_id: integer().references(() => schools.id, { onDelete: 'cascade' }),
    /** Whose link was used; null once that teacher is gone. */
    teacher_id: integer().references(() => teachers.id, { onDelete: 'set null' }),
    signer_name: text().notNull(),
    signer_title: text().notNull(),
    signed_at: instant().notNull().defaultNow(),
  },
  table => [
    uniqueIndex('agreements_school').on(table.school_id),
    uniqueIndex('agreements_unlisted').on(table.teacher_id).where(sql`${table.school_id} is null`),
    index('agreements_teacher').on(table.teacher_id),
  ],
)
