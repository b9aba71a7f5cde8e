import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { type AppOptions, buildApp } from '../../server/app.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { DEMO_PASSWORD } from '../../server/db/seed/seed.ts'
import type { StripeKeys } from '../../server/settings/payments.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import type { DataOf } from '../../src/contract/endpoint.ts'
import type { Endpoints } from '../../src/contract/endpoints/all.ts'
import { type DatabaseKind, databaseKind, databaseTemplate } from './databases.ts'
import { createPostgresDatabase } from './postgres-databases.ts'
import { collectLogs, type ServerLogs } from './server-logs.ts'

export { DEMO_PASSWORD }

type SignedIn = DataOf<Endpoints['POST /api/teacher/login']>

/** What came back, its body read as JSON. `data` is what the caller knows it to be. */
export interface Answer<Data = unknown> {
  status: number
  headers: Record<string, string | undefined>
  body: {
    success: boolean
    message?: string
    error_code?: number
    data: Data
  }
  text: string
}

export interface CallOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
  /** The address that the call comes from. */
  ip?: string
}

export interface TestApp {
  app: FastifyInstance
  /**
   * Every SQL statement so far but those of what the server looks after by itself, at any moment; set its length to 0 to
   * count anew.
   */
  statements: string[]
  /** Every log line so far, as JSON. */
  logs: string[]
  /** Says that errors like this are part of the test; any other line of an error fails it when the server closes. */
  expectErrors: ServerLogs['expectErrors']
  /** `call('GET /api/teacher/classrooms?filter_by=oldest', { token })` */
  call: <Data = unknown>(line: string, options?: CallOptions) => Promise<Answer<Data>>
  /** Signs a demo account in, or whom the password fits. */
  signIn: (email: string, password?: string) => Promise<SignedIn>
  /** Stops it, and fails on an error in its log that was not expected. */
  close: () => Promise<void>
}

export interface TestAppOptions extends Pick<AppOptions, 'dist'> {
  /** By default what the tests run on. */
  kind?: DatabaseKind
  /** 'demo' has the demo data, 'empty' only the lists that every database has. */
  contents?: 'demo' | 'empty'
  config?: Partial<Config>
  /** Adds to the server what only a test has, before it is ready. */
  prepare?: (app: FastifyInstance) => void
}

/** A configuration for tests: nothing of the process's environment, a secret of its own, everything logged. */
export function testConfig(given: Partial<Config> = {}): Config {
  const environment = {
    SESSION_SECRET: 'for tests only, and long enough for any',
    DEMO: '1',
    LOG_LEVEL: 'info',
  }
  return { ...readConfig(environment), databaseUrl: 'memory', requestsPerMinute: 1_000_000, ...given }
}

/** Holds in whatever a server has begun as it started. */
const byItself = new AsyncLocalStorage<true>()

/** What looks after things at any moment begins once it is ready, which is otherwise with the first call. */
async function buildReady(
  config: Config,
  given: AppOptions,
  prepare: TestAppOptions['prepare'],
): Promise<FastifyInstance> {
  const app = await buildApp(config, given)
  try {
    prepare?.(app)
    await app.ready()
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

/** The real server on a real database of its own, without a port. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { kind = databaseKind, contents = 'demo' } = options
  const postgres = kind === 'postgres' ? await createPostgresDatabase(contents) : null
  const statements: string[] = []
  const logs = collectLogs()
  // made with the first file, if there is one
  const dataDir = join(tmpdir(), `cx-app-${randomUUID()}`)
  const config = testConfig({
    dataDir,
    demo: contents === 'demo',
    apiReference: contents === 'demo',
    ...(postgres ? { databaseUrl: postgres.url } : {}),
    ...options.config,
  })
  const given: AppOptions = {
    onStatement: statement => {
      if (!byItself.getStore()) statements.push(statement)
    },
    logStream: logs.stream,
    ...(postgres ? {} : { template: await databaseTemplate(contents) }),
    ...(options.dist ? { dist: options.dist } : {}),
  }
  const app = await byItself.run(true, () => buildReady(config, given, options.prepare))
  const call = createCall(app)
  return {
    app,
    statements,
    logs: logs.lines,
    expectErrors: logs.expectErrors,
    call,
    async signIn(email, password = DEMO_PASSWORD) {
      const answer = await call<SignedIn>('POST /api/teacher/login', { body: { email, password } })
      if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`)
      return answer.body.data
    },
    async close() {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
      try {
        logs.check()
      } finally {
        // Takes the last connections of the job queue away, which says so.
        await postgres?.drop()
      }
    },
  }
}

function createCall(app: FastifyInstance): TestApp['call'] {
  return async (line, { token, body, headers, ip } = {}) => {
    const [method, url] = line.split(/ (.*)/s)
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: url ?? '/',
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(ip ? { remoteAddress: ip } : {}),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string | undefined>,
      body: (isJson ? response.json() : {}) as never,
      text: response.body,
    }
  }
}

/** A demo server on free ports, for browsers: `url`, `secondOrigin`, `close`; no error may come into its log. */
export async function startDemoServer({
  ffmpegPath,
  stripe,
  ...options
}: Pick<AppOptions, 'dist'> & { ffmpegPath?: string; stripe?: StripeKeys } = {}): Promise<
  RunningServer & Pick<ServerLogs, 'expectErrors'>
> {
  const logs = collectLogs()
  const dataDir = mkdtempSync(join(tmpdir(), 'cx-demo-'))
  const given = { port: 0, host: '127.0.0.1', dataDir, logLevel: 'warn', ...(stripe && { stripe }) } as const
  const config = testConfig(ffmpegPath === undefined ? given : { ...given, ffmpegPath })
  const server = await startServer(config, {
    template: await databaseTemplate('demo'),
    logStream: logs.stream,
    ...options,
  })
  return {
    ...server,
    expectErrors: logs.expectErrors,
    async close() {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
      logs.check()
    },
  }
}
