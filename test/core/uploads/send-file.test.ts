import { expect } from '@open-wc/testing'
import { UPLOAD_RETRIES, UPLOAD_RETRY_MS } from '../../../src/contract/limits/uploads.ts'
import { $session } from '../../../src/core/session/session.ts'
import { sendFile } from '../../../src/core/uploads/send-file.ts'
import { answer } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { failureOf } from '../../support/failure-of.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { type TusFault, tusServer } from '../../support/tus-server.ts'
import { PATIENCE_MS, realPause, until } from '../../support/until.ts'

const MEBIBYTE = 1_048_576
const content = new Blob([new Uint8Array(17 * MEBIBYTE)])
const film = { id: 'film-1', content, name: 'Ma rivière.webm', type: 'video/webm' }
const UPLOADS = '/api/teacher/uploads'

describe('sending a file', () => {
  const server = tusServer()
  const clock = fakeClock()
  const told: number[] = []
  const waits: boolean[] = []
  const heard = {
    progress: (sent: number) => void told.push(sent),
    waiting: (isWaiting: boolean) => void waits.push(isWaiting),
  }

  beforeEach(() => {
    told.length = 0
    waits.length = 0
    signedIn({ token: 'first' })
    // the protocol's client is there from now on: what follows goes by the test's clock
    return import('tus-js-client')
  })
  afterEach(() => localStorage.clear())

  /** Lets the clock go on until something has come of it. */
  async function over<T>(sending: Promise<T>): Promise<T> {
    let isOver = false
    const done = () => {
      isOver = true
    }
    sending.then(done, done)
    const end = performance.now() + PATIENCE_MS
    while (!isOver) {
      if (performance.now() > end) throw new Error(`it does not end: ${server.methods()}`)
      await clock.tick(UPLOAD_RETRY_MS)
      // locks between tabs take their own time
      await realPause(0)
    }
    return sending
  }

  it('sends it in pieces of 8 MiB, says what it is, and tells the path of the upload', async () => {
    const path = await over(sendFile(film, heard).done)
    expect(server.methods()).to.deep.equal(['POST', 'PATCH', 'PATCH', 'PATCH'])
    expect(server.requests.map(({ body }) => (body?.size ?? 0) / MEBIBYTE)).to.deep.equal([0, 8, 8, 1])
    expect([server.requests[0]?.path, path.slice(0, -42)]).to.deep.equal([UPLOADS, `${UPLOADS}/u`])
    const kept = server.uploads.get(path)
    expect(kept?.metadata).to.deep.equal({ filename: 'Ma rivière.webm', filetype: 'video/webm' })
    expect([kept?.content.size, told.at(-1)]).to.deep.equal([content.size, content.size])
    for (const { timeout } of server.requests) expect(timeout).to.equal(1_200_000)
  })

  it('sends the tokens of whoever is signed in, and a demo teacher to the prefix of theirs', async () => {
    signedIn({ token_admin: 'admin-1', user: teacher({ user_type: { slug: 'teacher-demo' } }) })
    await over(sendFile(film, heard).done)
    expect(server.requests[0]?.path).to.equal('/api/demo/uploads')
    for (const { headers } of server.requests) {
      expect(headers.get('authorization')).to.equal(`Bearer ${$session.get()?.token}`)
      expect(headers.get('x-admin-token')).to.equal('admin-1')
    }
  })

  it('replaces a token that expires between two pieces, and sends nothing twice', async () => {
    answer('POST /api/teacher/token/refresh', {
      success: true,
      data: { token: 'second', refreshToken: 'next' },
    })
    let pieces = 0
    server.fail(({ method, headers }) => {
      if (method === 'PATCH' && headers.get('authorization') === 'Bearer first') pieces += 1
      return pieces > 1 && headers.get('authorization') === 'Bearer first'
        ? { status: 403, body: { success: false, message: 'expired' } }
        : null
    })
    const path = await over(sendFile(film, heard).done)
    expect(server.uploads.get(path)?.content.size).to.equal(content.size)
    expect(server.requests.at(-1)?.headers.get('authorization')).to.equal('Bearer second')
    expect($session.get()?.token).to.equal('second')
    expect(server.methods().filter(method => method === 'POST')).to.have.length(1)
  })

  const passing: [what: string, fault: TusFault][] = [
    ['the line breaks in the middle of a piece', { cutAfter: 3 * MEBIBYTE }],
    ['the server is starting again', { status: 503 }],
    ['a proxy stands in for it', { status: 502 }],
    ['an answer does not come in its time', 'timeout'],
    ['it is at this upload already', { status: 423, body: { success: false, message: 'locked' } }],
  ]
  for (const [what, fault] of passing) {
    it(`goes on a second later, where it was, when ${what}`, async () => {
      let isBroken = false
      server.fail(({ method, headers }) => {
        if (isBroken || method !== 'PATCH' || headers.get('upload-offset') === '0') return null
        isBroken = true
        return fault
      })
      const path = await over(sendFile(film, heard).done)
      expect(server.uploads.get(path)?.content.size).to.equal(content.size)
      expect(server.methods().slice(0, 4)).to.deep.equal(['POST', 'PATCH', 'PATCH', 'HEAD'])
      const from =
        typeof fault === 'object' && 'cutAfter' in fault ? 8 * MEBIBYTE + fault.cutAfter : 8 * MEBIBYTE
      expect(server.requests[4]?.headers.get('upload-offset')).to.equal(String(from))
      expect([waits.includes(true), waits.at(-1)]).to.deep.equal([true, false])
    })
  }

  it('keeps its place while a server that starts again cannot say how much it has', async () => {
    let questions = 0
    server.fail(({ method, headers }) => {
      if (method === 'HEAD') questions += 1
      const isBroken = method === 'PATCH' && headers.get('upload-offset') !== '0' && questions === 0
      return isBroken || (method === 'HEAD' && questions < 4) ? { status: 502 } : null
    })
    await over(sendFile(film, heard).done)
    expect(server.uploads.size).to.equal(1)
    expect(questions).to.equal(4)
  })

  it('gives up after 30 tries, and begins where it was when it is tried again', async () => {
    server.fail(({ method }) => (method === 'POST' ? null : { cutAfter: 0 }))
    const failure = await failureOf(over(sendFile(film, heard).done))
    expect(failure.kind).to.equal('offline')
    expect(server.requests).to.have.length(2 + UPLOAD_RETRIES)
    server.fail(() => null)
    server.requests.length = 0
    await over(sendFile(film, heard).done)
    expect(server.methods()).to.deep.equal(['HEAD', 'PATCH', 'PATCH', 'PATCH'])
  })

  it('goes on after a reload with what the server has, and not for another file', async () => {
    server.fail(({ method, headers }) =>
      method === 'PATCH' && headers.get('upload-offset') !== '0' ? { cutAfter: MEBIBYTE } : null,
    )
    const first = sendFile(film, heard)
    await until(() => server.methods().length === 3, 'a piece and a half')
    first.stop()
    server.fail(() => null)
    server.requests.length = 0
    const path = await over(sendFile(film, heard).done)
    expect(server.requests[1]?.headers.get('upload-offset')).to.equal(String(9 * MEBIBYTE))
    expect(server.uploads.get(path)?.content.size).to.equal(content.size)
    server.requests.length = 0
    await over(sendFile({ ...film, id: 'film-2' }, heard).done)
    expect(server.methods()[0]).to.equal('POST')
  })

  it('begins anew where the server has forgotten the upload', async () => {
    const path = await over(sendFile(film, heard).done)
    server.uploads.delete(path)
    server.requests.length = 0
    await over(sendFile(film, heard).done)
    expect(server.methods()).to.deep.equal(['HEAD', 'POST', 'PATCH', 'PATCH', 'PATCH'])
    server.requests.length = 0
    await over(sendFile(film, heard).done)
    expect(server.methods()).to.deep.equal(['HEAD'])
  })

  it('has the server forget what is called off', async () => {
    const goOn = server.hold()
    const sending = sendFile(film, heard)
    await until(() => server.requests.length === 1, 'it has begun')
    goOn()
    await until(() => server.uploads.size === 1, 'the server knows it')
    sending.discard()
    await until(() => server.uploads.size === 0, 'the server has forgotten it')
    server.requests.length = 0
    await over(sendFile(film, heard).done)
    expect(server.methods()[0]).to.equal('POST')
  })

  it('says what the server refuses, at once', async () => {
    const body = { success: false, message: 'no', error_code: 50 }
    server.fail(() => ({ status: 422, body }))
    const failure = await failureOf(over(sendFile(film, heard).done))
    expect([failure.kind, failure.errorCode, server.requests.length]).to.deep.equal(['refused', 50, 1])
  })
})
