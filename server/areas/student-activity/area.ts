import type { Area } from '../../area.ts'
import { handlers } from './routes.ts'

/** How far the students of a classroom are with its tasks. The tables that it reads are those of other areas. */
export const studentActivityArea = { handlers } satisfies Area
