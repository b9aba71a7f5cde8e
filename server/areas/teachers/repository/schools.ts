import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { schools } from '../schema.ts'

export async function createSchool(db: Database, school: typeof schools.$inferInsert): Promise<number> {
  const [created] = await db.insert(schools).values(school).returning({ id: schools.id })
  if (!created) throw new Error('the database gave no id for the new school')
  return created.id
}

/** Notes that a school's data privacy agreement is signed; false when there is no such school. */
export async function signAgreement(db: Database, schoolId: number): Promise<boolean> {
  const changed = await db
    .update(schools)
    .set({ agreement_signed_at: sql`coalesce(${schools.agreement_signed_at}, now())` })
    .where(eq(schools.id, schoolId))
    .returning({ id: schools.id })
  return changed.length > 0
}
