import { availableParallelism } from 'node:os'
import type { Database } from '../../db/database.ts'
import type { Jobs, Queue } from '../../jobs/jobs.ts'
import { LONGEST_SECONDS } from '../../video/run-tool.ts'
import { findWaiting, type WaitingVideo } from './repository/conversion.ts'

const WORKERS_MAX = 4

/**
 * Videos wait here to be converted; each of them once, so that adding one again does no harm. Who has sent many waits
 * behind those who have sent few: first comes the first of each teacher and student.
 */
export const convertQueue: Queue<WaitingVideo> = {
  name: 'convert-video',
  longestSeconds: LONGEST_SECONDS,
  pauseSeconds: 5,
  // each of them takes one core, and looks for jobs when it has none
  workers: Math.min(availableParallelism(), WORKERS_MAX),
  priority: ({ behind }) => -behind,
  about: ({ video_id }) => String(video_id),
}

/** Has a video converted that waits, by a job that is there if and only if the transaction is kept. */
export async function addConversion(jobs: Jobs, transaction: Database, id: number): Promise<void> {
  const video = await findWaiting(transaction, id)
  if (video) await jobs.add(convertQueue, video, transaction)
}
