import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Request, Response } from 'playwright-core'
import { DEMO_PASSWORD } from '../server/db/seed/seed.ts'
import type { RunningServer } from '../server/start.ts'

/** A script or style sheet that a page has loaded. */
export interface LoadedFile {
  /** After gzip. */
  bytes: number
  text: string
}

/** A page of a school, on another origin than the product, and what it has loaded since it was opened. */
export interface ForeignPage {
  page: Page
  /** By address. */
  files(): Promise<Map<string, LoadedFile>>
  /** Addresses of everything that came over the wire, the page itself apart. */
  requests: string[]
  /** Bytes that came over the wire for them, headers included. */
  wireBytes(): number
  close(): Promise<void>
}

/** Serves one page from an origin of its own, which the product's server is told to allow. */
export async function servePage(
  server: RunningServer,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ address: string; close(): void }> {
  const site = createServer((request, response) => {
    const isPage = request.url?.split('?')[0] === '/'
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.end(isPage ? `<!doctype html><html lang="en"><title>A page</title>${body}` : '')
  })
  await new Promise<void>(listening => site.listen(0, '127.0.0.1', listening))
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`
  server.app.allowOrigin(origin)
  site.unref()
  return { address: `${origin}/`, close: () => site.close() }
}

const isCode = (request: Request) => /\.(js|css)$/.test(new URL(request.url()).pathname)

/** Opens a page with `body` in it, in a fresh context with an empty cache. */
export async function openForeignPage(
  browser: Browser,
  server: RunningServer,
  body: string,
): Promise<ForeignPage> {
  const site = await servePage(server, `<link rel="icon" href="data:,">${body}`)
  const context = await browser.newContext()
  const page = await context.newPage()
  const wire = new Map<string, number>()
  const requests: string[] = []
  const devTools = await context.newCDPSession(page)
  devTools.on('Network.responseReceived', ({ requestId, type, response: { url, fromDiskCache } }) => {
    if (fromDiskCache || type === 'Preflight' || url === site.address || url.startsWith('data:')) return
    requests.push(url)
    wire.set(requestId, 0)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wire.has(requestId)) wire.set(requestId, encodedDataLength)
  })
  await devTools.send('Network.enable')
  const responses: Response[] = []
  page.on('response', response => {
    if (isCode(response.request())) responses.push(response)
  })
  await page.goto(site.address)
  return {
    page,
    requests,
    wireBytes: () => [...wire.values()].reduce((sum, bytes) => sum + bytes, 0),
    async files() {
      const files = new Map<string, LoadedFile>()
      for (const response of responses) {
        const content = await response.body()
        const bytes = gzipSync(content).length
        // what was fetched before it is imported comes twice, the second time without a body
        if (bytes < (files.get(response.url())?.bytes ?? 0)) continue
        files.set(response.url(), { bytes, text: content.toString() })
      }
      return files
    },
    async close() {
      await context.close()
      site.close()
    },
  }
}

/** The one line that a page needs. */
export const scriptTag = (server: RunningServer, query = '') =>
  `<script type="module" src="${server.url}/widgets/cx.js${query}"></script>`

/** A line by which a page hands the session of a demo teacher to an element, before our code is there. */
export async function sessionTag(server: RunningServer, tag: string, email = 'teacher@demo.test') {
  const answer = await fetch(`${server.url}/api/teacher/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const session = (await answer.text()).replaceAll('<', '\\u003c')
  return `<script>document.querySelector('${tag}').session = ${session}</script>`
}
