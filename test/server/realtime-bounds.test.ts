import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Database } from '../../server/db/database.ts'
import { CHANNEL_FORBIDDEN } from '../../src/contract/error-codes/chat.ts'
import {
  CHANNELS_PER_CONNECTION_MAX,
  REALTIME_CONNECT_MS,
  REALTIME_FRAMES_MAX,
  SUBSCRIPTIONS_PER_TEACHER_MAX,
  SUBSCRIPTIONS_WINDOW_MS,
} from '../../src/contract/limits/realtime.ts'
import { REALTIME_PATH } from '../../src/contract/realtime.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { newClassroom } from '../support/pairing.ts'
import { authFor, type Client, connectClient, listen } from '../support/realtime.ts'
import { until } from '../support/until.ts'

const TAKEN = { success: true }
const REFUSED = { success: false, error_code: CHANNEL_FORBIDDEN }

describe('the bounds of a realtime connection', () => {
  let chat: ChatPair
  let url = ''
  let ids = { mine: 0, theirs: 0 }
  const open: Client[] = []
  before(async () => {
    chat = await chatPair('pglite')
    url = await listen(chat.server.app)
    const [mine, theirs] = [await chat.page(chat.theirs), await chat.page(chat.mine)]
    ids = { mine: mine.partner.id, theirs: theirs.partner.id }
  })
  after(() => chat.server.close())
  afterEach(async () => {
    for (const client of open.splice(0)) client.close()
    await until(() => chat.server.app.services.realtime.count() === 0)
  })

  const connect = async () => {
    const client = await connectClient(chat.server, url)
    open.push(client)
    return client
  }

  it('are so many channels of one connection', async () => {
    const channels: string[] = []
    while (channels.length < CHANNELS_PER_CONNECTION_MAX) {
      const [one, other] = [
        await newClassroom(chat.db, ids.mine, []),
        await newClassroom(chat.db, ids.theirs, []),
      ]
      await chat.db.transaction(transaction =>
        pairClassrooms(transaction as unknown as Database, one.id, other.id),
      )
      channels.push(`private-chat.${one.pairing}`, `presence-chat.${one.pairing}`)
    }
    const client = await connect()
    for (const name of channels) assert.deepEqual(await client.subscribe(name, chat.token), TAKEN)
    const own = `private-teacher.${ids.mine}`
    assert.deepEqual(await client.subscribe(own, chat.token), REFUSED)
    client.socket.emit('unsubscribe', { channel: channels[0] ?? '' })
    assert.deepEqual(await client.subscribe(own, chat.token), TAKEN)
  })

  it('are so many seconds in which it says whose it is', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const socket = new WebSocket(`${url.replace('http', 'ws')}${REALTIME_PATH}?EIO=4&transport=websocket`)
    let isOver = false
    socket.addEventListener('close', () => {
      isOver = true
    })
    socket.addEventListener('error', () => undefined)
    let isTaken = false
    socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('40')) isTaken = true
    })
    await new Promise(resolve => socket.addEventListener('open', resolve))
    socket.send('40')
    await until(() => isTaken)
    t.mock.timers.tick(REALTIME_CONNECT_MS - 1)
    assert.equal(chat.server.app.services.realtime.count(), 1)
    t.mock.timers.tick(1)
    await until(() => isOver)
  })

  it('are so many channels that a teacher asks for within a minute, over all connections', async t => {
    // none of what was asked for before counts
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + SUBSCRIPTIONS_WINDOW_MS })
    const name = `private-chat.${chat.pairing}`
    const auth = await authFor(chat.server, chat.token, name)
    let asked = 0
    while (asked < SUBSCRIPTIONS_PER_TEACHER_MAX) {
      const client = await connect()
      const few = Math.min(REALTIME_FRAMES_MAX / 2, SUBSCRIPTIONS_PER_TEACHER_MAX - asked)
      for (let count = 0; count < few; count += 1)
        assert.deepEqual(await client.subscribe(name, '', auth), TAKEN)
      asked += few
    }
    assert.deepEqual(await (await connect()).subscribe(name, '', auth), REFUSED)
    assert.deepEqual(await (await connect()).subscribe(name, chat.partnerToken), TAKEN)
    t.mock.timers.tick(SUBSCRIPTIONS_WINDOW_MS)
    assert.deepEqual(await (await connect()).subscribe(name, chat.token), TAKEN)
  })
})
