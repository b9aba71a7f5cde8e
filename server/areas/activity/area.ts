import type { Area } from '../../area.ts'
import { activitySweep } from './repository.ts'
import { handlers } from './routes.ts'

/** What teachers' browsers note for support. */
export const activityArea = { handlers, sweep: [activitySweep] } satisfies Area
