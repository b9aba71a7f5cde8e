import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, OpenDatabase } from '../db/database.ts'
import { toldError } from '../told-error.ts'
import { type JobHandler, type Jobs, type Queue, ServerStops } from './jobs.ts'

/** Where jobs of a queue go that failed for good. */
const failedOf = (name: string) => `${name}-failed`

const RETRIES = 8
const LONGEST_PAUSE_SECONDS = 3_600
const FAILED_KEPT_SECONDS = 30 * 86_400
const DONE_KEPT_SECONDS = 86_400
const POLLING_SECONDS = 2
const STOP_MS = 8_000

/** A node that works on a job says so twice in this time; one that does not has died, and another takes the job. */
const HEARTBEAT_SECONDS = 20
/** How often jobs of dead nodes are looked for. */
const SUPERVISE_SECONDS = 20
/** A mail server may take 20 seconds for each of its answers. */
const LONGEST_JOB_SECONDS = 240

type Store = Pick<OpenDatabase, 'jobStore'>

const boss = ({ jobStore }: Store) =>
  new PgBoss({
    ...jobStore,
    schema: 'jobs',
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })

/** What the queue keeps of an error, and shows to whoever reads it: no statement, no values. */
class JobFailure extends Error {
  override name = 'JobFailure'
  readonly code: string | undefined

  constructor(error: unknown) {
    const { message, code, stack } = toldError(error instanceof Error ? error : new Error(String(error)))
    super(message)
    this.code = code
    if (stack) this.stack = stack
  }
}

/** Creates queues, and brings those that are there up to date; with the migrations, since it takes a while. */
export async function installJobs(database: Store, queues: readonly Queue<object>[]): Promise<void> {
  const installer = boss(database)
  installer.on('error', () => undefined)
  await installer.start()
  for (const { name, longestSeconds, about } of queues) {
    await installer.createQueue(failedOf(name), {
      retentionSeconds: FAILED_KEPT_SECONDS,
      deleteAfterSeconds: FAILED_KEPT_SECONDS,
    })
    const options = {
      deadLetter: failedOf(name),
      deleteAfterSeconds: DONE_KEPT_SECONDS,
      expireInSeconds: longestSeconds ?? LONGEST_JOB_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    }
    await installer.createQueue(name, { ...options, policy: about ? 'exclusive' : 'standard' })
    await installer.updateQueue(name, options)
  }
  await installer.stop({ graceful: false })
}

interface Options {
  /** Pause before the second try, where the queue has none of its own. */
  retrySeconds: number
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** Jobs in the database that the rest of the data is in. */
export async function openJobs(database: Store, { retrySeconds, log }: Options): Promise<Jobs> {
  const jobs = boss(database)
  const workers = new Map<string, string[]>()
  const stopping = new AbortController()
  jobs.on('error', error => log.error({ err: error }, 'the job queue has trouble'))
  jobs.on('warning', warning => log.warn({ warning }, 'the job queue warns'))
  await jobs.start()

  const wake = ({ name }: Queue<object>) => {
    for (const worker of workers.get(name) ?? []) jobs.notifyWorker(worker)
  }

  async function add<Data extends object>(queue: Queue<Data>, data: Data, db?: Database): Promise<void> {
    await jobs.send(queue.name, data, {
      retryLimit: queue.retries ?? RETRIES,
      retryDelay: queue.pauseSeconds ?? retrySeconds,
      retryBackoff: true,
      retryDelayMax: LONGEST_PAUSE_SECONDS,
      priority: queue.priority?.(data) ?? 0,
      ...(queue.about ? { singletonKey: queue.about(data) } : {}),
      ...(db ? { db: fromDrizzle(db as never, sql as never) } : {}),
    })
    // Inside a transaction the worker cannot see it yet.
    if (!db) wake(queue)
  }

  async function run<Data extends object>(
    queue: Queue<Data>,
    job: JobWithMetadata<Data>,
    handler: JobHandler<Data>,
  ): Promise<void> {
    const isLast = job.retryCount >= job.retryLimit
    try {
      await handler(job.data, { id: job.id, signal: AbortSignal.any([job.signal, stopping.signal]), isLast })
    } catch (error) {
      const failure = new JobFailure(error)
      const report = { err: failure, queue: queue.name, job: job.data, attempt: job.retryCount + 1 }
      if (stopping.signal.aborted) log.warn(report, 'a job has ended with the server')
      else if (isLast) log.error(report, 'a job failed for good')
      else log.warn(report, 'a job failed and will be tried again')
      throw failure
    }
  }

  return {
    wake,

    add,

    async work<Data extends object>(queue: Queue<Data>, handler: JobHandler<Data>) {
      const options = { includeMetadata: true, pollingIntervalSeconds: POLLING_SECONDS } as const
      const work = () =>
        jobs.work<Data, void, typeof options>(queue.name, options, async found => {
          // Where there was one there may be more; whoever finds none waits until it is time to look again.
          wake(queue)
          for (const job of found) await run(queue, job, handler)
        })
      const own: string[] = []
      workers.set(queue.name, own)
      // what a node had in hand that has died is taken over now, unless somebody has looked in the last round's time
      await jobs.supervise(queue.name)
      for (let number = 0; number < (queue.workers ?? 1); number += 1) own.push(await work())
    },

    async failed<Data extends object>(queue: Queue<Data>) {
      const found = await jobs.findJobs<Data>(failedOf(queue.name), { queued: true })
      return found
        .sort((one, other) => one.createdOn.getTime() - other.createdOn.getTime())
        .map(({ id, data, createdOn, output }) => ({
          id,
          data,
          failed_at: createdOn,
          reason: String(
            (output as { message?: unknown } | null)?.message ?? 'the server stopped in the middle',
          ),
        }))
    },

    async retry(queue, id) {
      const [job] = await jobs.findJobs<object>(failedOf(queue.name), { id, queued: true })
      if (!job) return false
      await add(queue, job.data)
      await jobs.deleteJob(failedOf(queue.name), id)
      return true
    },

    stop() {
      stopping.abort(new ServerStops('the server stops'))
      return jobs.stop({ graceful: true, timeout: STOP_MS })
    },
  }
}
