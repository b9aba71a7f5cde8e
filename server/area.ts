import type { SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Command } from './admin/command.ts'
import type { BeforeFiles } from './before-file.ts'
import type { Database } from './db/database.ts'
import type { World } from './db/seed/world.ts'
import type { SweepRule } from './db/sweep-rule.ts'
import type { Watch } from './db/watch.ts'
import type { RefusalTable } from './errors.ts'
import type { Handlers } from './handlers.ts'
import type { Queue } from './jobs/jobs.ts'
import type { MailKind } from './mail/mail-kind.ts'
import type { Services } from './services.ts'

/** A queue and who works on it. */
export interface Work {
  queue: Queue<object>
  /** Begins to work on it. */
  start: (services: Services) => Promise<void>
}

/** What a server knows besides its services. */
export interface Surroundings {
  /**
   * Origins whose pages may frame pages that are made for it, besides its own: those that may call, and those of learning
   * platforms. Asked each time, as both change while it runs.
   */
  framingOrigins: () => readonly string[]
}

/** Registers routes that are no calls of the contract, in a scope of their own. */
type AreaPlugin = (app: FastifyInstance) => Promise<void>

/** What pages of other origins have to be let do, apart from what every call needs. */
export interface CrossOrigin {
  /** Besides GET, POST, PUT and DELETE. */
  methods?: readonly string[]
  /** Request headers, in small letters. */
  headers?: readonly string[]
  /** Headers of answers that a page may read, in small letters. */
  exposed?: readonly string[]
}

/**
 * What an area gives to the server; `areas/areas.ts` lists them. Its tables are in its `schema.ts`. Each part may be
 * missing; app, mail, jobs, admin, sweep, migration and seed take what is there.
 */
export interface Area {
  /** One for each of its endpoints; one that no area has is a type error in `areas.ts`. */
  handlers?: (services: Services) => Partial<Handlers>
  /** Of its endpoints that take a form. */
  beforeFiles?: (services: Services) => BeforeFiles
  /** What it serves outside the contract: files, forms, pages. */
  plugins?: (services: Services, surroundings: Surroundings) => readonly AreaPlugin[]
  crossOrigin?: CrossOrigin
  /** Origins of pages that show ours in frames, besides those that may call. */
  framers?: (db: Database) => Promise<string[]>
  refusals?: RefusalTable
  mails?: readonly MailKind[]
  jobs?: readonly Work[]
  /** `<noun> <verb>` of `npm run admin` to what it does. */
  commands?: Record<string, Command>
  sweep?: readonly SweepRule[]
  /** What of its tables keeps a file `f` of a teacher: a condition for each, true as long as it does. */
  keepsFiles?: readonly SQL[]
  /** Adds what every database has, demo or not; runs with each start and leaves what is there. */
  fill?: (db: Database) => Promise<void>
  /** Its part of the demo data, in the order of the list. */
  seed?: (world: World) => Promise<void>
  /** Its tables that revalidating calls read. */
  watched?: readonly Watch[]
}
