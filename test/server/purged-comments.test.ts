import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { databaseKinds } from '../support/databases.ts'
import { type MessageBoard, messageBoard } from '../support/message-board.ts'

const ME = ['--operator', 'you@company.test']

for (const kind of databaseKinds) {
  describe(`an operator's hand on what students have written on ${kind}`, () => {
    let board: MessageBoard
    before(async () => {
      board = await messageBoard(kind)
    })
    after(() => board.server.close())

    const run = (...args: string[]) => runCommand(board.server.app.services, ['students', ...args])
    const commentsOf = (classroomId: number) =>
      board.run<{ id: number }>(sql`select id from message_comments where classroom_id = ${classroomId}`)

    it('exports their comments, and leaves none after a purge, but those of the partner’s students', async () => {
      const message = await board.posted(board.mine)
      const own = await board.written(board.ada, message, 'The Ebro is longer')
      await board.moderate(board.mine, own, 'deleted')
      const theirs = await board.written(board.ben, message)
      const { students } = JSON.parse(await run('export', String(board.mine), ...ME)) as {
        students: { comments: Record<string, unknown>[] }[]
      }
      const told = students.flatMap(({ comments }) => comments)
      assert.deepEqual(
        told.map(({ created_at: _, ...comment }) => comment),
        [{ id: own, message_title: 'Our river', message_text: 'The Ebro is longer', status: 'deleted' }],
      )
      const [classroom] = await board.run<{ name: string }>(
        sql`select name from classrooms where id = ${board.mine}`,
      )
      await run('purge', String(board.mine), '--name', classroom?.name ?? '', ...ME)
      assert.deepEqual(await commentsOf(board.mine), [])
      assert.deepEqual(await commentsOf(board.theirs), [{ id: theirs }])
      assert.equal((await board.list(board.mine)).body.data.length, 1)
    })
  })
}
