import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { SENT_BEFORE } from '../../src/contract/error-codes/common.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { databaseKinds } from '../support/databases.ts'

const KEY = 'a-message-of-mine'

for (const kind of databaseKinds) {
  describe(`a chat message with a key on ${kind}`, () => {
    let chat: ChatPair
    before(async () => {
      chat = await chatPair(kind)
    })
    after(() => chat.server.close())
    beforeEach(() => chat.clear())

    it('is sent once, however often it comes, and also when it comes again at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => chat.send(chat.mine, 'Hola', { key: KEY })),
      )
      for (const { status, body } of answers) assert.deepEqual([status, body.data.number], [200, 1])
      await chat.sent(chat.theirs, 'Hello')
      assert.equal((await chat.sent(chat.mine, ' Hola ', { key: KEY })).number, 1)
      assert.equal((await chat.page(chat.mine)).last_number, 2)
    })

    it('is known by its key to who has sent it', async () => {
      assert.equal((await chat.sent(chat.mine, 'Hola', { key: KEY })).client_id, KEY)
      assert.equal((await chat.sent(chat.mine, 'Hola')).client_id, null)
    })

    it('is another one with the same key of the partner', async () => {
      await chat.sent(chat.mine, 'Hola', { key: KEY })
      assert.equal((await chat.sent(chat.theirs, 'Hello', { key: KEY })).number, 2)
    })

    it('is refused when it says something else with the same key', async () => {
      const { id } = await chat.sent(chat.mine, 'Hola', { key: KEY })
      const { status, body } = await chat.send(chat.mine, 'Adiós', { key: KEY })
      assert.deepEqual([status, body.error_code, body.data.id], [422, SENT_BEFORE, id])
    })

    it('is refused with what is no key', async () => {
      assert.equal((await chat.send(chat.mine, 'Hola', { key: 'a key!' })).status, 422)
    })

    it('has a number of its own among many that both send at once, without a gap', async () => {
      const count = 20
      await Promise.all(
        Array.from({ length: count }, (_, index) =>
          chat.sent(index % 2 ? chat.mine : chat.theirs, `Message ${index}`, { key: `${KEY}-${index}` }),
        ),
      )
      const { messages } = await chat.page(chat.mine)
      assert.deepEqual(
        messages.map(({ number }) => number),
        Array.from({ length: count }, (_, index) => index + 1),
      )
      assert.equal(new Set(messages.map(({ message }) => message)).size, count)
    })
  })
}
