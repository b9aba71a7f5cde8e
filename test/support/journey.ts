import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { PATIENCE_MS } from './until.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Debian's Chromium, or the one that CHROMIUM_PATH names, with further command line flags. */
export function openBrowser(...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags, ...flags] })
}

/**
 * What a browser writes of a connection whose time to open is over before it is, for pages whose clock runs ahead of the
 * network: the browser's own word, and nothing that goes wrong otherwise.
 */
export const OVERTAKEN_CONNECTION = /WebSocket is closed before the connection is established/

/** A person at a browser: a page that remembers everything that went wrong on it. */
export interface Visitor {
  page: Page
  context: BrowserContext
  /** Says that a message or a failed request that matches is part of the story. */
  expectTrouble(pattern: RegExp): void
  /** Fails when anything unexpected was logged, thrown or refused; then closes the context. */
  leave(): Promise<void>
}

function watch(page: Page, troubles: string[]) {
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') {
      troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', error => troubles.push(`page error: ${error.message}`))
  page.on('response', response => {
    if (response.status() >= 400)
      troubles.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? ''
    // a poll that is under way when the page is left is not a failure
    if (why !== 'net::ERR_ABORTED') troubles.push(`${why} ${request.method()} ${request.url()}`)
  })
}

/** Opens a fresh context (own storage) of the given size, 1280 by 800 unless told. */
export async function visit(
  browser: Browser,
  url: string,
  size: { width: number; height: number } = { width: 1280, height: 800 },
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: size,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const troubles: string[] = []
  const expected: RegExp[] = []
  context.on('page', page => watch(page, troubles))
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(url)
  return {
    page,
    context,
    expectTrouble: pattern => expected.push(pattern),
    async leave() {
      await context.close()
      assert.deepEqual(
        troubles.filter(trouble => !expected.some(pattern => pattern.test(trouble))),
        [],
      )
    },
  }
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/** Fails when axe finds anything on the page, or in the frame, as it stands, shadow roots included. */
export async function expectAccessible(page: Page | Frame): Promise<void> {
  // what fades in has not its colours yet; a document knows of no animation in a shadow root
  await page.evaluate(async () => {
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ]
    const running = () =>
      roots(document)
        .flatMap(root => root.getAnimations())
        .filter(animation => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    // what has just been opened begins with the next frame
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let all = running(); all.length > 0; all = running())
      await Promise.all(all.map(animation => animation.finished.catch(() => undefined)))
  })
  // evaluated by the debugger, so that the page's content security policy has no say in it
  await page.evaluate(AXE)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResult
  assert.deepEqual(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(node => node.html.slice(0, 200)),
    })),
    [],
  )
}
