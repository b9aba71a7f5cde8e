import type { Area } from '../../area.ts'
import { outboxSweep } from './repository.ts'

export { createOutbox } from './mailer.ts'
export { readOutbox } from './repository.ts'

/** Mails of a server without SMTP. */
export const outboxArea = { sweep: [outboxSweep] } satisfies Area
