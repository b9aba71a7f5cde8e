import type { Area } from '../../area.ts'
import { refusals } from './refusals.ts'
import { handlers } from './routes.ts'

/** Classroom exchanges as teachers create and edit them. */
export const classroomFormsArea = { handlers, refusals } satisfies Area
