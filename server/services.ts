import type { SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database, OpenDatabase } from './db/database.ts'
import type { Framing } from './framing.ts'
import type { MakePortrait } from './images/make-portrait.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Mails } from './mail/mails.ts'
import type { Gateway } from './payments/gateway.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Storage } from './storage/storage.ts'
import type { TextSender } from './texts/text-sender.ts'
import type { Tokens } from './tokens.ts'

/** What the areas work with; `buildApp` puts it together once. */
export interface Services {
  config: Config
  db: Database
  database: OpenDatabase
  tokens: Tokens
  jobs: Jobs
  mailer: Mailer
  mails: Mails
  texts: TextSender
  realtime: Realtime
  storage: Storage
  /** Who takes cards; null where nobody does. */
  gateway: Gateway | null
  /** Conditions of which one holds while something keeps a file `f`. */
  filesInUse: readonly SQL[]
  makePortrait: MakePortrait
  framing: Framing
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Is done when the server stops, before it waits for the calls that are under way. */
  beforeStop: (work: () => void) => void
}
