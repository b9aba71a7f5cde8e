import type { Area } from '../../area.ts'
import { handlers } from './routes.ts'

export { findRevisions } from './repository/revisions.ts'
export { installWatches } from './repository/watches.ts'

/** Whether anything has changed that a teacher's polls would show. */
export const changesArea = { handlers } satisfies Area
