import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ForeignPage } from './foreign-pages.ts'

/** A web site of somebody else, with nothing but these pages; the elements come from `cxOrigin`. */
export async function startForeignSite(
  cxOrigin: string,
  pages: ForeignPage[],
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const page = pages.find(({ path }) => path === request.url)
    if (!page) return response.writeHead(404).end()
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Foreign page</title>
    <link rel="icon" href="data:," />
    <script type="module" src="${cxOrigin}/widgets/cx.js"></script>
  </head>
  <body>
    ${page.body}
  </body>
</html>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
