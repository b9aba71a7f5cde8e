import { type Figure, printFigures } from '../../scripts/figures.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { killedTelling } from '../../test/support/killed-telling.ts'

/*
 * Two hundred processes that tell teachers, each ended by SIGKILL at some moment. The suite does the same with ten or so,
 * until as many pieces of work have met an end.
 *
 * Planted: notifications without their occasion; of 223 things that happened while ten processes were ended, 98 were told
 * twice.
 */

const KILLS = 200

const postgres = await startPostgres()
process.env.TEST_DATABASE_URL = postgres.url
try {
  const { signal } = new AbortController()
  const { kills, met, happened, ...wrong } = await killedTelling(ends => ends.kills >= KILLS, signal)
  const figures: Figure[] = [
    {
      name: `events of ${happened} told twice or not at all, by ${kills} processes that were killed in ${met} pieces of work`,
      value: new Set(Object.values(wrong).flat()).size,
      budget: 0,
    },
  ]
  process.exitCode = printFigures(figures) && kills === KILLS && happened > KILLS ? 0 : 1
} finally {
  await postgres.stop()
}
