import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { answerParent } from '../server/child.ts'

/** What an upload costs at least: `node:http` and a stream into a file, which the disk has before the answer. */
const server = createServer(async (request, response) => {
  const target = join(process.env.DATA_DIR ?? '', 'plain')
  await pipeline(request, createWriteStream(target, { flush: true }))
  response.writeHead(204).end()
})
server.listen(0, '127.0.0.1', () => {
  answerParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => {
    server.closeAllConnections()
    server.close()
  })
})
