import type { Database } from '../../../db/database.ts'
import { createRandom, type Random } from '../../../db/seed/random.ts'
import { findPlace, listStates } from '../../reference/area.ts'
import { addSchools, type NewSchool } from '../repository/schools.ts'
import { american, elsewhere, type SchoolNames, statesWithoutSchools } from './school-names.ts'

const SEED = 1_847
const IN_A_STATE = 84
const IN_A_COUNTRY = 24

const STREETS = ['Maple Avenue', 'Church Street', 'School Lane', 'Park Road', 'River Street', 'Station Road']

/** Letters and digits of a name, as they stand in an address of a page. */
const slug = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** Where a school of the demo is and how it is reached; numbers and names that nobody has. */
export const contactOf = (random: Random, name: string) => ({
  address: `${1 + random.below(900)} ${random.pick(STREETS)}`,
  website: `www.${slug(name)}.example`,
  phone_number: `555-01${String(random.below(100)).padStart(2, '0')}`,
})

/** So many schools of a place, no two of one name in one city. */
function schoolsOf(
  random: Random,
  { kinds, names, cities }: SchoolNames,
  place: { country_id: number; state_id: number | null },
  number: number,
): NewSchool[] {
  const made = new Map<string, NewSchool>()
  while (made.size < number) {
    const name = random.pick(kinds).replace('*', random.pick(names))
    const city_name = random.pick(cities)
    const contact = contactOf(random, name)
    made.set(`${name} ${city_name}`, { name, city_name, ...place, ...contact })
  }
  return [...made.values()]
}

/**
 * A few thousand schools, so that looking for one is a real search: the same ones each time, whatever else the demo
 * data is made of.
 */
export async function addListedSchools(db: Database): Promise<void> {
  const random = createRandom(SEED)
  const { country_id } = await findPlace(db, 'US')
  const states = (await listStates(db, country_id)).filter(({ name }) => !statesWithoutSchools.includes(name))
  await addSchools(
    db,
    states.flatMap(({ id }) => schoolsOf(random, american, { country_id, state_id: id }, IN_A_STATE)),
  )
  for (const names of elsewhere) {
    for (const iso of names.iso)
      await addSchools(db, schoolsOf(random, names, await findPlace(db, iso), IN_A_COUNTRY))
  }
}
