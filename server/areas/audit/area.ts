import type { Area } from '../../area.ts'
import { commands } from './commands.ts'

export { beginAudit, endAudit } from './repository.ts'

/** What operators did as a teacher. */
export const auditArea = { commands } satisfies Area
