import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { PRESENCE_PAUSE_MS } from '../../src/contract/limits/realtime.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { authFor, type Client, connectClient, listen } from '../support/realtime.ts'
import { until } from '../support/until.ts'

describe('a realtime connection', () => {
  let chat: ChatPair
  let url = ''
  const open: Client[] = []
  before(async () => {
    chat = await chatPair('pglite')
    url = await listen(chat.server.app)
  })
  after(() => chat.server.close())
  beforeEach(() => chat.clear())
  afterEach(async () => {
    for (const client of open.splice(0)) client.close()
    await until(() => chat.server.app.services.realtime.count() === 0)
  })

  const listening = async (token: string, channel: string) => {
    const client = await connectClient(chat.server, url)
    open.push(client)
    assert.deepEqual(await client.subscribe(channel, token), { success: true })
    return client
  }

  it('brings what has happened in its order, also what happens while it looks who may hear of it', async () => {
    const client = await listening(chat.token, `private-chat.${chat.pairing}`)
    const message = await chat.sent(chat.mine, 'Hola')
    await until(() => client.all('message').length === 1)
    const later = [2, 3, 4, 5, 6]
    for (const number of later)
      chat.server.app.services.realtime.tell(chat.pairing, {
        name: 'message',
        message: { ...message, number },
      })
    await until(() => client.all('message').length === 1 + later.length)
    const numbers = client.all('message').map(event => event.message.number)
    assert.deepEqual(numbers, [1, ...later])
  })

  it('says how often somebody has come and gone a few times only, and how it is in the end', async () => {
    const presence = `presence-chat.${chat.pairing}`
    const one = await listening(chat.token, presence)
    await until(() => one.all('presence').length === 1)
    const other = await connectClient(chat.server, url)
    open.push(other)
    const auth = await authFor(chat.server, chat.partnerToken, presence)
    const begun = performance.now()
    for (let time = 0; time < 20; time += 1) {
      await other.subscribe(presence, '', auth)
      other.socket.emit('unsubscribe', { channel: presence })
    }
    await other.subscribe(presence, '', auth)
    await until(() => one.all('presence').at(-1)?.teachers.length === 2)
    const times = one.all('presence').map(({ teachers }) => String(teachers))
    assert.ok(times.every((teachers, index) => teachers !== times[index - 1]))
    // at first, and once after each pause
    assert.ok(times.length <= 2 + (performance.now() - begun) / PRESENCE_PAUSE_MS, `${times.length} times`)
  })
})
