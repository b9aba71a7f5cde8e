import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { after, before, describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startApp, type TestApp } from '../support/server.ts'

/** P1 §5 Payment */
const MOST_BYTES = 262_144_000
const PIECE = Buffer.alloc(1_048_576, ' ')
/** Half of the file, and more than streams hold. */
const HELD_MAX_BYTES = MOST_BYTES / 2
/** It is looked at after so many pieces. */
const LOOK_PIECES = 10

const BOUNDARY = 'a-boundary-of-a-form'
const HEAD = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="type"\r\n\r\npayment_order\r\n--${BOUNDARY}\r\n` +
    'Content-Disposition: form-data; name="file"; filename="order.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
)
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
const PDF = Buffer.from('%PDF-1.7\n')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What this process holds, without what nobody does any more: when a collector comes is the machine's matter. */
function heldBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** A form with a PDF of so many bytes, piece by piece; `look` is called amid them. */
function* formOf(bytes: number, look: () => void) {
  yield HEAD
  yield PDF
  let pieces = 0
  for (let left = bytes - PDF.length; left > 0; left -= PIECE.length) {
    yield PIECE.subarray(0, left)
    pieces += 1
    if (pieces % LOOK_PIECES === 0) look()
  }
  yield TAIL
}

describe('a purchase order as large as one may be', () => {
  let server: TestApp
  let origin = ''
  let token = ''
  before(async () => {
    server = await startApp()
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    token = (await server.signIn('teacher@demo.test')).token
  })
  after(() => server.close())

  async function upload(bytes: number, look: () => void = () => {}) {
    const sent = request(`${origin}/api/teacher/files`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': HEAD.length + bytes + TAIL.length,
      },
    })
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    // what is refused may be so before all of it has come
    await pipeline(Readable.from(formOf(bytes, look)), sent).catch(() => undefined)
    const [answer] = await answered
    const body = await text(answer)
    return {
      status: answer.statusCode,
      body: JSON.parse(body) as { message?: string; data: { name: string } },
    }
  }

  it('is taken as it is, and not held in memory, and of one byte more it is refused', async () => {
    const before = heldBytes()
    let held = 0
    const taken = await upload(MOST_BYTES, () => {
      held = Math.max(held, heldBytes() - before)
    })
    assert.equal(taken.status, 200, taken.body.message)
    assert.equal(await server.app.services.storage.size(taken.body.data.name), MOST_BYTES)
    assert.ok(held > 0, 'it was looked at')
    assert.ok(held < HELD_MAX_BYTES, `${Math.round(held / PIECE.length)} MiB were held`)
    const refused = await upload(MOST_BYTES + 1)
    assert.deepEqual([refused.status, refused.body.message], [413, 'File must not be higher than 250 MB'])
  })
})
