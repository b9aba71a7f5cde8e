import assert from 'node:assert/strict'
import { connect as connectRaw } from 'node:net'
import { after, afterEach, before, describe, it } from 'node:test'
import {
  REALTIME_FRAME_MAX_BYTES,
  REALTIME_FRAMES_MAX,
  UNKNOWN_PER_ADDRESS_MAX,
} from '../../src/contract/limits/realtime.ts'
import { REALTIME_PATH } from '../../src/contract/realtime.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { connectClient, listen } from '../support/realtime.ts'
import { until } from '../support/until.ts'

/** As a browser without our code would connect. */
const SOCKET = `${REALTIME_PATH}?EIO=4&transport=websocket`

describe('a hostile connection', () => {
  let chat: ChatPair
  let url = ''
  before(async () => {
    chat = await chatPair('pglite')
    url = await listen(chat.server.app)
  })
  after(() => chat.server.close())
  afterEach(() => until(() => chat.server.app.services.realtime.count() === 0))

  /** Connects, sends frames as they are, and waits for the end that the server puts to it. */
  async function endOf(frames: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET}`)
    const closed = new Promise(resolve => socket.addEventListener('close', resolve))
    socket.addEventListener('error', () => undefined)
    await new Promise(resolve => socket.addEventListener('open', resolve))
    socket.send('40')
    await new Promise(resolve => socket.addEventListener('message', resolve))
    for (const frame of frames) socket.send(frame)
    await closed
  }

  for (const [what, frames] of [
    ['what is no packet', ['x']],
    ['an unknown kind of packet', ['49']],
    ['half of JSON', ['42["subscribe",{']],
    ['an event without a name', ['42[]']],
    ['an event of its own', ['42["message",{"channel":"private-chat.1"}]']],
    ['the name of something that every object has', ['42["constructor",1]']],
    ['a request that is none', ['421["subscribe",null]']],
    ['a channel that is none', ['421["subscribe",{"channel":7,"auth":"x"}]']],
    ['a list in place of a text', ['421["subscribe",{"channel":["private-chat.1"],"auth":"x"}]']],
    ['no request for an answer', ['42["subscribe",{"channel":"private-chat.1","auth":"x"}]']],
    ['an end to what is no channel', ['42["unsubscribe",{"channel":"__proto__"}]']],
    ['a promise of many attachments', ['451000-["subscribe",{}]']],
    ['attachments that nobody asked for', [new Uint8Array(8)]],
    ['a text in place of its attachment', ['451-["subscribe",{"_placeholder":true,"num":0}]', '42["x"]']],
    [
      'a placeholder for what is not there',
      ['451-["subscribe",{"_placeholder":true,"num":9}]', new Uint8Array(1)],
    ],
    ['a frame that is too large', ['x'.repeat(REALTIME_FRAME_MAX_BYTES + 1)]],
    ['more frames than anybody needs', Array.from({ length: REALTIME_FRAMES_MAX + 1 }, () => '3')],
    ['deep nesting', [`421["subscribe",${'['.repeat(2_000)}${']'.repeat(2_000)}]`]],
  ] as const) {
    it(`is ended for ${what}, and the server goes on`, async () => {
      await endOf(frames)
      const client = await connectClient(chat.server, url)
      assert.deepEqual(await client.subscribe(`private-chat.${chat.pairing}`, chat.token), { success: true })
      client.close()
    })
  }

  it('is refused from the page of another origin, as a call is', async () => {
    const client = await connectClient(chat.server, url, { headers: { origin: 'https://evil.example' } })
    assert.equal(client.socket.connected, false)
    const refused = await chat.server.call(`GET ${SOCKET}`, { headers: { origin: 'https://evil.example' } })
    assert.equal(refused.status, 403)
  })

  it('gets no further by asking without becoming a connection, or by polling', async () => {
    assert.equal((await chat.server.call(`GET ${SOCKET}`)).status, 404)
    assert.equal((await chat.server.call(`POST ${REALTIME_PATH}?EIO=4&transport=polling`)).status, 404)
    assert.equal((await fetch(`${url}${REALTIME_PATH}?EIO=4&transport=polling`)).status, 404)
  })

  /** What comes back when this is written. */
  const written = (text: string) =>
    new Promise<string>(resolve => {
      const socket = connectRaw(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', data => {
        answer += data
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(answer))
    })
  const lines = (...given: string[]) => `${[...given, 'Host: localhost', '', ''].join('\r\n')}`

  it('is answered when it asks for another protocol, or for none that there is', async () => {
    for (const [target, protocol] of [
      [SOCKET, 'h2c'],
      [`${REALTIME_PATH}?EIO=4&transport=polling`, 'websocket'],
      [`${REALTIME_PATH}?EIO=3&transport=websocket`, 'websocket'],
    ])
      assert.match(
        await written(lines(`GET ${target} HTTP/1.1`, 'Connection: Upgrade', `Upgrade: ${protocol}`)),
        /^HTTP\/1\.1 4\d\d /,
        `${target} ${protocol}`,
      )
  })

  it('changes nothing for a call that offers another protocol', async () => {
    const asked = lines('GET /health/live HTTP/1.1', 'Connection: Upgrade, close', 'Upgrade: h2c')
    assert.match(await written(asked), /^HTTP\/1\.1 200 /)
  })

  it('is one of only so many from one address of which nobody knows whose they are', async () => {
    const address = url.replace('http', 'ws')
    const sockets = Array.from(
      { length: UNKNOWN_PER_ADDRESS_MAX },
      () => new WebSocket(`${address}${SOCKET}`),
    )
    await Promise.all(sockets.map(socket => new Promise(resolve => socket.addEventListener('open', resolve))))
    const refused = await connectClient(chat.server, url)
    assert.equal(refused.socket.connected, false)
    for (const socket of sockets) socket.close()
    await until(() => sockets.every(({ readyState }) => readyState === WebSocket.CLOSED))
    const client = await connectClient(chat.server, url)
    assert.equal(client.socket.connected, true)
    client.close()
  })
})
