import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { describe, it, type TestContext } from 'node:test'
import { createClient } from 'redis'
import { chatPair } from '../support/chat.ts'
import { type DatabaseKind, databaseKinds } from '../support/databases.ts'
import { connectClient, listen } from '../support/realtime.ts'
import { startRedis } from '../support/redis.ts'
import { until } from '../support/until.ts'

/** A node that is joined listens to what all others say. */
async function untilJoined(redisUrl: string): Promise<void> {
  const admin = await createClient({ url: redisUrl }).connect()
  const channel = 'cx-realtime#/#'
  await until(async () => ((await admin.pubSubNumSub(channel))[channel] ?? 0) > 0)
  admin.destroy()
}

/** How often a connection is written to, when first something short is said in its chat, and then something long. */
async function writesFor(test: TestContext, kind: DatabaseKind, redisUrl: string | null): Promise<number[]> {
  const chat = await chatPair(kind, { redisUrl })
  test.after(() => chat.server.close())
  const url = await listen(chat.server.app)
  const { realtime } = chat.server.app.services
  let writes = 0
  chat.server.app.server.on('connection', (line: Socket) => {
    const write = line.write.bind(line)
    line.write = ((...given: Parameters<typeof write>) => {
      writes += 1
      return write(...given)
    }) as typeof write
  })
  const channel = `private-chat.${chat.pairing}`
  const message = await chat.sent(chat.theirs, 'Hola')
  // whoever comes before the nodes are joined is sent away then
  if (redisUrl) await untilJoined(redisUrl)
  const client = await connectClient(chat.server, url)
  test.after(() => client.close())
  assert.deepEqual(await client.subscribe(channel, chat.token), { success: true })
  const found: number[] = []
  for (const text of ['¿Qué tal?', 'ñ'.repeat(40_000)]) {
    const before = { writes, heard: client.all('message').length }
    realtime.tell(chat.pairing, { name: 'message', message: { ...message, message: text } })
    await until(() => client.all('message').length > before.heard)
    assert.equal(client.all('message').at(-1)?.message.message, text)
    found.push(writes - before.writes)
  }
  return found
}

describe('what is said in a chat', () => {
  it('goes to each who listens in one piece', async test => {
    assert.deepEqual(await writesFor(test, 'pglite', null), [1, 1])
  })

  const skip = !databaseKinds.includes('postgres')
  it('goes in one piece where nodes are joined, too', { skip }, async test => {
    const redis = await startRedis()
    test.after(() => redis.stop())
    assert.deepEqual(await writesFor(test, 'postgres', redis.url), [1, 1])
  })
})
