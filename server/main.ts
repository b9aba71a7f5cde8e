import closeWithGrace from 'close-with-grace'
import { CannotStart } from './cannot-start.ts'
import { readConfig } from './config.ts'
import './quick-imports.ts'

/** Time for a load balancer to see that the node is not ready any more, before it stops listening. */
const DRAIN_MS = 1_000

// Whatever the server writes is its own user's alone.
process.umask(0o077)

try {
  const config = readConfig()
  const { startServer } = await import('./start.ts')
  const { app, url, secondOrigin, close } = await startServer(config)
  console.log(
    `Ready: ${url}${secondOrigin ? ` (a page of another origin: ${secondOrigin}/demo/lms.html)` : ''}`,
  )

  app.releases.begin()

  closeWithGrace({ delay: 10_000, logger: false }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error that nobody caught')
    app.beginStopping()
    if (signal === 'SIGTERM' && !config.demo) await new Promise(resolve => setTimeout(resolve, DRAIN_MS))
    await close()
  })
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
