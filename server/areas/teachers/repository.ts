import { eq, sql } from 'drizzle-orm'
import type { User, UserTypeSlug } from '../../../src/contract/entities/user.ts'
import type { Database } from '../../db/database.ts'
import { countries } from '../../db/schema/reference.ts'
import { schools, teachers } from '../../db/schema/teachers.ts'

/** An email as the database keeps it and looks it up. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** The teacher as the API shows them, or null. */
export async function findUser(db: Database, id: number): Promise<User | null> {
  const [row] = await db
    .select({ teacher: teachers, school: schools, country: countries.name })
    .from(teachers)
    .leftJoin(schools, eq(schools.id, teachers.school_id))
    .leftJoin(countries, eq(countries.id, teachers.country_id))
    .where(eq(teachers.id, id))
  if (!row) return null
  const { teacher, school, country } = row
  return {
    id: teacher.id,
    email: teacher.email,
    email_verified_at: teacher.email_verified_at?.toISOString() ?? null,
    first_name: teacher.first_name,
    last_name: teacher.last_name,
    full_name: [teacher.first_name, teacher.last_name].filter(Boolean).join(' '),
    last_time_login: teacher.last_time_login?.toISOString() ?? null,
    avatar: teacher.avatar,
    user_type: { slug: teacher.user_type as UserTypeSlug },
    is_email_validated: teacher.is_email_validated,
    is_teacher_validated: teacher.is_teacher_validated,
    is_teacher_profile_filled: teacher.is_teacher_profile_filled,
    school: school && {
      id: school.id,
      parent_organization_id: school.parent_organization_id,
      librarian_subscription: school.has_librarian_subscription
        ? { end_date: school.librarian_subscription_end_date }
        : null,
    },
    independent_subscription: teacher.has_independent_subscription
      ? { end_date: teacher.independent_subscription_end_date }
      : null,
    country_name: country,
    school_name: school?.name ?? null,
  }
}

type NewTeacher = Omit<typeof teachers.$inferInsert, 'id' | 'email' | 'user_type'> & {
  email: string
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

/** The same where the email is known to be free. */
export async function createTeacher(db: Database, teacher: NewTeacher): Promise<number> {
  const id = await addTeacher(db, teacher)
  if (id === null) throw new Error(`${teacher.email} has an account already`)
  return id
}

export interface TeacherStanding {
  id: number
  is_verified: boolean
  is_disabled: boolean
}

/** How the account of an email (in its normal form) stands, or null. */
export async function findTeacherByEmail(db: Database, email: string): Promise<TeacherStanding | null> {
  const [teacher] = await db
    .select({
      id: teachers.id,
      is_verified: sql<boolean>`${teachers.email_verified_at} is not null`,
      is_disabled: sql<boolean>`${teachers.disabled_at} is not null`,
    })
    .from(teachers)
    .where(eq(teachers.email, email))
  return teacher ?? null
}

export async function createSchool(db: Database, school: typeof schools.$inferInsert): Promise<number> {
  const [created] = await db.insert(schools).values(school).returning({ id: schools.id })
  if (!created) throw new Error('the database gave no id for the new school')
  return created.id
}

type Standing = { is_teacher_validated: true } | { disabled: boolean }

/** Validates, disables or enables an account; false when nobody has this email. */
export async function changeStanding(db: Database, email: string, standing: Standing): Promise<boolean> {
  const change =
    'disabled' in standing
      ? { disabled_at: standing.disabled ? sql`coalesce(${teachers.disabled_at}, now())` : null }
      : { is_teacher_validated: true }
  const changed = await db
    .update(teachers)
    .set(change)
    .where(eq(teachers.email, normalEmail(email)))
    .returning({ id: teachers.id })
  return changed.length > 0
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
