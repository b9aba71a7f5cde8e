import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { CHAT_FULL, CHAT_MESSAGE_GONE, NO_CHAT, PARTNER_GONE } from '../../src/contract/error-codes/chat.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import {
  CHAT_MESSAGES_MAX,
  CHAT_MESSAGES_PER_HOUR,
  CHAT_PAGE_MESSAGES,
} from '../../src/contract/limits/chat.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { databaseKinds } from '../support/databases.ts'

for (const kind of databaseKinds) {
  describe(`the chat of two partners on ${kind}`, () => {
    let chat: ChatPair
    before(async () => {
      chat = await chatPair(kind)
    })
    after(() => chat.server.close())
    beforeEach(() => chat.clear())

    /** Messages as they would stand after so many, without sending each. */
    const fill = (count: number, first = 1) =>
      chat.run(sql`insert into chat_messages (class_pairing_id, number, from_classroom_id, to_classroom_id, message)
        select ${chat.pairing}, n, ${chat.mine}, ${chat.theirs}, 'Message ' || n
        from generate_series(${first}::int, ${first + count - 1}::int) n`)

    it('is empty at first, and names the partner', async () => {
      const page = await chat.page(chat.mine)
      assert.deepEqual([page.messages, page.last_number, page.unread_count], [[], 0, 0])
      assert.equal(page.partner.is_there, true)
      assert.equal(page.class_pairing_id, chat.pairing)
      const theirs = await chat.page(chat.theirs)
      assert.notEqual(theirs.partner.id, page.partner.id)
    })

    it('shows both what either has written, in its order and as it was typed', async () => {
      const texts = ['Hola', ' <script>alert(1)</script>\nand more ', '😀'.repeat(500)]
      await chat.sent(chat.mine, texts[0] ?? '')
      await chat.sent(chat.theirs, texts[1] ?? '')
      await chat.sent(chat.mine, texts[2] ?? '')
      const [one, other] = [await chat.page(chat.mine), await chat.page(chat.theirs)]
      assert.deepEqual(
        one.messages.map(({ number, message }) => [number, message]),
        texts.map((text, index) => [index + 1, text.trim()]),
      )
      assert.deepEqual(other.messages, one.messages)
      assert.deepEqual(
        one.messages.map(({ from_teacher_id }) => from_teacher_id === one.partner.id),
        [false, true, false],
      )
      assert.deepEqual([one.last_number, one.unread_count, other.unread_count], [3, 1, 2])
    })

    it('comes in pages: the last messages, those after a number, and those before one', async () => {
      const more = 10
      await fill(CHAT_PAGE_MESSAGES + more)
      const numbers = async (query: string) => (await chat.page(chat.mine, query)).messages.map(m => m.number)
      const from = (first: number, count: number) =>
        Array.from({ length: count }, (_, index) => first + index)
      assert.deepEqual(await numbers(''), from(more + 1, CHAT_PAGE_MESSAGES))
      assert.deepEqual(await numbers('?after=0'), from(1, CHAT_PAGE_MESSAGES))
      assert.deepEqual(await numbers(`?after=${CHAT_PAGE_MESSAGES}`), from(CHAT_PAGE_MESSAGES + 1, more))
      assert.deepEqual(await numbers(`?before=${more + 1}`), from(1, more))
      assert.deepEqual(await numbers(`?after=${CHAT_PAGE_MESSAGES + more}`), [])
      for (const query of ['?after=-1', '?before=x', '?after=1.5', '?after=2147483648'])
        assert.equal((await chat.list(chat.mine, query)).status, 422, query)
    })

    it('is answered 304 until somebody writes or reads, or the partner is not there any more', async () => {
      const etagOf = async (token: string) =>
        (await chat.server.call(`GET /api/teacher/classrooms/${chat.mine}/partner/messages`, { token }))
          .headers.etag
      const ask = async (etag: string | undefined) => {
        const line = `GET /api/teacher/classrooms/${chat.mine}/partner/messages`
        return (await chat.server.call(line, { token: chat.token, headers: { 'if-none-match': etag ?? '' } }))
          .status
      }
      const first = await etagOf(chat.token)
      assert.equal(await ask(first), 304)
      const { id } = await chat.sent(chat.mine, 'Hola')
      assert.equal(await ask(first), 200)
      const second = await etagOf(chat.token)
      assert.equal(await ask(second), 304)
      await chat.read(chat.theirs, id)
      assert.equal(await ask(second), 200)
      const third = await etagOf(chat.token)
      assert.equal(await ask(third), 304)
      await chat.disablePartner()
      assert.equal(await ask(third), 200)
    })

    it('marks a message of the partner as read, once and for good', async () => {
      const { id } = await chat.sent(chat.mine, 'Hola')
      const [first, again] = [await chat.read(chat.theirs, id), await chat.read(chat.theirs, id)]
      assert.deepEqual([first.status, again.status], [200, 200])
      assert.deepEqual(again.body.data, first.body.data)
      assert.equal((await chat.page(chat.mine)).messages[0]?.status, 'read')
      assert.equal((await chat.page(chat.theirs)).unread_count, 0)
    })

    it('marks those of the partner after it as well, up to a number, and nothing else', async () => {
      const ids: number[] = []
      for (const text of ['one', 'two', 'three', 'four']) ids.push((await chat.sent(chat.mine, text)).id)
      await chat.sent(chat.theirs, 'mine')
      const read = await chat.read(chat.theirs, ids[1] ?? 0, 3)
      assert.deepEqual([read.status, read.body.data.status], [200, 'read'])
      const statuses = async () => (await chat.page(chat.mine)).messages.map(({ status }) => status)
      assert.deepEqual(await statuses(), ['sent', 'read', 'read', 'sent', 'sent'])
      // what lies before it is none of it
      await chat.read(chat.theirs, ids[3] ?? 0, 1)
      assert.deepEqual(await statuses(), ['sent', 'read', 'read', 'read', 'sent'])
      await chat.read(chat.theirs, ids[0] ?? 0, 2_147_483_647)
      assert.deepEqual(await statuses(), ['read', 'read', 'read', 'read', 'sent'])
      assert.equal((await chat.read(chat.theirs, ids[0] ?? 0, 2_147_483_648)).status, 422)
    })

    it('lets nobody mark their own messages', async () => {
      const { id } = await chat.sent(chat.mine, 'Hola')
      const { status, body } = await chat.read(chat.mine, id)
      assert.deepEqual([status, body.error_code], [404, CHAT_MESSAGE_GONE])
      assert.equal((await chat.page(chat.mine)).messages[0]?.status, 'sent')
    })

    it('can be read once the exchange has expired, and takes nothing more', async () => {
      const { id } = await chat.sent(chat.mine, 'Hola')
      for (const classroom of [chat.mine, chat.theirs]) await chat.expire(classroom)
      const refused = await chat.send(chat.theirs, 'Too late')
      assert.deepEqual([refused.status, refused.body.error_code], [422, EXCHANGE_EXPIRED])
      assert.equal((await chat.page(chat.theirs)).messages.length, 1)
      assert.equal((await chat.read(chat.theirs, id)).status, 200)
    })

    it('takes nothing for a partner whose account is disabled, and says so', async () => {
      await chat.disablePartner()
      const { status, body } = await chat.send(chat.mine, 'Hola')
      assert.deepEqual([status, body.error_code], [422, PARTNER_GONE])
      assert.equal((await chat.page(chat.mine)).partner.is_there, false)
    })

    it('is not there without a partner, nor for either of them once they are partners no more', async () => {
      const { id } = await chat.sent(chat.mine, 'Hola')
      const refused = async (classroom: number) => {
        const answers = [
          await chat.list(classroom),
          await chat.send(classroom, 'Hola'),
          await chat.read(classroom, id),
        ]
        for (const { status, body } of answers) assert.deepEqual([status, body.error_code], [404, NO_CHAT])
      }
      await refused(chat.third)
      await chat.endPairing()
      try {
        for (const classroom of [chat.mine, chat.theirs]) await refused(classroom)
      } finally {
        await chat.renewPairing()
      }
    })

    it('shows a later partner nothing of what was written before', async () => {
      const { id } = await chat.sent(chat.mine, 'For you alone')
      await chat.endPairing()
      try {
        await chat.run(sql`update classrooms set class_pairing_id = ${chat.pairing}, class_pairing_side = 2
          where id = ${chat.third}`)
        await chat.run(sql`update class_pairings set status = 'paired' where id = ${chat.pairing}`)
        const page = await chat.page(chat.third)
        assert.deepEqual([page.messages, page.last_number, page.unread_count], [[], 0, 0])
        assert.equal((await chat.read(chat.third, id)).body.error_code, CHAT_MESSAGE_GONE)
        assert.deepEqual((await chat.page(chat.mine)).messages, [])
        // the numbers go on all the same
        assert.equal((await chat.sent(chat.third, 'Hello')).number, 2)
      } finally {
        await chat.run(sql`with own as (insert into class_pairings default values returning id)
          update classrooms set class_pairing_id = (select id from own), class_pairing_side = 1 where id = ${chat.third}`)
        await chat.renewPairing()
      }
    })

    it('has an end for each side, and none that the other one has reached', async () => {
      await fill(CHAT_MESSAGES_MAX - 1)
      await chat.sent(chat.theirs, 'Hello')
      assert.equal((await chat.sent(chat.mine, 'My last one')).number, CHAT_MESSAGES_MAX + 1)
      const { status, body } = await chat.send(chat.mine, 'One more')
      assert.deepEqual([status, body.error_code], [422, CHAT_FULL])
      assert.equal((await chat.sent(chat.theirs, 'I may')).number, CHAT_MESSAGES_MAX + 2)
    })

    it('takes so many an hour of one teacher, and what is refused counts for none', async () => {
      await chat.sent(chat.mine, 'Hola')
      await chat.run(sql`update attempts set count = ${CHAT_MESSAGES_PER_HOUR - 1}`)
      assert.equal((await chat.send(chat.mine, '')).status, 422)
      await chat.sent(chat.mine, 'The last of this hour')
      const { status, headers } = await chat.send(chat.mine, 'One more')
      assert.equal(status, 429)
      assert.ok(Number(headers['retry-after']) > 0)
      await chat.sent(chat.theirs, 'The other one may')
    })

    it('tells the partner once of many messages, until they have seen it, and not of one without notice', async () => {
      const unread = () =>
        chat.run<{ classroom_id: number; type: string }>(sql`select classroom_id, type from notifications
          where status = 'unread' and classroom_id in (${chat.mine}, ${chat.theirs})`)
      await chat.sent(chat.mine, 'In the chat already', { notify: false })
      assert.deepEqual(await unread(), [])
      for (const text of ['Hola', 'Are you there?']) await chat.sent(chat.mine, text)
      assert.deepEqual(await unread(), [{ classroom_id: chat.theirs, type: 'partner_message' }])
      await chat.run(sql`update notifications set status = 'read' where classroom_id = ${chat.theirs}`)
      await chat.sent(chat.mine, 'And again', { notify: true })
      assert.equal((await unread()).length, 1)
    })
  })
}
