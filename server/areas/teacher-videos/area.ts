import type { Area } from '../../area.ts'
import { refusals } from './refusals.ts'
import { handlers } from './routes.ts'

/** How teachers save their videos for a task. The rows are those of the actions and of the videos. */
export const teacherVideosArea = { handlers, refusals } satisfies Area
