import type { Area } from '../../area.ts'
import { outboxPages } from './pages.ts'
import { outboxSweep } from './repository.ts'

export { createOutbox, createTextOutbox } from './mailer.ts'

/** Mails of a server without SMTP, and messages to telephones of one without a provider. */
export const outboxArea = {
  sweep: [outboxSweep],
  plugins: services => (services.config.demo ? [outboxPages(services)] : []),
} satisfies Area
