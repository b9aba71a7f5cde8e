import type { Area } from '../../area.ts'
import { refusals } from './refusals.ts'
import { sessionsSweep } from './repository/sessions.ts'
import { handlers } from './routes.ts'

export { authenticateStudent } from './authenticate.ts'
export { endStudentViews } from './end-views.ts'

/** Students who sign in, and teachers who see the site as one of them. */
export const studentSessionArea = { handlers, refusals, sweep: [sessionsSweep] } satisfies Area
