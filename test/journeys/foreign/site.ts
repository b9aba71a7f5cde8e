import { once } from 'node:events'
import { createReadStream, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPages } from './build-pages.ts'
import type { ForeignPage } from './pages.ts'

/** Debian's, of the package libjs-prototype; npm has none. */
const PROTOTYPE_JS = process.env.PROTOTYPE_JS_PATH ?? '/usr/share/javascript/prototype/prototype.js'

const script = (address: string) => `<script type="module" src="${address}"></script>`

const frame = (path: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>A framed page</title><link rel="icon" href="data:,"></head>
  <body><iframe title="Exchange" src="${path}" width="1200" height="700"></iframe></body>
</html>`

function html({ folder, head = '', isFirst }: ForeignPage, cxOrigin: string, body: string) {
  const scripts = [script(`${cxOrigin}/widgets/cx.js`), script(`/scripts/${folder}/page.js`)]
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A foreign page</title>
    <link rel="icon" href="data:,">
    ${head}
    ${(isFirst ? scripts.reverse() : scripts).join('\n')}
  </head>
  <body>${body}</body>
</html>`
}

/**
 * A web site of another origin than the elements'. Each page has its number for a path, as `/3/`; in a frame it is
 * `/3/framed`, and its body alone `/3/part`.
 */
export async function startForeignSite(pages: readonly ForeignPage[], cxOrigin: string) {
  const scripts = await buildPages()
  const rendered = (await import(pathToFileURL(join(scripts, 'react-19-server/server.js')).href)) as {
    html: () => string
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, number = '', rest = ''] = url.pathname.match(/^\/(\d+)\/(.*)$/) ?? []
    const page = pages[Number(number)]
    if (number && page) {
      const body = page.body(rendered.html(), url.searchParams)
      const whole = rest === 'framed' ? frame(`/${number}/`) : html(page, cxOrigin, body)
      response.setHeader('content-type', 'text/html; charset=utf-8').end(rest === 'part' ? body : whole)
      return
    }
    const file = url.pathname === '/prototype.js' ? PROTOTYPE_JS : scriptFile(scripts, url.pathname)
    response.setHeader('content-type', 'text/javascript; charset=utf-8')
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      rmSync(scripts, { recursive: true, force: true })
    },
  }
}

const scriptFile = (folder: string, path: string) => join(folder, normalize(path).replace('/scripts/', ''))
