import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { MESSAGES_PER_HOUR } from '../../src/contract/limits/messages.ts'
import { databaseKinds } from '../support/databases.ts'
import { MESSAGE, type MessageBoard, messageBoard } from '../support/message-board.ts'

for (const kind of databaseKinds) {
  describe(`a message with a key on ${kind}`, () => {
    let board: MessageBoard
    before(async () => {
      board = await messageBoard(kind)
    })
    after(() => board.server.close())
    beforeEach(() => board.clear())

    const send = (form: object, key = 'a-message-sent-again') =>
      board.server.call<{ id: number }>(`POST /api/teacher/classrooms/${board.mine}/messages`, {
        token: board.token,
        body: form,
        headers: { 'idempotency-key': key },
      })

    it('is posted once, however often it is sent', async () => {
      const answers = await Promise.all([send(MESSAGE), send(MESSAGE)])
      const [first, again] = answers.map(({ body }) => body.data.id)
      assert.equal(again, first)
      assert.equal((await board.list(board.mine)).body.data.length, 1)
      const other = await send({ ...MESSAGE, subject: 'Our lake' })
      assert.deepEqual([other.status, other.body.data.id], [422, first])
    })

    it('is answered as the first time when it is sent again as the last of an hour, and counts once', async () => {
      const key = 'the-last-of-an-hour'
      await board.posted(board.mine)
      await board.run(sql`update attempts set count = ${MESSAGES_PER_HOUR - 1}`)
      const first = await send(MESSAGE, key)
      assert.equal(first.status, 200, first.text)
      for (const _ of ['again', 'and again']) {
        const { status, body } = await send(MESSAGE, key)
        assert.deepEqual([status, body.data.id], [200, first.body.data.id])
      }
      assert.equal((await send(MESSAGE, 'one-more')).status, 429)
      await board.run(sql`delete from attempts`)
      assert.equal((await send(MESSAGE, 'one-more')).status, 200)
    })
  })
}
