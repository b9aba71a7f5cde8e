import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import type { Config } from '../../server/config.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { databaseTemplate } from '../../test/support/databases.ts'
import { DEMO_PASSWORD, testConfig } from '../../test/support/server.ts'
import { type Witness, witness } from './witness.ts'

export interface BenchServer extends RunningServer {
  seen: Witness
  /** Every log line so far. */
  logs: string[]
}

/** The demo server in this process, with a witness. */
export async function startBenchServer(config: Partial<Config> = {}): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cx-traffic-'))
  const logs: string[] = []
  const server = await startServer(
    testConfig({ port: 0, host: '127.0.0.1', dataDir, logLevel: 'info', ...config }),
    {
      template: await databaseTemplate('demo'),
      dist: process.env.DIST ?? join(import.meta.dirname, '../../dist'),
      logStream: { write: line => void logs.push(line) },
    },
  )
  return {
    ...server,
    logs,
    seen: witness(server),
    async close() {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const TEACHER = 'teacher@demo.test'

/** Fills the login in that the page, or an element of it, shows, and sends it. */
export async function logIn(
  page: Page | Locator,
  { email = TEACHER, password = DEMO_PASSWORD, keep = false } = {},
) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  if (keep) await page.getByRole('checkbox', { name: 'Keep me signed in' }).check()
  await page.getByRole('button', { name: 'LOG IN' }).click()
}

/** Waits for what the server or another tab brings about. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  ms = 20_000,
): Promise<void> {
  const end = performance.now() + ms
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`this did not come true in ${ms} ms: ${what}`)
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
