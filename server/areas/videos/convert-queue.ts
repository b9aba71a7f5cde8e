import { availableParallelism } from 'node:os'
import type { Queue } from '../../jobs/jobs.ts'
import { LONGEST_SECONDS } from '../../video/run-tool.ts'

const WORKERS_MAX = 4

/** Videos wait here to be converted; each of them once, so that adding one again does no harm. */
export const convertQueue: Queue<{ video_id: number }> = {
  name: 'convert-video',
  longestSeconds: LONGEST_SECONDS,
  pauseSeconds: 5,
  // each of them takes one core, and looks for jobs when it has none
  workers: Math.min(availableParallelism(), WORKERS_MAX),
  about: ({ video_id }) => String(video_id),
}
