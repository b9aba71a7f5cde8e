import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { ANY_LANGUAGE } from '../../../db/text.ts'
import { ageRanges, countries, languages, levels, numberStudentsRanges, states, subjects } from '../schema.ts'

export const listSubjects = (db: Database) => db.select().from(subjects).orderBy(asc(subjects.id))

export const listLanguages = (db: Database) =>
  db
    .select()
    .from(languages)
    .orderBy(asc(sql`${languages.name} ${ANY_LANGUAGE}`))

export const listLevels = (db: Database) => db.select().from(levels).orderBy(asc(levels.id))

export const listAgeRanges = (db: Database) => db.select().from(ageRanges).orderBy(asc(ageRanges.min_age))

export const listNumberStudentsRanges = (db: Database) =>
  db.select().from(numberStudentsRanges).orderBy(asc(numberStudentsRanges.min))

export const listCountries = (db: Database) =>
  db
    .select()
    .from(countries)
    .orderBy(asc(sql`${countries.name} ${ANY_LANGUAGE}`))

export const listStates = (db: Database, countryId: number) =>
  db
    .select({ id: states.id, name: states.name })
    .from(states)
    .where(eq(states.country_id, countryId))
    .orderBy(asc(sql`${states.name} ${ANY_LANGUAGE}`))

export async function findSubject(db: Database, id: number) {
  const [subject] = await db.select().from(subjects).where(eq(subjects.id, id))
  return subject ?? null
}

/**
 * The ids of a country by its ISO code and of a state of it.
 * @throws when there is no such country
 */
export async function findPlace(
  db: Database,
  iso: string,
  state?: string,
): Promise<{ country_id: number; state_id: number | null }> {
  const [country] = await db.select().from(countries).where(eq(countries.iso, iso))
  if (!country) throw new Error(`there is no country ${iso}`)
  const ofCountry = and(eq(states.country_id, country.id), eq(states.name, state ?? ''))
  const [found] = state ? await db.select().from(states).where(ofCountry) : []
  return { country_id: country.id, state_id: found?.id ?? null }
}
