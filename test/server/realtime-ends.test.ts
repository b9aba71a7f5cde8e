import assert from 'node:assert/strict'
import type { Socket as TcpSocket } from 'node:net'
import { describe, it } from 'node:test'
import { REALTIME_UNSENT_MAX } from '../../src/contract/limits/realtime.ts'
import { chatPair } from '../support/chat.ts'
import { type Client, connectClient, listen } from '../support/realtime.ts'
import { until } from '../support/until.ts'

/** The browser takes nothing of what comes from now on. */
function stopReading({ socket }: Client): void {
  const { transport } = socket.io.engine as unknown as { transport: { ws: { _socket: TcpSocket } } }
  transport.ws._socket.pause()
}

describe('a connection that does not take what comes', () => {
  it('is given up, and keeps nobody else waiting', async () => {
    const chat = await chatPair('pglite')
    const url = await listen(chat.server.app)
    const { realtime } = chat.server.app.services
    const channel = `private-chat.${chat.pairing}`
    const [slow, quick] = [await connectClient(chat.server, url), await connectClient(chat.server, url)]
    await slow.subscribe(channel, chat.token)
    await quick.subscribe(channel, chat.partnerToken)
    const message = await chat.sent(chat.mine, 'x'.repeat(1_000))
    stopReading(slow)
    let told = 1
    await until(async () => {
      for (let count = 0; count < REALTIME_UNSENT_MAX; count += 1)
        realtime.tell(chat.pairing, { name: 'message', message: { ...message, message: 'x'.repeat(20_000) } })
      told += REALTIME_UNSENT_MAX
      await until(() => quick.all('message').length === told)
      return realtime.count() === 1
    })
    assert.equal(quick.socket.connected, true)
    quick.close()
    slow.close()
    await chat.server.close()
  })
})

describe('a server that stops', () => {
  it('lets everybody go, and waits for nobody who does not', async () => {
    const chat = await chatPair('pglite')
    const url = await listen(chat.server.app)
    const [polite, deaf] = [await connectClient(chat.server, url), await connectClient(chat.server, url)]
    for (const client of [polite, deaf]) await client.subscribe(`presence-chat.${chat.pairing}`, chat.token)
    stopReading(deaf)
    await chat.server.close()
    await polite.untilGone()
    deaf.close()
  })

  it('takes no connection any more', async () => {
    const chat = await chatPair('pglite')
    const url = await listen(chat.server.app)
    await chat.server.close()
    const client = await connectClient(chat.server, url)
    assert.equal(client.socket.connected, false)
  })
})
