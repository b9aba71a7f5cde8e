import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { databaseKinds } from '../support/databases.ts'
import { meetAt } from '../support/meeting.ts'

// The embedded database has one connection: there nobody waits for anybody.
const skip = !databaseKinds.includes('postgres')

/** docs/decisions/order-of-locks.md */
describe('a chat message and a change of who is paired with whom', { skip }, () => {
  let chat: ChatPair
  before(async () => {
    chat = await chatPair('postgres')
  })
  after(() => chat.server.close())

  it('are both done, whichever of the two classrooms sends it', async () => {
    const { db, pairing, mine, theirs } = chat
    for (const classroom of [mine, theirs])
      await meetAt(db, sql`select 1 from class_pairings where id = ${pairing} for update`, [
        () => chat.sent(classroom, 'Hola'),
        () => chat.run(sql`select 1 from classrooms where id in (${mine}, ${theirs}) order by id for update`),
      ])
  })
})
