import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** Node tells here of every request of every server in this process before the server sees it. */
const REQUESTS = 'http.server.request.start'

interface Options {
  /** Playwright's way to evaluate in Firefox needs it. */
  allowEval: boolean
}

/** in-page.ts with all that it imports, as a classic script. */
async function inPageScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL('in-page.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.replaceAll('</script', '<\\/script')
}

/**
 * From now on every page that a server in this process sends begins with the script in-page.ts, which the page's
 * content security policy allows by its nonce. Otherwise pages stay as they are. Returns how to stop that.
 */
export async function preparePages({ allowEval }: Options): Promise<() => void> {
  const nonce = randomUUID()
  const script = `<script nonce="${nonce}">${await inPageScript()}</script>`
  const more = `'nonce-${nonce}'${allowEval ? " 'unsafe-eval'" : ''}`

  function prepare(message: unknown) {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (!request.headers.accept?.includes('text/html')) return
    // what is to be added to must not be packed, nor be what the browser has already
    for (const header of ['accept-encoding', 'if-none-match', 'if-modified-since'] as const) {
      delete request.headers[header]
    }
    addToHead(response, script, more)
  }
  subscribe(REQUESTS, prepare)
  return () => unsubscribe(REQUESTS, prepare)
}

/** Holds a page back until it is whole, and sends it with the script as the first thing of its head. */
function addToHead(response: ServerResponse, script: string, policy: string): void {
  const { end, writeHead } = response
  const chunks: Buffer[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string))
  }

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status
    for (const [name, value] of Object.entries((rest.at(-1) ?? {}) as Record<string, string>)) {
      response.setHeader(name, value)
    }
    return response
  }
  response.write = (chunk: unknown, ...rest: unknown[]) => {
    keep(chunk)
    const done = rest.at(-1)
    if (typeof done === 'function') queueMicrotask(done as () => void)
    return true
  }
  response.end = (chunk?: unknown) => {
    keep(chunk)
    let body = Buffer.concat(chunks)
    if (String(response.getHeader('content-type')).includes('text/html')) {
      body = Buffer.from(body.toString().replace('<head>', head => head + script))
      response.setHeader('content-length', body.length)
      const given = response.getHeader('content-security-policy')
      if (given) {
        response.setHeader('content-security-policy', String(given).replace(/script-src /, `$&${policy} `))
      }
    }
    writeHead.call(response, response.statusCode)
    return end.call(response, body, 'utf8')
  }
}
