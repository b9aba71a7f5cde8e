import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../../../src/contract/entities/user.ts'
import { UNVERIFIED_KEPT_HOURS } from '../../../../src/contract/limits/accounts.ts'
import type { Database } from '../../../db/database.ts'
import { canonicalEmail } from '../../../email-address.ts'
import type { Recipient } from '../../../mail/mail-kind.ts'
import { teachers } from '../schema.ts'

/** The email that is looked up; nobody has one that is no address. */
export const normalEmail = (email: string): string => canonicalEmail(email) ?? email.trim().toLowerCase()

type NewTeacher = Omit<typeof teachers.$inferInsert, 'id' | 'email' | 'user_type' | 'unverified_until'> & {
  email: string
  unverified_until?: SQL
  user_type: UserTypeSlug
}

/** Creates an account and tells its id, or null when the email (which is normalised) is taken. */
export async function addTeacher(db: Database, teacher: NewTeacher): Promise<number | null> {
  const [created] = await db
    .insert(teachers)
    .values({ ...teacher, email: normalEmail(teacher.email) })
    .onConflictDoNothing({ target: teachers.email })
    .returning({ id: teachers.id })
  return created?.id ?? null
}

const unverifiedUntil = sql`now() + make_interval(hours => ${UNVERIFIED_KEPT_HOURS})`

type Wish = Pick<NewTeacher, 'email' | 'password_hash' | 'user_type'>

/**
 * Registers an email (in its normal form) and tells the account's id. One that nobody has verified gets the later
 * password and goes the later; null when the email is verified, or disabled.
 */
export async function registerTeacher(db: Database, { email, ...registered }: Wish): Promise<number | null> {
  const wish = { ...registered, unverified_until: unverifiedUntil }
  const id = await addTeacher(db, { email, ...wish })
  // also for a new one: that an email is taken must not be seen by the time that it takes
  const [renewed] = await db
    .update(teachers)
    .set(wish)
    .where(and(eq(teachers.email, email), isNull(teachers.email_verified_at), isNull(teachers.disabled_at)))
    .returning({ id: teachers.id })
  return id ?? renewed?.id ?? null
}

/** Creates an account where the email is known to be free. */
export async function createTeacher(db: Database, teacher: NewTeacher): Promise<number> {
  const id = await addTeacher(db, teacher)
  if (id === null) throw new Error(`${teacher.email} has an account already`)
  return id
}

export interface TeacherStanding {
  id: number
  is_verified: boolean
  user_type: UserTypeSlug
}

/** How the account of an email (in its normal form) stands, or null. */
export async function findTeacherByEmail(db: Database, email: string): Promise<TeacherStanding | null> {
  const [teacher] = await db
    .select({
      id: teachers.id,
      is_verified: sql<boolean>`${teachers.email_verified_at} is not null`,
      user_type: sql<UserTypeSlug>`${teachers.user_type}`,
    })
    .from(teachers)
    .where(eq(teachers.email, email))
  return teacher ?? null
}

/** Whom a mail is for, or null when the account is gone or disabled: nobody writes to those. */
export async function findRecipient(db: Database, id: number): Promise<Recipient | null> {
  const [recipient] = await db
    .select({
      id: teachers.id,
      email: teachers.email,
      user_type: sql<UserTypeSlug>`${teachers.user_type}`,
      is_verified: sql<boolean>`${teachers.email_verified_at} is not null`,
    })
    .from(teachers)
    .where(and(eq(teachers.id, id), isNull(teachers.disabled_at)))
  return recipient ?? null
}
