import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { runCommand } from './admin/commands.ts'
import { serveCommands } from './admin/socket.ts'
import { type AppOptions, buildApp } from './app.ts'
import type { Config } from './config.ts'
import { paths } from './paths.ts'
import { keepPrivate } from './private-directory.ts'
import { buildSecondOrigin } from './second-origin.ts'

export interface RunningServer {
  app: FastifyInstance
  /** `http://localhost:<port>` */
  url: string
  /** The origin that has only the demo pages; null without DEMO. */
  secondOrigin: string | null
  close: () => Promise<void>
}

const originOf = (app: FastifyInstance) => `http://localhost:${(app.server.address() as AddressInfo).port}`

/** Starts the server on `config.port` (0 takes a free one), under DEMO with a second origin on the next port. */
export async function startServer(given: Config, options: AppOptions = {}): Promise<RunningServer> {
  const config = { ...given }
  const opened = keepPrivate(config.dataDir)
  const app = await buildApp(config, options)
  try {
    // The embedded database, when it is new, has made files for everybody.
    keepPrivate(config.dataDir)
    if (opened > 0) app.log.warn({ paths: opened }, 'DATA_DIR was open to other users; it no longer is')
    if (config.databaseUrl === null) {
      const commands = await serveCommands(config.dataDir, args => runCommand(app.services, args))
      app.addHook('preClose', async () => void commands.close())
    }
    await app.listen({ port: config.port, host: config.host })
    const url = originOf(app)
    // Only now is the port known that links in mails have to name.
    if (config.port === 0) config.publicOrigin = url
    const second = config.demo ? await startSecondOrigin(config, url, options) : null
    if (second) app.allowOrigin(originOf(second))
    return {
      app,
      url,
      secondOrigin: second && originOf(second),
      async close() {
        await second?.close()
        await app.close()
      },
    }
  } catch (error) {
    await app.close()
    throw error
  }
}

async function startSecondOrigin(
  config: Config,
  apiOrigin: string,
  { dist = paths.dist, logStream }: AppOptions,
): Promise<FastifyInstance> {
  const second = await buildSecondOrigin({
    dist,
    apiOrigin,
    logLevel: 'warn',
    receiveMs: config.receiveMs,
    ...(logStream ? { logStream } : {}),
  })
  await second.listen({ port: config.port === 0 ? 0 : config.port + 1, host: config.host })
  return second
}
