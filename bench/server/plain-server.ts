import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { answerParent } from './child.ts'
import type { Recording } from './recording.ts'

/**
 * What the list call costs at least: `node:http` and `pg`, the same statements with the same values, the answer
 * made of the rows that come back. No framework, no token, no schema, no rules: the fields that rules make are
 * taken from the recording, so that it sends the very same bytes.
 */
const { statements, data } = JSON.parse(process.env.RECORDING ?? '') as Recording
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const server = createServer(async (_request, response) => {
  let rows: Record<string, unknown>[] = []
  for (const { text, values } of statements) rows = (await pool.query(text, values)).rows
  const list = rows.map((row, index) => ({ ...data[index], id: row.id, name: row.name, code: row.code }))
  const body = JSON.stringify({ success: true, data: list })
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  answerParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => {
    server.closeAllConnections()
    server.close()
    await pool.end()
  })
})
