import { expect } from '@open-wc/testing'
import { AHEAD_PIECE_BYTES, UPLOAD_RETRIES, UPLOAD_RETRY_MS } from '../../../src/contract/limits/uploads.ts'
import { RECORDING_AHEAD_MAX_BYTES } from '../../../src/contract/limits/videos.ts'
import { type Ahead, sendAhead } from '../../../src/core/uploads/send-ahead.ts'
import { sendFile } from '../../../src/core/uploads/send-file.ts'
import { uploadPlatform } from '../../../src/core/uploads/upload-platform.ts'
import { fakeClock } from '../../support/clock.ts'
import { signedIn } from '../../support/teacher.ts'
import { tusServer } from '../../support/tus-server.ts'

const film = { id: 'film-1', name: 'recording.webm', type: 'video/webm' }
const heard = { progress() {}, waiting() {} }
const PIECE = AHEAD_PIECE_BYTES
/** Not the same twice, so that the whole tells whether all is at its place. */
const piece = (index: number, bytes = PIECE) => new Blob([new Uint8Array(bytes).fill(index)])

describe('a recording that is sent while it is recorded', () => {
  const server = tusServer()
  const clock = fakeClock()
  const { line } = uploadPlatform
  let ahead: Ahead | undefined

  beforeEach(() => {
    uploadPlatform.line = () => undefined
    signedIn()
    return import('tus-js-client')
  })
  afterEach(() => {
    ahead?.stop()
    Object.assign(uploadPlatform, { line })
    localStorage.clear()
  })

  const kept = () => [...server.uploads.values()][0]
  const arrived = (bytes: number) => clock.arrive(() => kept()?.content.size === bytes)

  /** As many pieces as are given have been recorded. */
  function recorded(...pieces: Blob[]): Ahead {
    ahead = sendAhead(film)
    for (const each of pieces) ahead.add(each)
    return ahead
  }

  const whole = (content: Blob) => sendFile({ ...film, content }, heard).done

  it('goes a piece at a time, and says neither how long it is nor that it has ended', async () => {
    const sending = recorded(piece(1, PIECE - 1))
    await clock.tick(UPLOAD_RETRY_MS)
    expect(server.methods()).to.deep.equal([])
    sending.add(piece(2, 1))
    await arrived(PIECE)
    sending.add(piece(3, 10))
    await clock.tick(UPLOAD_RETRY_MS)
    expect(server.methods()).to.deep.equal(['POST', 'PATCH'])
    sending.add(piece(4))
    await arrived(2 * PIECE + 10)
    expect(server.requests[0]?.headers.get('upload-defer-length')).to.equal('1')
    expect(server.requests.some(({ headers }) => headers.has('upload-length'))).to.equal(false)
    expect(kept()?.metadata).to.deep.equal({ filename: 'recording.webm', filetype: 'video/webm' })
  })

  it('has only its rest to send when it is submitted, and then it is whole', async () => {
    const [first, second] = [piece(1), piece(2, 500)]
    const sending = recorded(first, second)
    await arrived(PIECE + 500)
    const last = piece(3, 300)
    sending.add(last)
    sending.stop()
    server.requests.length = 0
    await whole(new Blob([first, second, last]))
    expect(server.methods()).to.deep.equal(['HEAD', 'PATCH'])
    expect(server.requests[1]?.body?.size).to.equal(300)
    expect(kept()?.length).to.equal(PIECE + 800)
    const bytes = new Uint8Array((await kept()?.content.arrayBuffer()) ?? [])
    expect([bytes[0], bytes[PIECE], bytes[PIECE + 500], bytes.length]).to.deep.equal([1, 2, 3, PIECE + 800])
  })

  it('is forgotten by the server when it is not wanted', async () => {
    const sending = recorded(piece(1))
    await arrived(PIECE)
    sending.discard()
    await clock.arrive(() => server.uploads.size === 0)
    expect(server.methods().at(-1)).to.equal('DELETE')
    await whole(piece(1))
    expect(server.methods().at(-2)).to.equal('POST')
  })

  it('goes on without a line, and where it was once there is one', async () => {
    server.fail(() => ({ cutAfter: 0 }))
    const sending = recorded(piece(1))
    for (let tries = 0; tries <= UPLOAD_RETRIES; tries += 1) {
      await clock.arrive(() => server.requests.length === tries + 1)
      await clock.tick(UPLOAD_RETRY_MS)
    }
    sending.add(piece(2))
    await clock.tick(UPLOAD_RETRY_MS * 10)
    expect(server.requests).to.have.length(1 + UPLOAD_RETRIES)
    server.fail(() => null)
    dispatchEvent(new Event('online'))
    await arrived(2 * PIECE)
  })

  it('is tried again a second later, where it was, when the line breaks', async () => {
    const sending = recorded(piece(1))
    await arrived(PIECE)
    server.fail(() => ({ cutAfter: 10 }))
    sending.add(piece(2))
    await arrived(PIECE + 10)
    server.fail(() => null)
    sending.add(piece(3))
    await clock.tick(UPLOAD_RETRY_MS)
    await arrived(3 * PIECE)
    expect(server.uploads.size).to.equal(1)
  })

  it('is left until it is submitted where the server does not take it', async () => {
    server.fail(({ method }) => (method === 'POST' ? { status: 422, body: { success: false } } : null))
    const sending = recorded(piece(1))
    await clock.arrive(() => server.requests.length === 1)
    sending.add(piece(2))
    await clock.tick(UPLOAD_RETRY_MS * 5)
    dispatchEvent(new Event('online'))
    await clock.tick(UPLOAD_RETRY_MS)
    expect(server.methods()).to.deep.equal(['POST'])
    server.fail(() => null)
    await whole(new Blob([piece(1), piece(2)]))
    expect(kept()?.length).to.equal(2 * PIECE)
  })

  it('is taken away where it becomes more than the server sets aside, and sent as a whole', async () => {
    const sending = recorded(piece(1))
    await arrived(PIECE)
    sending.add({ size: RECORDING_AHEAD_MAX_BYTES } as Blob)
    await clock.arrive(() => server.uploads.size === 0)
    sending.add(piece(2))
    await clock.tick(UPLOAD_RETRY_MS)
    expect(server.methods().at(-1)).to.equal('DELETE')
  })

  it('is not sent twice by a person who saves data', async () => {
    uploadPlatform.line = () => ({ saveData: true })
    recorded(piece(1), piece(2))
    await clock.tick(UPLOAD_RETRY_MS)
    dispatchEvent(new Event('online'))
    await clock.tick(UPLOAD_RETRY_MS)
    expect(server.requests).to.deep.equal([])
  })
})
