import type { Area } from '../../area.ts'
import { convertQueue } from './convert-queue.ts'
import { convertFromNowOn } from './convert-waiting.ts'

export { convertQueue } from './convert-queue.ts'
export { addVideo, findUploaded, isOwnUploaded } from './repository/uploaded.ts'

/** Videos of teachers: as they came, and converted to what every browser plays. */
export const videosArea = { jobs: [{ queue: convertQueue, start: convertFromNowOn }] } satisfies Area
