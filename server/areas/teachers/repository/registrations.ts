import { eq, sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../../../src/contract/entities/user.ts'
import { UNVERIFIED_KEPT_HOURS } from '../../../../src/contract/limits/accounts.ts'
import { type Database, rows } from '../../../db/database.ts'
import { goneAfterHours } from '../../../db/sweep-rule.ts'
import { registrations } from '../schema.ts'

/** What the registration says whose link was followed. */
export interface Registered {
  password_hash: string
  user_type: UserTypeSlug
}

/** Keeps a registration that came from an address (blinded), and tells its id. */
export async function addRegistration(
  db: Database,
  teacherId: number,
  registration: Registered & { address: string },
): Promise<number> {
  const [added] = await db
    .insert(registrations)
    .values({ teacher_id: teacherId, ...registration })
    .returning({ id: registrations.id })
  if (!added) throw new Error('the database gave no id for the new registration')
  return added.id
}

/** The one registration that a teacher has; undefined where there is none, or where nobody can tell whose is whose. */
export async function onlyRegistration(db: Database, teacherId: number): Promise<number | undefined> {
  const [only] = await rows<{ id: number }>(
    db,
    sql`select min(id) as id from registrations where teacher_id = ${teacherId} having count(*) = 1`,
  )
  return only?.id
}

/** Whether a registration waits for its link. */
export async function hasRegistration(db: Database, teacherId: number): Promise<boolean> {
  const found = await rows(db, sql`select 1 from registrations where teacher_id = ${teacherId} limit 1`)
  return found.length > 0
}

/** The latest registration from this address (blinded), or the latest at all. */
export async function latestRegistration(
  db: Database,
  teacherId: number,
  address: string,
): Promise<number | undefined> {
  const [latest] = await rows<{ id: number }>(
    db,
    sql`select id from registrations where teacher_id = ${teacherId}
        order by (address = ${address}) desc, id desc limit 1`,
  )
  return latest?.id
}

/** Ends all registrations of a teacher, and tells what the one with this id says. */
export async function endRegistrations(
  db: Database,
  teacherId: number,
  id: number | null,
): Promise<Registered | null> {
  const ended = await db
    .delete(registrations)
    .where(eq(registrations.teacher_id, teacherId))
    .returning({
      id: registrations.id,
      password_hash: registrations.password_hash,
      user_type: sql<UserTypeSlug>`${registrations.user_type}`,
    })
  const taken = ended.find(registration => registration.id === id)
  return taken ? { password_hash: taken.password_hash, user_type: taken.user_type } : null
}

export const registrationsSweep = goneAfterHours(registrations, 'created_at', UNVERIFIED_KEPT_HOURS)
