import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { databaseKinds } from '../support/databases.ts'
import { type Client, connectClient, listen } from '../support/realtime.ts'
import { until } from '../support/until.ts'

for (const kind of databaseKinds) {
  describe(`a message to a partner on ${kind}`, () => {
    let chat: ChatPair
    let url = ''
    const open: Client[] = []
    before(async () => {
      chat = await chatPair(kind)
      url = await listen(chat.server.app)
    })
    after(() => chat.server.close())
    beforeEach(() => chat.clear())
    afterEach(async () => {
      for (const client of open.splice(0)) client.close()
      await until(() => chat.server.app.services.realtime.count() === 0)
    })

    const opens = async (token: string, name: 'private' | 'presence') => {
      const client = await connectClient(chat.server, url)
      open.push(client)
      assert.deepEqual(await client.subscribe(`${name}-chat.${chat.pairing}`, token), { success: true })
      return client
    }
    const told = async () =>
      (
        await chat.run(
          sql`select 1 from notifications where status = 'unread' and classroom_id = ${chat.theirs}`,
        )
      ).length

    it('is no notification while they have the chat open, and is one once they have closed it', async () => {
      const there = await opens(chat.partnerToken, 'presence')
      await chat.sent(chat.mine, 'You see this', { notify: true })
      assert.equal(await told(), 0)
      there.close()
      await until(() => chat.server.app.services.realtime.count() === 0)
      await chat.sent(chat.mine, 'You do not see this')
      assert.equal(await told(), 1)
    })

    it('is one while somebody else has it open, or they hear the chat and do not show it', async () => {
      await opens(chat.token, 'presence')
      await opens(chat.partnerToken, 'private')
      await chat.sent(chat.mine, 'Hola')
      assert.equal(await told(), 1)
    })

    it('is one when the session that had it open is over, though its connection is still there', async () => {
      const { token, refreshToken } = await chat.server.signIn('partner@demo.test')
      await opens(token, 'presence')
      await chat.server.call('POST /api/teacher/logout', { token, body: { refreshToken } })
      await chat.sent(chat.mine, 'Hola')
      assert.equal(await told(), 1)
    })

    it('is none when its sender does not want it', async () => {
      await chat.sent(chat.mine, 'Hola', { notify: false })
      assert.equal(await told(), 0)
    })
  })
}
