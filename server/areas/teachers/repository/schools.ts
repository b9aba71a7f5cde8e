import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { SchoolMatch } from '../../../../src/contract/entities/reference.ts'
import { SCHOOL_MATCHES_MAX } from '../../../../src/contract/limits/schools.ts'
import type { Database } from '../../../db/database.ts'
import { ANY_LANGUAGE } from '../../../db/text.ts'
import { wordQuery } from '../../../db/words.ts'
import { schools } from '../schema.ts'

export type NewSchool = typeof schools.$inferInsert

export async function createSchool(db: Database, school: NewSchool): Promise<number> {
  const [created] = await db.insert(schools).values(school).returning({ id: schools.id })
  if (!created) throw new Error('the database gave no id for the new school')
  return created.id
}

/** Many rows in one statement have more values than a statement takes. */
const ROWS_AT_ONCE = 500

export async function addSchools(db: Database, list: readonly NewSchool[]): Promise<void> {
  for (let at = 0; at < list.length; at += ROWS_AT_ONCE)
    await db.insert(schools).values(list.slice(at, at + ROWS_AT_ONCE))
}

type SchoolFacts = Pick<typeof schools.$inferSelect, 'address' | 'website' | 'phone_number'>

/** Fills in what a school lacks, as its teacher says it; what is there stays, whoever has said it. */
export async function fillSchool(db: Database, id: number, said: SchoolFacts): Promise<void> {
  const lacking = (['address', 'website', 'phone_number'] as const).filter(name => said[name] !== null)
  if (lacking.length === 0) return
  await db
    .update(schools)
    .set(Object.fromEntries(lacking.map(name => [name, sql`coalesce(${schools[name]}, ${said[name]})`])))
    .where(and(eq(schools.id, id), or(...lacking.map(name => isNull(schools[name])))))
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

/** Whether there is a school with this id. */
export async function isSchool(db: Database, id: number): Promise<boolean> {
  const found = await db.select({ id: schools.id }).from(schools).where(eq(schools.id, id))
  return found.length > 0
}

/** The schools that a teacher may know of: those of the list, and the one that they have written in themselves. */
export const knownTo = (teacherId: number) =>
  sql`(not ${schools.needs_review} or ${schools.added_by_teacher_id} = ${teacherId})`

/** Whether the data privacy agreement of a school is signed; false for one that the teacher does not know of. */
export async function isAgreementSigned(db: Database, teacherId: number, schoolId: number): Promise<boolean> {
  const [school] = await db
    .select({ signed: sql<boolean>`${schools.agreement_signed_at} is not null` })
    .from(schools)
    .where(and(eq(schools.id, schoolId), knownTo(teacherId)))
  return school?.signed ?? false
}

type Place = { country_id: number } | { state_id: number }

/** The first schools of a place that have, for each word of the search, one that begins with it; all without a search. */
export function findSchools(db: Database, place: Place, search: string): Promise<SchoolMatch[]> {
  const { id, name, city_name, address, website, phone_number } = schools
  const { words, country_id, state_id, needs_review } = schools
  const byName = [asc(sql`(${name} ${ANY_LANGUAGE})`), asc(id)]
  const listed = sql`not ${needs_review}`
  const inPlace = 'state_id' in place ? eq(state_id, place.state_id) : eq(country_id, place.country_id)
  const found = db.select({ id, name, city_name, address, website, phone_number }).from(schools)
  if (!search.trim())
    return found
      .where(and(listed, inPlace))
      .orderBy(...byName)
      .limit(SCHOOL_MATCHES_MAX)
  const mark = 'state_id' in place ? `#s${place.state_id}` : `#c${place.country_id}`
  const begins = sql`starts_with(lower(${name} ${ANY_LANGUAGE}), lower(${search.trim()}::text ${ANY_LANGUAGE}))`
  return found
    .where(and(listed, sql`${words} @@ ${wordQuery(mark, search)}`))
    .orderBy(sql`${begins} desc`, ...byName)
    .limit(SCHOOL_MATCHES_MAX)
}
