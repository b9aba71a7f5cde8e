import { bigint, integer, pgTable } from 'drizzle-orm/pg-core'
import { teachers } from '../teachers/schema.ts'

/**
 * One number for each teacher that grows with every change of what revalidating calls show. Triggers keep it
 * (repository/watches.ts makes them from what the areas watch); an unchanged poll is answered from it alone.
 */
export const teacherRevisions = pgTable('teacher_revisions', {
  teacher_id: integer()
    .primaryKey()
    .references(() => teachers.id, { onDelete: 'cascade' }),
  revision: bigint({ mode: 'number' }).notNull().default(1),
})
