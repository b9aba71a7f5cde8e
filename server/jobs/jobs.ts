import type { Database } from '../db/database.ts'

/** Where jobs of one kind wait. No secret in `Data`: what waits in a queue can be read in the database. */
export interface Queue<Data extends object> {
  name: string
  /** Only a type: what each job carries. */
  data?: Data
  /** Past it a job is given up, and its signal fires; four minutes unless the queue says otherwise. */
  longestSeconds?: number
  /** How often a job that failed is tried again; 8 unless the queue says otherwise. */
  retries?: number
  /** Pause before the second try; it doubles each time, up to an hour. */
  pauseSeconds?: number
  /** Jobs that one node works on at once; 1 unless the queue says otherwise. */
  workers?: number
  /**
   * What a job is about: while one waits or is worked on, another about the same is not added. A method, so that a queue
   * of any data is a queue of objects.
   */
  about?(data: Data): string
  /** Of two jobs that wait, the one with the higher number is next; 0 unless the queue says otherwise. */
  priority?(data: Data): number
}

/** Why a signal fires that fires with the server's end: whatever came of the job, it is tried again. */
export class ServerStops extends Error {
  override name = 'ServerStops'
}

/** What a handler may know of its job besides the data. */
export interface Trial {
  /** The same with each try: what is done twice can be told from what is to be done twice. */
  id: string
  /** Fires past the longest time, and when the server stops: whatever the job has started is to end with it. */
  signal: AbortSignal
  /** What fails now is not tried again. */
  isLast: boolean
}

export type JobHandler<Data extends object> = (data: Data, trial: Trial) => Promise<void>

/** A job that was tried as often as it may be. */
export interface FailedJob<Data extends object> {
  id: string
  data: Data
  failed_at: Date
  /** What went wrong the last time. */
  reason: string
}

/**
 * Work that is done soon, by some node, and tried again with growing pauses when it fails. A job is done at least
 * once: a node that dies in the middle of it leaves it to another.
 */
export interface Jobs {
  /** Puts a job into its queue. With a transaction as `db` it is there if and only if that one is kept. */
  add: <Data extends object>(queue: Queue<Data>, data: Data, db?: Database) => Promise<void>
  /** Looks for new jobs at once; after the transaction that added some. Otherwise that takes up to two seconds. */
  wake: (queue: Queue<object>) => void
  /** Works on a queue from now on. */
  work: <Data extends object>(queue: Queue<Data>, handler: JobHandler<Data>) => Promise<void>
  /** The jobs that failed for good, oldest first; kept for 30 days. */
  failed: <Data extends object>(queue: Queue<Data>) => Promise<FailedJob<Data>[]>
  /** Starts a failed job anew; false when there is none with this id. */
  retry: (queue: Queue<object>, id: string) => Promise<boolean>
  /** Finishes what is being worked on and takes nothing more; what minds its signal ends, and is tried again. */
  stop: () => Promise<void>
}
