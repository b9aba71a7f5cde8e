import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RunningServer } from '../../server/start.ts'

/** One request as it came in, and what became of it. */
export interface Witnessed {
  method: string
  /** Path without its query. */
  path: string
  url: string
  referer: string
  /** 0 until it is answered. */
  status: number
}

/** Sees every request and counts every byte that the server takes and gives, heads included. */
export function witness({ app }: RunningServer) {
  const requests: Witnessed[] = []
  const sockets = new Set<Socket>()
  let bytesBefore = 0

  app.server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => {
      bytesBefore += socket.bytesRead + socket.bytesWritten
      sockets.delete(socket)
    })
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    const seen = { method, url, path: url.split('?')[0] ?? '', referer: headers.referer ?? '', status: 0 }
    requests.push(seen)
    response.on('finish', () => {
      seen.status = response.statusCode
    })
  })

  return {
    requests,
    bytes: () =>
      Array.from(sockets).reduce((sum, socket) => sum + socket.bytesRead + socket.bytesWritten, bytesBefore),
  }
}

export type Witness = ReturnType<typeof witness>

/** How many requests there are of each path. */
export function countByPath(requests: readonly Witnessed[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { method, path } of requests) {
    const name = `${method} ${path.replace(/\/\d+(?=\/|$)/g, '/{id}')}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
