import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { LIBRARY_REQUEST_TAKEN } from '../../src/contract/error-codes/library-connections.ts'
import { databaseKinds } from '../support/databases.ts'
import { type Librarian, type LibraryStage, libraryStage } from '../support/library-stage.ts'
import { meetAt } from '../support/meeting.ts'

const AT_ONCE = 50

for (const kind of databaseKinds) {
  describe(`library requests that meet on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
      for (const who of [stage.harriet, stage.samuel, stage.ingrid]) await stage.give(who, 5)
    })

    /** So many more librarians with a token, signed in by the password of the demo. */
    async function manyLibrarians(count: number): Promise<Librarian[]> {
      await stage.run(sql`insert into teachers (user_type, email, password_hash, email_verified_at, is_email_validated,
            is_teacher_validated, first_name, last_name, school_id, country_id)
          select user_type, 'many' || n || '@demo.test', password_hash, now(), true, true, 'Many', 'Libraries',
            school_id, country_id
          from teachers, generate_series(1, ${count}::int) n where email = 'librarian@demo.test'`)
      const signedIn: Librarian[] = []
      for (let n = 1; n <= count; n++) signedIn.push(await stage.signIn(`many${n}`))
      for (const who of signedIn) await stage.give(who, 1)
      return signedIn
    }

    it(`become one connection of ${AT_ONCE} librarians who connect at once: the others are told, and every token is still there`, async () => {
      const librarians = await manyLibrarians(AT_ONCE)
      const { id } = await stage.post(stage.samuel)
      const [before, left, had] = [
        await stage.total(),
        await stage.left(stage.samuel),
        (await stage.classroomsOf(stage.samuel)).length,
      ]
      const answers = await Promise.all(librarians.map(who => stage.connect(who, id)))
      const refused = answers.filter(({ status }) => status !== 200)
      assert.equal(refused.length, AT_ONCE - 1, answers.map(({ text }) => text).join('\n'))
      for (const { status, body } of refused)
        assert.deepEqual(
          [status, body.error_code, body.message],
          [422, LIBRARY_REQUEST_TAKEN, 'Another library has connected to this request.'],
        )
      assert.equal((await stage.classroomsOf(stage.samuel)).length, had + 1)
      const made = await Promise.all(librarians.map(who => stage.classroomsOf(who)))
      assert.equal(made.flat().length, 1)
      const lefts = await Promise.all(librarians.map(who => stage.left(who)))
      assert.equal(lefts.filter(one => one === 0).length, 1)
      assert.equal(await stage.left(stage.samuel), left - 1)
      assert.equal(await stage.total(), before)
      const [pairing] = await stage.run<{ classrooms: number }>(
        sql`select count(*)::int as classrooms from classrooms where class_pairing_id = ${made.flat()[0]?.class_pairing_id}`,
      )
      assert.equal(pairing?.classrooms, 2)
    })

    it('are all connected to by one librarian who presses one of them many times, once', async () => {
      const { id } = await stage.post(stage.samuel)
      const answers = await Promise.all(Array.from({ length: 20 }, () => stage.connect(stage.harriet, id)))
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
        200,
        ...Array.from({ length: 19 }, () => 422),
      ])
    })

    it('spend no more than there is when two of one library are connected to at once', async () => {
      await stage.spendAll(stage.harriet)
      await stage.give(stage.harriet, 1)
      const [one, two] = [await stage.post(stage.samuel), await stage.post(stage.ingrid)]
      const answers = await Promise.all([one, two].map(({ id }) => stage.connect(stage.harriet, id)))
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422])
      assert.equal(await stage.left(stage.harriet), 0)
    })

    it('of each other are both connected to, and nobody waits for ever', async () => {
      for (const who of [stage.harriet, stage.samuel]) await stage.give(who, 10)
      for (let round = 0; round < 5; round++) {
        const [one, two] = [await stage.post(stage.samuel), await stage.post(stage.harriet)]
        const answers = await Promise.all([
          stage.connect(stage.harriet, one.id),
          stage.connect(stage.samuel, two.id),
        ])
        assert.deepEqual(
          answers.map(({ status, text }) => (status === 200 ? 200 : text)),
          [200, 200],
        )
      }
    })

    // the embedded database has one connection: there nobody waits for anybody
    describe('in an order that is known', { skip: kind !== 'postgres' }, () => {
      /** Begins both in this order, while `held` is; tells the statuses. */
      async function inOrder(held: SQL, writes: Record<string, () => Promise<{ status: number }>>) {
        const answers: Record<string, number> = {}
        const noted = Object.entries(writes).map(([what, write]) => async () => {
          answers[what] = (await write()).status
        })
        await meetAt(stage.db, held, noted)
        return answers
      }
      const heldTeacher = ({ id }: Librarian) => sql`select 1 from teachers where id = ${id} for update`
      const heldRequest = (id: number) => sql`select 1 from library_requests where id = ${id} for update`

      it('are connected to or deleted, never both', async () => {
        for (const isDeletedFirst of [true, false]) {
          const { id } = await stage.post(stage.samuel)
          const acts = {
            deleted: () => stage.send(stage.samuel, `DELETE /${id}`),
            connected: () => stage.connect(stage.harriet, id),
          }
          const { deleted, connected } = acts
          const writes = isDeletedFirst ? { deleted, connected } : { connected, deleted }
          const answers = await inOrder(heldTeacher(stage.samuel), writes)
          // what was connected to is deleted without its classrooms
          assert.deepEqual(
            answers,
            isDeletedFirst ? { deleted: 200, connected: 404 } : { connected: 200, deleted: 200 },
          )
        }
      })

      it('are connected to or posted again, never both', async () => {
        for (const isPostedFirst of [true, false]) {
          const { id } = await stage.post(stage.samuel)
          const again = () => stage.send(stage.samuel, `PUT /${id}`, stage.form({ topics: [] }))
          const connected = () => stage.connect(stage.harriet, id)
          const writes = isPostedFirst ? { again, connected } : { connected, again }
          const answers = await inOrder(heldTeacher(stage.samuel), writes)
          assert.deepEqual(
            answers,
            isPostedFirst ? { again: 200, connected: 200 } : { connected: 200, again: 422 },
          )
        }
      })

      it('are hidden and viewed while they are deleted: they are gone, and nothing fails', async () => {
        for (const [what, line] of [
          ['hidden', 'create-hidden'],
          ['viewed', 'views-number'],
        ] as const) {
          const { id } = await stage.post(stage.samuel)
          const answers = await inOrder(heldRequest(id), {
            deleted: () => stage.send(stage.samuel, `DELETE /${id}`),
            [what]: () => stage.send(stage.harriet, `POST /${id}/${line}`),
          })
          assert.deepEqual(answers, { deleted: 200, [what]: 404 })
        }
      })

      it('meet a classroom that is created, a purse that is spent and a profile that is saved in one order', async () => {
        const { id } = await stage.post(stage.samuel)
        const answers = await inOrder(heldTeacher(stage.harriet), {
          connected: () => stage.connect(stage.harriet, id),
          posted: () => stage.send(stage.harriet, 'POST ', stage.form()),
        })
        assert.deepEqual(answers, { connected: 200, posted: 200 })
        const [one, two] = [await stage.post(stage.samuel), await stage.post(stage.harriet)]
        assert.deepEqual(
          await inOrder(heldTeacher(stage.harriet), {
            one: () => stage.connect(stage.harriet, one.id),
            two: () => stage.connect(stage.samuel, two.id),
          }),
          { one: 200, two: 200 },
        )
      })
    })
  })
}
