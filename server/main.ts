import closeWithGrace from 'close-with-grace'
import { BadEnvironment, readConfig } from './config.ts'
import { DatabaseInUse } from './db/database.ts'
import { startServer } from './start.ts'

/** Time for a load balancer to see that the node is not ready any more, before it stops listening. */
const DRAIN_MS = 1_000

try {
  const config = readConfig()
  const { app, url, secondOrigin, close } = await startServer(config)
  console.log(
    `Ready: ${url}${secondOrigin ? ` (a page of another origin: ${secondOrigin}/demo/lms.html)` : ''}`,
  )

  closeWithGrace({ delay: 10_000, logger: false }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error that nobody caught')
    app.beginStopping()
    if (signal === 'SIGTERM' && !config.demo) await new Promise(resolve => setTimeout(resolve, DRAIN_MS))
    await close()
  })
} catch (error) {
  const isExpected = error instanceof BadEnvironment || error instanceof DatabaseInUse
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
