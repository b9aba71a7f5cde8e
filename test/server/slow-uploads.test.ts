import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, it } from 'node:test'
import { uploadStage } from '../support/upload-stage.ts'
import { mp4, pieceHeaders } from '../support/uploads.ts'

describe('a piece of an upload', () => {
  it('may take longer to arrive than other requests', async t => {
    const slow = await uploadStage('pglite', { receiveMs: 200 })
    t.after(() => slow.server.close())
    const file = mp4(1_000)
    const location = await slow.begun({ size: file.length })
    const piece = request(`${slow.origin}${location}`, {
      method: 'PATCH',
      headers: { ...pieceHeaders(slow.token, 0), 'content-length': file.length },
    })
    piece.write(file.subarray(0, 500))
    await new Promise(done => setTimeout(done, 600))
    piece.end(file.subarray(500))
    const [answer] = (await once(piece, 'response')) as [IncomingMessage]
    assert.equal(answer.resume().statusCode, 204)
  })
})
