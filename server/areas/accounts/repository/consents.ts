import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { endRegistrations, type Registered } from '../../teachers/area.ts'
import { consents } from '../schema.ts'

/** Keeps what a registration agreed to. */
export async function addConsents(
  db: Database,
  consent: { teacher_id: number; registration_id: number },
  agreed: readonly { document: string; version: string }[],
): Promise<void> {
  await db.insert(consents).values(agreed.map(document => ({ ...consent, ...document })))
}

/** Takes the registration whose link was followed, with what it agreed to; all others of the teacher go. */
export async function takeRegistration(
  db: Database,
  teacherId: number,
  id: number | null,
): Promise<Registered | null> {
  if (id !== null)
    await db.update(consents).set({ registration_id: null }).where(eq(consents.registration_id, id))
  return endRegistrations(db, teacherId, id)
}
