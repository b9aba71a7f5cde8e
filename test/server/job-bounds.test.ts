import assert from 'node:assert/strict'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import type { Queue, Trial } from '../../server/jobs/jobs.ts'
import { bothDatabases } from '../support/databases.ts'
import { withQueues } from '../support/job-store.ts'
import { PATIENCE_MS, realPause, until } from '../support/until.ts'

type Numbered = Queue<{ number: number }>

const pair: Numbered = { name: 'pair', workers: 2 }
const brief: Numbered = { name: 'brief', longestSeconds: 1, retries: 1, pauseSeconds: 1 }
const long: Numbered = { name: 'long', longestSeconds: 3_600, pauseSeconds: 1 }
const single: Numbered = { name: 'single', about: ({ number }) => String(number) }

const JOBS = 8
const ROUNDS = 10

/** What minds its signal: it goes on until that fires. */
async function untilStopped({ signal }: Trial): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
  throw new Error('stopped')
}

for (const kind of bothDatabases) {
  describe(`what a queue says of its jobs, on ${kind}`, () => {
    it('is how many of them one node works on at once', async () => {
      await withQueues(kind, [pair], async openNode => {
        const jobs = await openNode()
        const done: number[] = []
        let open = 0
        let most = 0
        for (let number = 0; number < JOBS; number += 1) await jobs.add(pair, { number })
        await jobs.work(pair, async ({ number }) => {
          open += 1
          most = Math.max(most, open)
          // each of them asks the same database as whoever looks for jobs
          for (let round = 0; round < ROUNDS; round += 1) await jobs.failed(pair)
          open -= 1
          done.push(number)
        })
        await until(() => done.length === JOBS, `${JOBS} jobs`)
        assert.equal(most, 2)
      })
    })

    it('is how long one may take, and how often it is tried', async () => {
      await withQueues(kind, [brief], async openNode => {
        const jobs = await openNode()
        await jobs.add(brief, { number: 1 })
        const trials: boolean[] = []
        await jobs.work(brief, async (_, trial) => {
          trials.push(trial.isLast)
          await untilStopped(trial)
        })
        let failed: unknown[] = []
        const end = performance.now() + PATIENCE_MS
        while (failed.length === 0 && performance.now() < end) {
          await realPause(20)
          failed = (await jobs.failed(brief)).map(({ data }) => data)
        }
        assert.deepEqual(failed, [{ number: 1 }])
        assert.deepEqual(trials, [false, true])
      })
    })

    it('is what it is about: the same waits once', async () => {
      await withQueues(kind, [single], async openNode => {
        const jobs = await openNode()
        const done: number[] = []
        for (const number of [1, 1, 2]) await jobs.add(single, { number })
        await jobs.work(single, async ({ number }) => {
          // while it is worked on as well
          await jobs.add(single, { number })
          done.push(number)
        })
        await until(() => done.includes(2), 'the other')
        await jobs.add(single, { number: 1 })
        await until(() => done.length === 3, 'one that is added when the first is done')
        assert.deepEqual(done, [1, 2, 1])
      })
    })

    it('holds with the next node: a job ends with its server and is done by another', async () => {
      await withQueues(kind, [long], async openNode => {
        const first = await openNode()
        let isUnderWay = false
        await first.add(long, { number: 7 })
        await first.work(long, async (_, trial) => {
          isUnderWay = true
          await untilStopped(trial)
        })
        await until(() => isUnderWay, 'the job')
        await first.stop()
        const second = await openNode()
        const done: number[] = []
        await second.work(long, async ({ number }) => {
          done.push(number)
        })
        await until(() => done.length === 1, 'the job on the second node')
        assert.deepEqual(done, [7])
      })
    })
  })
}
