import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { openBrowser } from './journey.ts'
import { startDemoServer } from './server.ts'

/**
 * A demo server and a browser for the tests of a `describe` block; both are there once its tests run. DIST names
 * another build than dist/. `flags` are further ones of the browser's command line.
 */
export function demoWithBrowser(...flags: string[]) {
  const stage = {} as { browser: Browser; demo: Awaited<ReturnType<typeof startDemoServer>> }

  before(async () => {
    stage.demo = await startDemoServer(process.env.DIST ? { dist: process.env.DIST } : {})
    stage.browser = await openBrowser(...flags)
  })
  after(async () => {
    await stage.browser?.close()
    await stage.demo?.close()
  })
  return stage
}
