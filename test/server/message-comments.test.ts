import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { COMMENT_GONE, COMMENTS_FULL } from '../../src/contract/error-codes/messages.ts'
import {
  COMMENTS_PER_HOUR,
  COMMENTS_PER_MESSAGE_MAX,
  COMMENTS_WAITING_MAX,
} from '../../src/contract/limits/messages.ts'
import { databaseKinds } from '../support/databases.ts'
import { type MessageBoard, messageBoard } from '../support/message-board.ts'
import { AGES } from '../support/site-pair.ts'
import { aStudent } from '../support/student-site.ts'

for (const kind of databaseKinds) {
  describe(`comments of students on ${kind}`, () => {
    let board: MessageBoard
    let eva: MessageBoard['ada']
    let message: number
    before(async () => {
      board = await messageBoard(kind)
      eva = await aStudent(board.server, board.token, board.mine, 'Eva')
    })
    after(() => board.server.close())
    beforeEach(async () => {
      await board.clear()
      message = await board.posted(board.mine)
    })

    type Site = MessageBoard['ada']
    const seen = async (site: Site) =>
      (await board.read(site)).body.data.flatMap(({ comments }) => comments.map(({ id }) => id))
    const listed = async (classroomId: number, query = '') =>
      (await board.list(classroomId, query)).body.data.flatMap(({ comments }) => comments.map(({ id }) => id))

    for (const age of [AGES.under13, AGES.from15, null]) {
      it(`wait for the teacher at the age ${age}, and until then only their student and that teacher see them`, async () => {
        await board.setAge(board.mine, age)
        await board.run(
          sql`update students set approve_student_submissions = false where id = ${board.ada.id}`,
        )
        const answer = await board.write(board.ada, message)
        const { id, status, is_own } = answer.body.data
        assert.deepEqual([status, is_own], ['pending', true])
        const everybody = async () => [
          await seen(board.ada),
          await listed(board.mine),
          await seen(eva),
          await seen(board.ben),
          await listed(board.theirs),
        ]
        assert.deepEqual(await everybody(), [[id], [id], [], [], []])
        const { body } = await board.moderate(board.mine, id, 'approved')
        assert.deepEqual([body.data.id, body.data.status, body.data.is_own], [id, 'approved', true])
        assert.deepEqual(await everybody(), [[id], [id], [id], [id], [id]])
        assert.equal((await board.moderate(board.mine, id, 'deleted')).body.data.status, 'deleted')
        assert.deepEqual(await everybody(), [[], [], [], [], []])
        await board.setAge(board.mine, AGES.from15)
      })
    }

    it('are moderated by the teacher of their student alone', async () => {
      const id = await board.written(board.ben, message)
      for (const [classroomId, status] of [
        [board.mine, 'approved'],
        [board.third, 'approved'],
        [board.mine, 'deleted'],
      ] as const) {
        const answer = await board.moderate(classroomId, id, status)
        assert.deepEqual([answer.status, answer.body.error_code], [404, COMMENT_GONE])
      }
      assert.deepEqual(await listed(board.theirs, '?filter_by=pending'), [id])
      assert.equal((await board.moderate(board.theirs, id, 'approved')).status, 200)
      assert.equal((await board.moderate(board.mine, id, 'deleted')).status, 404)
      assert.deepEqual(await listed(board.mine), [id])
    })

    it('stay deleted, and what was done already does no harm', async () => {
      const id = await board.written(board.ada, message)
      for (const [status, expected] of [
        ['approved', 200],
        ['approved', 200],
        ['deleted', 200],
        ['deleted', 200],
        ['approved', 404],
        ['pending', 422],
      ] as const)
        assert.equal((await board.moderate(board.mine, id, status)).status, expected, status)
      assert.deepEqual(await listed(board.mine), [])
    })

    it('are listed by status, and messages without any such left out', async () => {
      await board.posted(board.mine, { subject: 'Another', description: 'Nobody says anything' })
      const waiting = await board.written(board.ada, message, 'It waits')
      const shown = await board.written(eva, message, 'It is shown')
      await board.moderate(board.mine, shown, 'approved')
      const filtered = async (query: string) =>
        (await board.list(board.mine, query)).body.data.map(({ comments }) => comments.map(({ id }) => id))
      assert.deepEqual(await filtered(''), [[], [waiting, shown]])
      assert.deepEqual(await filtered('?filter_by=pending'), [[waiting]])
      assert.deepEqual(await filtered('?filter_by=approved'), [[shown]])
      assert.deepEqual((await board.list(board.theirs, '?filter_by=pending')).body.data, [])
      assert.equal((await board.list(board.mine, '?filter_by=deleted')).status, 422)
    })

    it('are written below what the partner’s teacher has posted, too, and below nothing else', async () => {
      const theirs = await board.posted(board.theirs)
      const other = await board.posted(board.third)
      const id = await board.written(board.ada, theirs)
      assert.deepEqual(await listed(board.mine), [id])
      assert.deepEqual(await listed(board.theirs), [])
      for (const missing of [other, 2_147_483_647])
        assert.equal((await board.write(board.ada, missing)).status, 404)
    })

    it('say who has written them: a group without an approved name is not named to the partner', async () => {
      const id = await board.written(board.ada, message)
      await board.moderate(board.mine, id, 'approved')
      const names = async (site: Site) => (await board.read(site)).body.data[0]?.comments[0]?.poster
      const told = async (classroomId: number) =>
        (await board.list(classroomId)).body.data[0]?.comments[0]?.user.first_name
      assert.deepEqual([await names(eva), await names(board.ben)], ['Ada B', 'Ada B'])
      await board.run(sql`update students set is_approved_name = false where id = ${board.ada.id}`)
      assert.deepEqual([await names(eva), await names(board.ben)], ['Ada B', ''])
      assert.deepEqual([await told(board.mine), await told(board.theirs)], ['Ada', ''])
      await board.run(sql`update students set is_approved_name = true where id = ${board.ada.id}`)
    })

    it('are hidden with a student who is removed, come back with them, and go with them', async () => {
      const id = await board.written(eva, message)
      await board.moderate(board.mine, id, 'approved')
      const remove = (when: ReturnType<typeof sql>) =>
        board.run(sql`update students set removed_at = ${when} where id = ${eva.id}`)
      await remove(sql`now()`)
      assert.deepEqual([await listed(board.mine), await seen(board.ben)], [[], []])
      assert.equal((await board.moderate(board.mine, id, 'deleted')).body.error_code, COMMENT_GONE)
      await remove(sql`null`)
      assert.deepEqual([await listed(board.mine), await seen(board.ben)], [[id], [id]])
      const mia = await aStudent(board.server, board.token, board.mine, 'Mia')
      const gone = await board.written(mia, message)
      await board.run(sql`delete from students where id = ${mia.id}`)
      assert.deepEqual(await board.run(sql`select id from message_comments where id = ${gone}`), [])
    })

    it('are refused empty or too long, and not once the exchange has expired', async () => {
      for (const [text, sentence] of [
        [' ', 'Field required.'],
        ['x'.repeat(256), 'Field must have maximum 255 letters.'],
      ] as const) {
        const answer = await board.write(board.ada, message, text)
        assert.deepEqual([answer.status, answer.body.data.errors], [422, { text: [sentence] }])
      }
      assert.equal((await board.write(board.ada, message, ` ${'x'.repeat(255)} `)).status, 200)
      const id = await board.written(board.ada, message)
      await board.expire(board.mine)
      assert.equal((await board.write(board.ada, message)).body.error_code, EXCHANGE_EXPIRED)
      assert.equal((await board.moderate(board.mine, id, 'approved')).body.error_code, EXCHANGE_EXPIRED)
      assert.equal((await seen(board.ada)).length, 2)
      await board.run(sql`update classrooms set expire_at = null where id = ${board.mine}`)
    })

    it('are 30 of one student below a message, deleted ones too, and 60 in an hour', async () => {
      const another = await board.posted(board.mine)
      for (let count = 0; count < COMMENTS_PER_MESSAGE_MAX; count++) await board.written(board.ada, message)
      await board.run(sql`update message_comments set status = 'deleted' where message_id = ${message}`)
      assert.equal((await board.write(board.ada, message)).body.error_code, COMMENTS_FULL)
      await board.written(eva, message)
      const left = COMMENTS_PER_HOUR - COMMENTS_PER_MESSAGE_MAX - 1
      for (let count = 0; count < left; count++) await board.written(board.ada, another)
      assert.equal((await board.write(board.ada, another)).status, 429)
    })

    it('that wait are 30 of one student on the whole board: the teacher reads some before there are more', async () => {
      await board.run(sql`insert into message_comments (message_id, classroom_id, student_id, message_text)
        select ${message}, ${board.mine}, ${board.ada.id}, 'x' from generate_series(2, ${COMMENTS_WAITING_MAX}::int)`)
      const another = await board.posted(board.theirs)
      const last = await board.written(board.ada, another)
      const { status, body } = await board.write(board.ada, another)
      assert.deepEqual([status, body.error_code], [422, COMMENTS_FULL])
      assert.equal(body.message, 'Your teacher reads your comments first. You can write more after that.')
      await board.moderate(board.mine, last, 'approved')
      await board.written(board.ada, another)
    })

    it('of several that come at once are no more than there is room for', async () => {
      await board.run(sql`insert into message_comments (message_id, classroom_id, student_id, message_text)
        select ${message}, ${board.mine}, ${board.ada.id}, 'x' from generate_series(2, ${COMMENTS_PER_MESSAGE_MAX}::int)`)
      const answers = await Promise.all([1, 2, 3].map(() => board.write(board.ada, message)))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422])
    })

    it('are written by a teacher who sees the site as the student, too', async () => {
      const view = await board.viewOf(board.ada.id)
      const id = await board.written(view, message)
      assert.deepEqual(await seen(board.ada), [id])
    })
  })
}
