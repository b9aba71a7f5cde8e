import { expect } from '@open-wc/testing'
import {
  AHEAD_PIECE_BYTES,
  UPLOAD_PIECE_BYTES,
  UPLOAD_RETRY_MS,
} from '../../../src/contract/limits/uploads.ts'
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

describe('a recording that was sent while it was recorded, once it is submitted,', () => {
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

  it('is told its end with the first piece that is submitted, so that it does not yield to another', async () => {
    const sending = recorded(piece(1))
    await arrived(PIECE)
    sending.stop()
    server.requests.length = 0
    const film = new Blob([piece(1), piece(2, UPLOAD_PIECE_BYTES), piece(3, 10)])
    await whole(film)
    expect(server.methods()).to.deep.equal(['HEAD', 'PATCH', 'PATCH'])
    const lengths = server.requests.map(({ headers }) => headers.get('upload-length'))
    expect(lengths).to.deep.equal([null, `${film.size}`, null])
    expect(kept()?.content.size).to.equal(film.size)
  })

  it('is sent anew where more of it has come than the person saw after a reload', async () => {
    const sending = recorded(piece(1), piece(2))
    await arrived(2 * PIECE)
    sending.stop()
    await whole(piece(1))
    await clock.arrive(() => server.uploads.size === 1)
    expect(server.methods().slice(-4).sort()).to.deep.equal(['DELETE', 'HEAD', 'PATCH', 'POST'])
    expect([kept()?.length, kept()?.content.size]).to.deep.equal([PIECE, PIECE])
  })

  it('is sent anew where another end was said of it', async () => {
    const sending = recorded(piece(1))
    await arrived(PIECE)
    sending.stop()
    Object.assign(kept() ?? {}, { length: 3 * PIECE })
    await whole(new Blob([piece(1), piece(2)]))
    await clock.arrive(() => server.uploads.size === 1)
    expect([kept()?.length, kept()?.content.size]).to.deep.equal([2 * PIECE, 2 * PIECE])
  })

  it('is told its end once, also when the line breaks at the last piece', async () => {
    const sending = recorded(piece(1))
    await arrived(PIECE)
    sending.stop()
    server.fail(({ method, headers }) =>
      method === 'PATCH' && headers.has('upload-length') ? { cutAfter: 100 } : null,
    )
    const sent = whole(new Blob([piece(1), piece(2, 300)]))
    await clock.arrive(() => kept()?.content.size === PIECE + 100)
    server.fail(() => null)
    let path = ''
    sent.then(url => {
      path = url
    })
    await clock.tick(UPLOAD_RETRY_MS)
    await clock.arrive(() => path !== '')
    expect([kept()?.length, kept()?.content.size]).to.deep.equal([PIECE + 300, PIECE + 300])
    expect(server.uploads.size).to.equal(1)
  })

  it('is told its end where all of it was there already', async () => {
    const sending = recorded(piece(1))
    await arrived(PIECE)
    sending.stop()
    await whole(piece(1))
    expect([kept()?.length, kept()?.content.size]).to.deep.equal([PIECE, PIECE])
  })
})
