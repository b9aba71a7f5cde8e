import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { RunningServer } from '../../server/start.ts'

/**
 * How an answer goes wrong.
 *
 * @param serve lets the server answer as it does
 */
export const faults = {
  'the connection breaks': (response: ServerResponse) => {
    response.destroy()
  },
  'the server is busy': (response: ServerResponse) => {
    response.writeHead(503, { 'access-control-allow-origin': '*' }).end()
  },
  "a network's own sign-in page answers": (response: ServerResponse) => {
    response
      .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' })
      .end('<!doctype html><title>Welcome to this network</title>')
  },
  'the file ends halfway': (response: ServerResponse) => {
    response
      .writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': 'text/javascript',
        'content-length': 100,
        'cache-control': 'max-age=31536000',
      })
      .write('//kernel', () => response.destroy())
  },
  'a proxy cuts the file and calls it whole': (response: ServerResponse) => {
    response
      .writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': 'text/javascript',
        'cache-control': 'max-age=31536000',
      })
      .end('//rolldown-runtime\nimport{')
  },
  'a proxy calls the file a text': (response: ServerResponse, serve: () => void) => {
    const { writeHead } = response
    const changed: (status: number, headers: OutgoingHttpHeaders) => ServerResponse = (status, headers) =>
      writeHead.call(response, status, { ...headers, 'content-type': 'text/plain' })
    Object.assign(response, { writeHead: changed })
    serve()
  },
  'the server never answers': () => {},
  'the server stops in the middle of the file': (response: ServerResponse) => {
    response
      .writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': 'text/javascript',
        'content-length': 100,
      })
      .write('//kernel')
  },
}

export type Fault = keyof typeof faults

/** Those of which a browser never hears. */
export const SILENT: readonly Fault[] = [
  'the server never answers',
  'the server stops in the middle of the file',
]

/** What a browser really asks a server for, whatever its own tools say of caches. */
export interface Wire {
  /** Paths, in order. */
  asked: string[]
  /** Requests for `path` get such an answer until it is mended: browsers ask again by themselves now and then. */
  break(path: string, fault: Fault): void
  mend(): void
}

/** Listens at a server's own socket, so that the browser's cache works as it does for people. */
export function listenToWire({ app }: RunningServer): Wire {
  const planned = new Map<string, Fault>()
  const asked: string[] = []
  const listeners = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const fault = planned.get(path)
    const serve = () => {
      for (const listener of listeners) listener.call(app.server, request, response)
    }
    if (fault) faults[fault](response, serve)
    else serve()
  })
  return { asked, break: (path, fault) => planned.set(path, fault), mend: () => planned.clear() }
}
