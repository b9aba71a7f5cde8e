import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Queue } from '../../server/jobs/jobs.ts'
import { bothDatabases } from '../support/databases.ts'
import { withQueues } from '../support/job-store.ts'
import { until } from '../support/until.ts'

const wave: Queue<{ number: number }> = { name: 'wave' }
const JOBS = 9

/** A node that has nothing to do looks for jobs so often; between two jobs it must not. */
const POLLING_MS = 2_000

for (const kind of bothDatabases) {
  describe(`many jobs at once on ${kind}`, () => {
    it('are done one after the other, without a pause between two of them', async () => {
      await withQueues(kind, [wave], async openNode => {
        const jobs = await openNode()
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
      })
    })
  })
}
