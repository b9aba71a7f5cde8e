import { sql } from 'drizzle-orm'
import { seeds } from '../../areas/areas.ts'
import { type Database, rows } from '../database.ts'
import { createRandom } from './random.ts'
import { createWorld } from './world.ts'

export { DEMO_PASSWORD } from './world.ts'

const SEED = 2_024

/**
 * Fills an empty database with the demo data, in one transaction; a database with any teacher stays as it is. The
 * same day gives the same data, whatever the machine; dates are relative to `now`.
 */
export async function seedDemo(database: Database, now: Date = new Date()): Promise<void> {
  const [anybody] = await rows(database, sql`select 1 from teachers limit 1`)
  if (anybody) return
  await database.transaction(async transaction => {
    const world = createWorld({ db: transaction as unknown as Database, random: createRandom(SEED), now })
    for (const seed of seeds) await seed(world)
  })
}
