import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { filesArea } from '../../server/areas/files/area.ts'
import { databaseKinds } from '../support/databases.ts'
import { MESSAGE, type MessageBoard, messageBoard } from '../support/message-board.ts'

const PICTURE = `${'k'.repeat(43)}.webp`

for (const kind of databaseKinds) {
  describe(`files of messages on ${kind}`, () => {
    let board: MessageBoard
    before(async () => {
      board = await messageBoard(kind)
    })
    after(() => board.server.close())

    it('stay as long as a message shows them, however long nobody has used them', async () => {
      const { services } = board.server.app
      await services.storage.put(PICTURE, Buffer.from('a picture'))
      await board.run(sql`insert into files (name, teacher_id, type, bytes)
        select ${PICTURE}, teacher_id, 'material', 9 from classrooms where id = ${board.mine}`)
      const id = await board.posted(board.mine, { ...MESSAGE, media: [{ label: 'A bridge', file: PICTURE }] })
      const isThereAfterSweep = async () => {
        await board.run(sql`update files set used_at = now() - interval '1 year' where name = ${PICTURE}`)
        for (const rule of filesArea.sweep) await rule(board.db, services)
        return (await services.storage.size(PICTURE)) !== null
      }
      assert.equal(await isThereAfterSweep(), true)
      await board.run(sql`delete from messages where id = ${id}`)
      assert.equal(await isThereAfterSweep(), false)
    })
  })
}
