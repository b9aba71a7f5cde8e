import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createClient } from 'redis'
import { buildApp } from '../../server/app.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { databaseKinds } from '../support/databases.ts'
import { isQuestion } from '../support/hearers.ts'
import { type Client, connectClient, listen } from '../support/realtime.ts'
import { startRedis } from '../support/redis.ts'
import { collectLogs, type ServerLogs } from '../support/server-logs.ts'
import { until } from '../support/until.ts'

// The embedded database belongs to one process: there is one node.
const skip = !databaseKinds.includes('postgres')

describe('two nodes on one Redis', { skip }, () => {
  let chat: ChatPair
  let redis: Awaited<ReturnType<typeof startRedis>>
  let other: FastifyInstance
  let logs: ServerLogs
  let urls: [one: string, other: string]
  let asked = 0
  const open: Client[] = []
  before(async () => {
    redis = await startRedis()
    chat = await chatPair('postgres', { redisUrl: redis.url })
    logs = collectLogs()
    const { config } = chat.server.app.services
    other = await buildApp(config, {
      logStream: logs.stream,
      onStatement(statement) {
        if (isQuestion(statement)) asked += 1
      },
    })
    urls = [await listen(chat.server.app), await listen(other)]
  })
  after(async () => {
    for (const client of open) client.close()
    await other.close()
    await chat.server.close()
    await redis.stop()
    logs.check()
  })

  const listening = async (url: string, token: string, ...kinds: ('private' | 'presence')[]) => {
    const client = await connectClient(chat.server, url)
    open.push(client)
    for (const name of kinds)
      assert.deepEqual(await client.subscribe(`${name}-chat.${chat.pairing}`, token), { success: true })
    return client
  }

  it('bring a message that is sent on one to a browser on the other, once, and to nobody signed out', async () => {
    const signedOut = await chat.server.signIn('partner@demo.test')
    const far = await listening(urls[1], chat.partnerToken, 'private')
    const gone = await listening(urls[1], signedOut.token, 'private')
    const near = await listening(urls[0], chat.token, 'private')
    const { token, refreshToken } = signedOut
    await chat.server.call('POST /api/teacher/logout', { token, body: { refreshToken } })
    // the first may come before both are joined; nothing later gets lost
    await until(async () => {
      await chat.sent(chat.mine, 'Are you there?')
      return far.all('message').length > 0
    })
    const { id } = await chat.sent(chat.mine, 'Hola')
    await until(() => far.all('message').some(({ message }) => message.id === id))
    await until(() => near.all('message').some(({ message }) => message.id === id))
    const ids = far.all('message').map(({ message }) => message.id)
    assert.deepEqual(ids, [...new Set(ids)])
    assert.deepEqual(gone.all('message'), [])
  })

  it('ask nothing of each message, and tell nobody whose session was ended in the database itself', async () => {
    const far = await listening(urls[1], chat.partnerToken, 'private')
    const gone = await listening(urls[1], (await chat.server.signIn('partner@demo.test')).token, 'private')
    const sent: number[] = []
    const heard = ({ all }: Client) => all('message').map(({ message }) => message.id)
    const send = async () => {
      sent.push((await chat.sent(chat.mine, 'Hola')).id)
      await until(() => heard(far).length === sent.length)
    }
    await send()
    await until(() => heard(gone).length === sent.length)
    const before = asked
    await send()
    assert.equal(asked, before)
    await chat.run(sql`update sessions set revoked_at = now()
      where family_id = (select family_id from sessions order by created_at desc limit 1)`)
    await send()
    assert.deepEqual([heard(far), heard(gone)], [sent, sent.slice(0, 2)])
  })

  it('tell nobody besides who has the chat open on the other', async () => {
    const told = () =>
      chat.run(sql`select 1 from notifications where status = 'unread' and classroom_id = ${chat.theirs}`)
    await chat.clear()
    const far = await listening(urls[1], chat.partnerToken, 'presence')
    // the two may not be joined yet
    await until(async () => {
      await chat.run(sql`delete from notifications where classroom_id = ${chat.theirs}`)
      await chat.sent(chat.mine, 'Hola')
      return (await told()).length === 0
    })
    far.close()
    await until(async () => {
      await chat.sent(chat.mine, 'And now?')
      return (await told()).length === 1
    })
  })

  it('show the same of who is there', async () => {
    const near = await listening(urls[0], chat.token, 'presence')
    const far = await listening(urls[1], chat.partnerToken, 'presence')
    for (const client of [near, far]) await until(() => client.all('presence').at(-1)?.teachers.length === 2)
    assert.deepEqual(near.all('presence').at(-1), far.all('presence').at(-1))
    far.close()
    await until(() => near.all('presence').at(-1)?.teachers.length === 1)
  })
})

describe('a node whose Redis is not there', () => {
  it('serves its own browsers, says so once, and stops', async () => {
    const chat = await chatPair('pglite', { redisUrl: 'redis://127.0.0.1:1' })
    const url = await listen(chat.server.app)
    const client = await connectClient(chat.server, url)
    await client.subscribe(`presence-chat.${chat.pairing}`, chat.token)
    await client.subscribe(`private-chat.${chat.pairing}`, chat.token)
    await chat.sent(chat.theirs, 'Hola')
    await until(() => client.all('message').length === 1 && client.all('presence').length === 1)
    client.close()
    await chat.server.close()
    assert.equal(chat.server.logs.filter(line => line.includes('Redis does not answer')).length, 1)
  })
})

describe('a node whose Redis hangs', { skip }, () => {
  it('goes on, shows who is there, and stays when what waited there comes to nothing', async test => {
    const redis = await startRedis()
    test.after(() => redis.stop())
    const chat = await chatPair('postgres', { redisUrl: redis.url })
    const url = await listen(chat.server.app)
    const client = await connectClient(chat.server, url)
    await client.subscribe(`private-chat.${chat.pairing}`, chat.token)
    redis.hang()
    await chat.sent(chat.theirs, 'Hola')
    await until(() => client.all('message').length === 1)
    await client.subscribe(`presence-chat.${chat.pairing}`, chat.token)
    await until(() => client.all('presence').length === 1)
    await redis.stop()
    await until(() => chat.server.logs.some(line => line.includes('Redis does not answer')))
    await chat.sent(chat.theirs, 'And again')
    await until(() => client.all('message').length === 2)
    client.close()
    await chat.server.close()
  })
})

describe('a node that Redis refuses what it says', { skip }, () => {
  it('serves its own browsers, says so, and stops', async () => {
    const redis = await startRedis()
    const admin = await createClient({ url: redis.url }).connect()
    await admin.sendCommand(['ACL', 'SETUSER', 'default', 'resetchannels'])
    const chat = await chatPair('postgres', { redisUrl: redis.url })
    const url = await listen(chat.server.app)
    await until(async () => {
      await chat.sent(chat.theirs, 'Is Redis there?')
      return chat.server.logs.some(line => line.includes('NOPERM'))
    })
    const client = await connectClient(chat.server, url)
    await client.subscribe(`private-chat.${chat.pairing}`, chat.token)
    await chat.sent(chat.theirs, 'Hola')
    await until(() => client.all('message').length === 1)
    client.close()
    await chat.server.close()
    admin.destroy()
    await redis.stop()
  })
})

describe('a node whose Redis goes away', { skip }, () => {
  it('serves its own browsers all the same, and stops', async () => {
    const redis = await startRedis()
    const chat = await chatPair('postgres', { redisUrl: redis.url })
    const url = await listen(chat.server.app)
    const client = await connectClient(chat.server, url)
    await client.subscribe(`private-chat.${chat.pairing}`, chat.token)
    await redis.stop()
    await until(() => chat.server.logs.some(line => line.includes('Redis does not answer')))
    await chat.sent(chat.theirs, 'Hola')
    await until(() => client.all('message').length === 1)
    client.close()
    await chat.server.close()
  })
})
