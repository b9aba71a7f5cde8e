import type { Browser, CDPSession, Page } from 'playwright-core'
import { openForeignPage, scriptTag } from '../../scripts/foreign-page.ts'
import type { RunningServer } from '../../server/start.ts'
import type { bench } from './elements.tsx'

type Bench = typeof bench

export interface BenchPage {
  page: Page
  debug: CDPSession
  /** Runs one of the functions of elements.tsx in the page. */
  run<Name extends keyof Bench>(
    name: Name,
    ...given: Parameters<Bench[Name]>
  ): Promise<Awaited<ReturnType<Bench[Name]>>>
  close(): Promise<void>
}

/** A page with the loader and the functions of elements.tsx; `body` stands before both. */
export async function openBenchPage(browser: Browser, server: RunningServer, body = ''): Promise<BenchPage> {
  const { page, close } = await openForeignPage(browser, server, body + scriptTag(server))
  await page.addScriptTag({ url: `${server.url}/bench.js`, type: 'module' })
  return {
    page,
    debug: await page.context().newCDPSession(page),
    run: (name, ...given) => page.evaluate(`bench.${name}(...${JSON.stringify(given)})`),
    close,
  }
}
