import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { americanStateIds } from '../data/american-states.ts'
import { countryIds } from '../data/countries.ts'
import { languageIds } from '../data/languages.ts'
import { ageRangeList, levelList, numberStudentsList, subjectList } from '../data/short-lists.ts'
import { ageRanges, countries, languages, levels, numberStudentsRanges, states, subjects } from '../schema.ts'

const named = (ids: Readonly<Record<string, number>>) =>
  Object.entries(ids).map(([name, id]) => ({ id, name }))

/**
 * Adds the entries of the lists that are missing. What is there already stays as it is, so that an operator may
 * rename an entry or give a subject another price. Names of countries come from the runtime's own CLDR data.
 */
export async function fillReferenceData(db: Database): Promise<void> {
  const regionNames = new Intl.DisplayNames('en', { type: 'region' })
  const countryList = Object.entries(countryIds).map(([iso, id]) => ({
    id,
    iso,
    name: regionNames.of(iso) ?? iso,
  }))
  await db.insert(subjects).values(subjectList).onConflictDoNothing()
  await db.insert(languages).values(named(languageIds)).onConflictDoNothing()
  // a database of an older release has its levels without descriptions
  await db
    .insert(levels)
    .values(levelList)
    .onConflictDoUpdate({
      target: levels.id,
      set: { description: sql`excluded.description` },
      setWhere: sql`${levels.description} = ''`,
    })
  await db.insert(ageRanges).values(ageRangeList).onConflictDoNothing()
  await db.insert(numberStudentsRanges).values(numberStudentsList).onConflictDoNothing()
  await db.insert(countries).values(countryList).onConflictDoNothing()
  const unitedStates = sql`(select ${countries.id} from ${countries} where ${countries.iso} = 'US')`
  await db
    .insert(states)
    .values(named(americanStateIds).map(state => ({ ...state, country_id: unitedStates })))
    .onConflictDoNothing()
}
