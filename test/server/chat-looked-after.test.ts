import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Database } from '../../server/db/database.ts'
import type { ChatMessage } from '../../src/contract/entities/chat.ts'
import { CHANNEL_FORBIDDEN } from '../../src/contract/error-codes/chat.ts'
import { FILE_URL_VALID_SECONDS } from '../../src/contract/limits/files.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { databaseKinds } from '../support/databases.ts'
import { operatorOf } from '../support/operator.ts'
import { newClassroom } from '../support/pairing.ts'

const OPERATOR = 'olga@operator.test'

for (const kind of databaseKinds) {
  describe(`a chat that an operator looks at, who works as one of the two, on ${kind}`, () => {
    let chat: ChatPair
    let call: Awaited<ReturnType<typeof operatorOf>>
    let path = ''
    before(async () => {
      chat = await chatPair(kind)
      call = await operatorOf(chat, OPERATOR)
      path = `/api/teacher/classrooms/${chat.mine}/partner/messages`
    })
    after(() => chat.server.close())
    beforeEach(() => chat.clear())

    it('is read by the teacher alone', async () => {
      const { id } = await chat.sent(chat.theirs, 'Hola')
      const seen = await call<ChatMessage>(`PUT ${path}/${id}`, { status: 'read' })
      assert.deepEqual([seen.status, seen.body.data.message, seen.body.data.status], [200, 'Hola', 'sent'])
      assert.equal((await chat.page(chat.mine)).unread_count, 1)
      assert.equal((await chat.page(chat.theirs)).messages[0]?.status, 'sent')
      await chat.read(chat.mine, id)
      assert.equal((await chat.page(chat.mine)).unread_count, 0)
      assert.equal((await chat.page(chat.theirs)).messages[0]?.status, 'read')
    })

    it('keeps who has written what, and shows both the teacher', async () => {
      await chat.sent(chat.mine, 'By the teacher')
      assert.equal((await call(`POST ${path}`, { message: 'By us' })).status, 200)
      const kept = await chat.run(
        sql`select message, operator from chat_messages where class_pairing_id = ${chat.pairing} order by number`,
      )
      assert.deepEqual(kept, [
        { message: 'By the teacher', operator: null },
        { message: 'By us', operator: OPERATOR },
      ])
      const { messages, partner } = await chat.page(chat.theirs)
      assert.deepEqual(
        messages.map(({ from_teacher_id }) => from_teacher_id),
        [partner.id, partner.id],
      )
      assert.doesNotMatch(JSON.stringify(messages), /operator/)
    })

    it('is heard, and nobody is shown as being there', async () => {
      const asks = (channel: string) => call('POST /api/teacher/broadcasting/auth', { channel })
      const presence = await asks(`presence-chat.${chat.pairing}`)
      assert.deepEqual([presence.status, presence.body.error_code], [403, CHANNEL_FORBIDDEN])
      assert.equal((await asks(`private-chat.${chat.pairing}`)).status, 200)
    })
  })

  describe(`what a chat shows and tells on ${kind}`, () => {
    let chat: ChatPair
    before(async () => {
      chat = await chatPair(kind)
    })
    after(() => chat.server.close())
    beforeEach(() => chat.clear())

    const keptSeconds = async () => {
      const { headers } = await chat.list(chat.theirs)
      return Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1])
    }
    /** Ids of the classrooms of which the partner has been told that there is a message. */
    const told = async () =>
      (
        await chat.run<{ classroom_id: number }>(sql`select classroom_id from notifications
          where type = 'partner_message' and status = 'unread' order by id`)
      ).map(({ classroom_id }) => classroom_id)

    it('is kept no longer than the address of a file is good', async () => {
      await chat.sent(chat.mine, 'Hola')
      await chat.run(
        sql`update chat_messages set attachment = ${JSON.stringify({
          ...{ file: `${'f'.repeat(43)}.pdf`, label: 'Our river.pdf' },
        })}::jsonb where class_pairing_id = ${chat.pairing}`,
      )
      assert.ok((await keptSeconds()) <= FILE_URL_VALID_SECONDS)
    })

    it('is kept no longer than the address of a picture is good', async () => {
      await chat.sent(chat.mine, 'Hola')
      const teacher = sql`(select teacher_id from classrooms where id = ${chat.mine})`
      await chat.run(sql`update teachers set avatar = ${`${'p'.repeat(43)}.png`} where id = ${teacher}`)
      assert.ok((await keptSeconds()) <= FILE_URL_VALID_SECONDS)
      await chat.run(sql`update teachers set avatar = null where id = ${teacher}`)
    })

    it('is told of each classroom of the partner, whatever else they have not read', async () => {
      await chat.run(sql`update notifications set status = 'read'`)
      const teacherOf = async (classroom: number) =>
        (
          await chat.run<{ id: number }>(sql`select teacher_id as id from classrooms where id = ${classroom}`)
        )[0]?.id ?? 0
      const [me, partner] = [await teacherOf(chat.mine), await teacherOf(chat.theirs)]
      const [mine, theirs] = [await newClassroom(chat.db, me), await newClassroom(chat.db, partner)]
      await chat.db.transaction(transaction =>
        pairClassrooms(transaction as unknown as Database, mine.id, theirs.id),
      )
      await chat.run(sql`insert into notifications (teacher_id, type, subject, "from", classroom_id, trigger_user_id)
        values (${partner}, 'partner_connection_accepted', 'x', 'x', ${chat.theirs}, ${me})`)
      await chat.sent(chat.mine, 'Hola')
      assert.deepEqual(await told(), [chat.theirs])
      await chat.sent(mine.id, 'Hola')
      assert.deepEqual(await told(), [chat.theirs, theirs.id])
      await chat.sent(mine.id, 'And again')
      assert.deepEqual(await told(), [chat.theirs, theirs.id])
    })
  })
}
