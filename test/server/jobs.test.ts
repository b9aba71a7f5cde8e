import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openDatabase } from '../../server/db/database.ts'
import type { Queue } from '../../server/jobs/jobs.ts'
import { installJobs, openJobs } from '../../server/jobs/pg-boss.ts'
import { databaseKinds, databaseTemplate } from '../support/databases.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'
import { until } from '../support/until.ts'

const wave: Queue<{ number: number }> = { name: 'wave' }
const JOBS = 9

/** A node that has nothing to do looks for jobs so often; between two jobs it must not. */
const POLLING_MS = 2_000

const log = { error: () => undefined, warn: () => undefined }

for (const kind of databaseKinds) {
  describe(`many jobs at once on ${kind}`, () => {
    it('are done one after the other, without a pause between two of them', async () => {
      const postgres = kind === 'postgres' ? await createPostgresDatabase('empty') : null
      const template = postgres ? {} : { template: await databaseTemplate('empty') }
      const database = await openDatabase({ url: postgres?.url ?? 'memory', dataDir: '', ...template })
      await installJobs(database, [wave.name])
      const jobs = await openJobs(database, { retrySeconds: 1, log })
      try {
        for (let number = 0; number < JOBS; number += 1) await jobs.add(wave, { number })
        const times: number[] = []
        await jobs.work(wave, async () => {
          times.push(performance.now())
        })
        await until(() => times.length === JOBS, `${JOBS} jobs`)
        const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
        const [median = 0] = pauses.toSorted((one, other) => one - other).slice(pauses.length / 2)
        // a machine that is busy may take its time for one of them, a clock that is waited for takes all of it each time
        assert.ok(median < POLLING_MS * 0.75, `half of them came after ${Math.round(median)} ms or more`)
      } finally {
        await jobs.stop()
        await database.close()
        await postgres?.drop()
      }
    })
  })
}
