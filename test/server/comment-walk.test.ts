import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createRandom } from '../../server/db/seed/random.ts'
import { commentActions } from '../../src/contract/rules/comment-status.ts'
import { databaseKinds } from '../support/databases.ts'
import { type MessageBoard, messageBoard } from '../support/message-board.ts'
import { aStudent } from '../support/student-site.ts'

const STEPS = 1_000
const SEED = 13
/** Counters begin anew after so many steps: the walk is faster than students are. */
const STEPS_OF_AN_HOUR = 100
const AGE_IDS = [null, 1, 2, 3, 4]

interface Walker {
  id: number
  classroomId: number
  isRemoved: boolean
  site: Pick<MessageBoard['ada'], 'call'>
}

interface Written {
  id: number
  by: Walker
  status: string
}

for (const kind of databaseKinds) {
  describe(`comments at random on ${kind}`, () => {
    let board: MessageBoard
    before(async () => {
      board = await messageBoard(kind)
    })
    after(() => board.server.close())

    it(`show nobody one that waits but its student and their teacher in ${STEPS} steps`, async () => {
      const random = createRandom(SEED)
      const { mine, theirs, third, ada, ben, cleo } = board
      const eva = await aStudent(board.server, board.token, mine, 'Eva')
      const walkers: Walker[] = [
        [ada, mine] as const,
        [eva, mine] as const,
        [ben, theirs] as const,
        [cleo, third] as const,
      ].map(([site, classroomId]) => ({ id: site.id, classroomId, isRemoved: false, site }))
      const boards = [[mine, theirs], [third]]
      const near = (one: number, other: number) =>
        boards.some(sides => sides.includes(one) && sides.includes(other))
      const messages: { id: number; classroomId: number }[] = []
      for (const classroomId of [mine, theirs, third])
        for (let count = 0; count < 8; count++)
          messages.push({ id: await board.posted(classroomId), classroomId })
      const comments: Written[] = []
      const done = { written: 0, foreign: 0, moderated: 0, refused: 0, read: 0, listed: 0, waiting: 0 }

      async function write(): Promise<void> {
        const by = random.pick(walkers)
        const message = random.pick(messages)
        const answer = await board.write(by.site, message.id)
        if (by.isRemoved) return assert.equal(answer.status, 401)
        if (!near(by.classroomId, message.classroomId)) {
          done.foreign += 1
          return assert.equal(answer.status, 404)
        }
        assert.equal(answer.status, 200, answer.text)
        const { id, status } = answer.body.data
        comments.push({ id, by, status })
        done.written += 1
      }

      async function moderate(): Promise<void> {
        if (comments.length === 0) return
        const comment = random.pick(comments)
        const action = random.pick(commentActions)
        const classroomId = random.pick([comment.by.classroomId, comment.by.classroomId, mine, theirs, third])
        const { by, status } = comment
        const isLet =
          classroomId === by.classroomId && !by.isRemoved && (status !== 'deleted' || action === 'deleted')
        const answer = await board.moderate(classroomId, comment.id, action)
        assert.equal(answer.status, isLet ? 200 : 404, `${status} becomes ${action}: ${answer.text}`)
        if (isLet) comment.status = action
        done[isLet ? 'moderated' : 'refused'] += 1
      }

      const seenFrom = (classroomId: number, isTheirOwn: (comment: Written) => boolean) =>
        comments
          .filter(
            ({ by, status }) => near(by.classroomId, classroomId) && !by.isRemoved && status !== 'deleted',
          )
          .filter(comment => comment.status === 'approved' || isTheirOwn(comment))
          .map(({ id }) => id)
          .toSorted()

      async function read(): Promise<void> {
        const by = random.pick(walkers)
        const answer = await board.read(by.site)
        if (by.isRemoved) return assert.equal(answer.status, 401)
        const seen = answer.body.data.flatMap(message => message.comments)
        assert.deepEqual(
          seen.map(({ id }) => id).toSorted(),
          seenFrom(by.classroomId, comment => comment.by === by),
        )
        done.waiting += seen.filter(({ status, is_own }) => status === 'pending' && is_own).length
        done.read += 1
      }

      async function list(): Promise<void> {
        const classroomId = random.pick([mine, theirs, third])
        const { body } = await board.list(classroomId)
        assert.deepEqual(
          body.data.flatMap(message => message.comments.map(({ id }) => id)).toSorted(),
          seenFrom(classroomId, ({ by }) => by.classroomId === classroomId),
        )
        done.listed += 1
      }

      async function turnOver(): Promise<void> {
        const one = random.pick(walkers)
        one.isRemoved = random.below(4) === 0
        const removed_at = one.isRemoved ? sql`now()` : sql`null`
        await board.run(sql`update students set removed_at = ${removed_at} where id = ${one.id}`)
        await board.setAge(one.classroomId, random.pick(AGE_IDS))
      }

      const steps = [write, write, write, moderate, moderate, read, read, list, turnOver]
      for (let step = 0; step < STEPS; step++) {
        if (step % STEPS_OF_AN_HOUR === 0) await board.run(sql`delete from attempts`)
        await random.pick(steps)()
      }
      // a walk in which nothing happens shows nothing
      for (const [what, times] of Object.entries(done)) assert.ok(times > 30, `${what}: ${times}`)
    })
  })
}
