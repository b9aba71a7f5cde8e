import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { paths } from '../../server/paths.ts'
import { RECEIVE_MS } from '../../server/plugins/receive-time.ts'
import { buildSecondOrigin } from '../../server/second-origin.ts'
import { startApp, type TestApp, testConfig } from '../support/server.ts'

const TRICKLE_MS = 40

describe('a request', () => {
  let server: TestApp
  let port = 0
  const arrived = new EventEmitter()
  before(async () => {
    server = await startApp({
      contents: 'empty',
      config: { receiveMs: 300 },
      prepare(app) {
        app.addHook('preParsing', async ({ raw }) => {
          raw.once('close', () => setImmediate(() => arrived.emit('end')))
          arrived.emit('upload')
        })
        app.post('/upload', { config: { receiveMs: 60_000 } }, async ({ body }) => body)
      },
    })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    port = (server.app.server.address() as AddressInfo).port
  })
  after(() => server.close())

  /** Sends `start`, then `rest` a character at a time, for ever from its beginning; answers what came back once it was ended. */
  function trickle(start: string, rest: string, to = port): Promise<string> {
    return new Promise(done => {
      const socket = connect({ port: to, host: '127.0.0.1' })
      let answer = ''
      let at = 0
      const timer = setInterval(() => {
        socket.write(rest[at % rest.length] ?? '')
        at += 1
      }, TRICKLE_MS)
      socket.on('data', piece => {
        answer += piece
      })
      socket.on('error', () => undefined)
      socket.on('close', () => {
        clearInterval(timer)
        done(answer)
      })
      socket.write(start)
    })
  }

  const head = (path: string, length = 10_000) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
  const errors = () => server.logs.filter(line => JSON.parse(line).level >= 50)

  it('has thirty seconds', () => {
    assert.equal(RECEIVE_MS, 30_000)
    assert.equal(testConfig().receiveMs, RECEIVE_MS)
  })

  it('is ended when its headers do not arrive in time', async () => {
    assert.match(await trickle('GET / HTTP/1.1\r\nX-Slow: ', 'x'), /^HTTP\/1\.1 408 /)
  })

  it('is ended when its body does not arrive in time, without an error in the log', async () => {
    assert.match(await trickle(head('/api/teacher/login'), '"'), /^HTTP\/1\.1 408 /)
    const chunked = head('/api/teacher/login').replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked')
    assert.match(await trickle(chunked, '1\r\n"\r\n'), /^HTTP\/1\.1 408 /)
    assert.deepEqual(errors(), [])
  })

  for (const [path, status] of [
    ['/api/teacher/nothing', 408],
    ['/api/teacher/accounts/password', 401],
    ['/%zz', 408],
  ] as const) {
    it(`to ${path} may not go on for ever either`, async () => {
      assert.match(await trickle(head(path), '"'), new RegExp(`^HTTP/1\\.1 ${status} `))
    })
  }

  it('to the second origin of a demo has the same time, and the same size', async () => {
    const site = await buildSecondOrigin({
      dist: paths.dist,
      apiOrigin: 'http://localhost:4200',
      logLevel: 'silent',
      receiveMs: 300,
    })
    try {
      await site.listen({ port: 0, host: '127.0.0.1' })
      const { port: to } = site.server.address() as AddressInfo
      assert.match(await trickle('GET / HTTP/1.1\r\nX-Slow: ', 'x', to), /^HTTP\/1\.1 408 /)
      for (const path of ['/', '/demo/lms.html', '/api/teacher/login'])
        assert.match(await trickle(head(path), '"', to), /^HTTP\/1\.1 (408|404) /, path)
      assert.equal(site.initialConfig.bodyLimit, server.app.initialConfig.bodyLimit)
    } finally {
      await site.close()
    }
  })

  it('may take longer where its route says so', async () => {
    const text = JSON.stringify('x'.repeat(20))
    const answer = await new Promise<string>(done => {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.write(head('/upload', text.length))
      let at = 0
      const timer = setInterval(() => {
        socket.write(text[at] ?? '')
        at += 1
        if (at === text.length) clearInterval(timer)
      }, TRICKLE_MS)
      socket.once('data', piece => {
        socket.destroy()
        done(String(piece))
      })
      socket.once('close', () => done('closed'))
    })
    assert.match(answer, /^HTTP\/1\.1 200 /)
  })

  it('that is broken off by its caller is no error of ours', async () => {
    const socket = connect({ port, host: '127.0.0.1' })
    const begun = once(arrived, 'upload')
    socket.write(`${head('/upload')}{`)
    await begun
    const ended = once(arrived, 'end')
    socket.destroy()
    await ended
    assert.deepEqual(errors(), [])
  })
})
