import type { Area } from '../../area.ts'
import { outboxSweep } from './repository.ts'

export { createOutbox, createTextOutbox } from './mailer.ts'
export { readOutbox } from './repository.ts'

/** Mails of a server without SMTP, and messages to telephones of one without a provider. */
export const outboxArea = { sweep: [outboxSweep] } satisfies Area
