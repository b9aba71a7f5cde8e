import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { type UploadStage, uploadStage } from '../support/upload-stage.ts'
import { mp4, pieceHeaders } from '../support/uploads.ts'

describe('a piece of an upload', () => {
  let slow: UploadStage
  before(async () => {
    slow = await uploadStage('pglite', { receiveMs: 200 })
  })
  after(() => slow.server.close())

  const file = mp4(1_000)
  /** Begins to send a piece, of which half comes for now. */
  function sending(location: string, offset: number, token = slow.token): ClientRequest {
    const piece = request(`${slow.origin}${location}`, {
      method: 'PATCH',
      headers: { ...pieceHeaders(token, offset), 'content-length': file.length },
    })
    piece.write(file.subarray(0, 500))
    return piece
  }

  it('may take longer to arrive than other requests', async () => {
    const piece = sending(await slow.begun({ size: file.length }), 0)
    await new Promise(done => setTimeout(done, 600))
    piece.end(file.subarray(500))
    const [answer] = (await once(piece, 'response')) as [IncomingMessage]
    assert.equal(answer.resume().statusCode, 204)
  })

  const nowhere = `/api/teacher/uploads/${'x'.repeat(43)}`
  for (const [what, status, of] of [
    ['nobody', 401, async () => sending(nowhere, 0, 'no.to.ken')],
    ['no upload', 404, async () => sending(nowhere, 0)],
    ['another place', 409, async () => sending(await slow.begun({ size: 3_000 }), 7)],
  ] as const) {
    it(`keeps no connection once it is refused for being of ${what}`, async () => {
      const piece = await of()
      const closed = new Promise<void>(done => piece.on('close', done).on('error', () => done()))
      const [answer] = (await once(piece, 'response')) as [IncomingMessage]
      assert.equal(answer.resume().statusCode, status)
      // it never sends the rest
      await closed
    })
  }
})
