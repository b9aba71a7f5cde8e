import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import {
  jobs as areaJobs,
  beforeFilesOf,
  crossOriginNeeds,
  filesInUse,
  framersOf,
  handlersOf,
  mailKinds,
  pluginsOf,
  sweepRules,
} from './areas/areas.ts'
import { createOutbox, createTextOutbox } from './areas/outbox/area.ts'
import { type Config, startWarnings } from './config.ts'
import { type OpenDatabase, openDatabase } from './db/database.ts'
import { markDemo, refuseDemo } from './db/demo-mark.ts'
import { migrate } from './db/migrate.ts'
import { seedDemo } from './db/seed/seed.ts'
import { createFraming } from './framing.ts'
import { framesOf } from './host-policy.ts'
import { createPortraits } from './images/make-portrait.ts'
import type { Jobs } from './jobs/jobs.ts'
import { openJobs } from './jobs/pg-boss.ts'
import { createLogStream } from './log-stream.ts'
import { loggerOptions } from './logging.ts'
import { createMails } from './mail/mails.ts'
import { sendWaitingMails } from './mail/send-waiting.ts'
import { createSmtpMailer } from './mail/smtp.ts'
import { isOwnOrigin } from './own-origin.ts'
import { filesDirectory, paths } from './paths.ts'
import { openGateway } from './payments/open-gateway.ts'
import { PLUGIN_MS } from './plugin-time.ts'
import { authPlugin } from './plugins/auth.ts'
import { corsPlugin } from './plugins/cors.ts'
import { docsPlugin } from './plugins/docs.ts'
import { errorsPlugin } from './plugins/errors.ts'
import { healthPlugin } from './plugins/health.ts'
import { jsonBodiesPlugin } from './plugins/json-bodies.ts'
import { pagesPlugin } from './plugins/pages.ts'
import { policiesPlugin } from './plugins/policies.ts'
import { addressCountPlugin, rateLimitsPlugin } from './plugins/rate-limits.ts'
import { realtimePlugin } from './plugins/realtime.ts'
import { receiveTimePlugin } from './plugins/receive-time.ts'
import { releasesPlugin } from './plugins/releases.ts'
import { requestLogPlugin } from './plugins/request-log.ts'
import { securityHeadersPlugin } from './plugins/security-headers.ts'
import { studentAuthPlugin } from './plugins/student-auth.ts'
import { sweepPlugin } from './plugins/sweep.ts'
import { openRealtime } from './realtime/open-realtime.ts'
import { receiveLimits } from './receive-limits.ts'
import { registerContract } from './register.ts'
import { createReleases, type Releases } from './releases/releases.ts'
import { createShelf } from './releases/shelf.ts'
import { serializerCompiler } from './serialization.ts'
import type { Services } from './services.ts'
import { openReleaseStorage, openStorage } from './storage/open-storage.ts'
import { createTextProvider } from './texts/provider.ts'
import { createTokens } from './tokens.ts'
import { validatorCompiler } from './validation.ts'

/** Where a path leads that nobody can read, such as `/%zz`: nowhere, and there it is refused as any other. */
const UNREADABLE_PATH = '/api/unreadable'

function isReadable(url: string): boolean {
  try {
    decodeURI(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
    /** Adds an origin that may call the API; for the second demo origin, whose port is known only once it listens. */
    allowOrigin: (origin: string) => void
    releases: Releases
  }
}

export interface AppOptions {
  /** Told every SQL statement. */
  onStatement?: (statement: string) => void
  /** An embedded database to start from; for tests. */
  template?: Blob
  /** Where log lines go instead of standard output. */
  logStream?: { write: (line: string) => void }
  /** Where the build put its files. */
  dist?: string
}

/**
 * The server, assembled and migrated but not listening; tests inject requests. `app.close()` closes the database
 * too. Under `config.demo` an empty database is filled with demo data.
 */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<FastifyInstance> {
  const { onStatement, template } = options
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    ...(onStatement ? { onStatement } : {}),
    ...(template ? { template } : {}),
  })
  const app = createServer(config, options.logStream)
  // hooks run in the order opposite to that in which they are added: what is opened first closes last
  app.addHook('onClose', () => database.close())
  try {
    await migrate(database)
    if (!config.demo) await refuseDemo(database.db)
    else
      await database.exclusively(async () => {
        await markDemo(database.db)
        await seedDemo(database.db)
      })
    const jobs = await openJobs(database, { retrySeconds: config.mailRetrySeconds, log: app.log })
    app.addHook('onClose', () => jobs.stop())
    await assemble(app, await createServices(app, database, config, jobs), options)
    return app
  } catch (error) {
    // what has been opened by then would keep the process alive
    await app.close()
    throw error
  }
}

/** A server without routes, which closes what it is given hooks for. */
function createServer(config: Config, logStream: AppOptions['logStream']): FastifyInstance {
  const standardOutput = createLogStream()
  const app = Fastify({
    logger: { ...loggerOptions(config.logLevel), stream: logStream ?? standardOutput },
    logController: new LogController({ disableRequestLogging: true }),
    pluginTimeout: PLUGIN_MS,
    trustProxy: config.trustProxy,
    ...receiveLimits(config.receiveMs),
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    // Whatever path is asked for, the hooks run: they count, end bodies that keep on coming, and log.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: Number.MAX_SAFE_INTEGER },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : UNREADABLE_PATH),
  })
  app.addHook('onClose', () => standardOutput.close())
  return app
}

async function createServices(
  app: FastifyInstance,
  database: OpenDatabase,
  config: Config,
  jobs: Jobs,
): Promise<Services> {
  const { db } = database
  const mailer = config.smtpUrl ? createSmtpMailer(config.smtpUrl, config.mailFrom) : createOutbox(db)
  const { textMessages } = config
  const texts = textMessages ? createTextProvider(textMessages) : createTextOutbox(db)
  const tokens = createTokens(config.sessionSecret)
  const mails = createMails({ jobs, isNeutral: config.enumerationPolicy === 'neutral' })
  return {
    config,
    db,
    database,
    mailer,
    jobs,
    mails,
    texts,
    storage: await openStorage(config),
    filesInUse,
    gateway: openGateway(config),
    makePortrait: createPortraits(filesDirectory(config).compiled),
    tokens,
    framing: createFraming(() => framersOf(db), app.log),
    realtime: openRealtime({ db, tokens, config, log: app.log }),
    log: app.log,
    beforeStop: work => app.addHook('preClose', async () => work()),
  }
}

async function assemble(
  app: FastifyInstance,
  services: Services,
  { dist = paths.dist }: AppOptions,
): Promise<void> {
  const { config } = services
  const extraOrigins: string[] = []
  app.decorate('services', services)
  app.decorate('allowOrigin', (origin: string) => void extraOrigins.push(origin))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onReady', async () => {
    for (const warning of startWarnings(config)) app.log.warn(warning)
    await sendWaitingMails(services, mailKinds)
    for (const { start } of areaJobs) await start(services)
    await services.framing.start()
  })
  app.addHook('onClose', async () => services.framing.stop())
  app.addHook('onClose', async () => services.mailer.close())

  await app.register(requestLogPlugin)
  await app.register(errorsPlugin)
  await app.register(securityHeadersPlugin, { demo: config.demo })
  await app.register(jsonBodiesPlugin)
  await app.register(receiveTimePlugin, { receiveMs: config.receiveMs })
  await app.register(addressCountPlugin, { perMinute: config.requestsPerMinute })
  const isOwn = (origin: string) => isOwnOrigin(origin, config.publicOrigin)
  const allowedOrigins = () => [...config.allowedOrigins, ...extraOrigins]
  await app.register(corsPlugin, { isOwn, allowedOrigins, needs: crossOriginNeeds })
  await app.register(authPlugin, services)
  await app.register(studentAuthPlugin, services)
  await app.register(rateLimitsPlugin, { perMinute: config.requestsPerMinute })
  await app.register(compress, { global: true, encodings: ['gzip', 'identity'] })
  if (config.apiReference) await app.register(docsPlugin, { build: config.build })
  await app.register(healthPlugin, services)
  await app.register(realtimePlugin, services)
  await app.register(sweepPlugin, { services, rules: sweepRules })
  await app.register(policiesPlugin)
  const framingOrigins = () => [...allowedOrigins(), ...services.framing.origins()]
  for (const plugin of pluginsOf(services, { framingOrigins })) await app.register(plugin)
  const apiOrigin = ({ host }: FastifyRequest) => {
    const origin = `${new URL(config.publicOrigin).protocol}//${host}`
    return isOwn(origin) ? new URL(origin).origin : config.publicOrigin
  }
  const { build } = config
  await app.register(pagesPlugin, {
    dist,
    build,
    demo: config.demo,
    frames: framesOf(config),
    apiOrigin,
  })
  const releases = createReleases({
    shelf: createShelf(await openReleaseStorage(config)),
    dist,
    most: config.releasesKept,
    mayReplace: config.demo,
    locks: services.database.nodeLocks,
    log: app.log,
  })
  app.decorate('releases', releases)
  app.addHook('onClose', releases.close)
  await app.register(releasesPlugin, { releases, dist, build, apiOrigin })
  registerContract(app, services, handlersOf(services), beforeFilesOf(services))
}
