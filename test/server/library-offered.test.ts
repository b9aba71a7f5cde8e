import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { LIBRARY_UNAVAILABLE } from '../../src/contract/error-codes/library-connections.ts'
import { databaseKinds } from '../support/databases.ts'
import { ARTS, BOOKS, type LibraryStage, libraryStage, refusedAs } from '../support/library-stage.ts'

const orders = ['newest', 'expiring', 'fitting'] as const
const school = sql`(select school_id from teachers where email = 'librarian2@demo.test')`
const samuels = (change: SQL) => sql`update teachers set ${change} where email = 'librarian2@demo.test'`
const schools = (change: SQL) => sql`update schools set ${change} where id = ${school}`
const rooms = (change: SQL) => sql`update courses set ${change} where name = 'Reading Rooms of the World'`
const yesterday = sql`(now() at time zone 'utc')::date - 1`

/** As long as it is so, no other library is offered the request, in whatever order it looks. */
const unavailable: [what: string, away: SQL, back: SQL][] = [
  ['its librarian is disabled', samuels(sql`disabled_at = now()`), samuels(sql`disabled_at = null`)],
  [
    'nobody knows its librarian',
    samuels(sql`is_teacher_validated = false`),
    samuels(sql`is_teacher_validated = true`),
  ],
  [
    'the email of its librarian is not theirs',
    samuels(sql`email_verified_at = null`),
    samuels(sql`email_verified_at = now()`),
  ],
  [
    'its librarian is a teacher',
    samuels(sql`user_type = 'teacher'`),
    samuels(sql`user_type = 'teacher-librarian'`),
  ],
  [
    'its library has no agreement',
    schools(sql`agreement_signed_at = null`),
    schools(sql`agreement_signed_at = now()`),
  ],
  [
    'its subscription ended yesterday',
    schools(sql`librarian_subscription_end_date = ${yesterday}`),
    schools(sql`librarian_subscription_end_date = current_date + 99`),
  ],
  ['its course is withdrawn', rooms(sql`published = false`), rooms(sql`published = true`)],
  [
    'its librarian has no school',
    samuels(sql`school_id = null`),
    samuels(sql`school_id = (select id from schools where name like 'Prairie View%')`),
  ],
]

for (const kind of databaseKinds) {
  describe(`which requests other libraries are offered, on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
    })

    for (const [what, away, back] of unavailable)
      it(`has none while ${what}`, async () => {
        const { id } = await stage.post(stage.samuel)
        await stage.good(stage.send(stage.ingrid, `POST /${id}/create-hidden`))
        const seen = async () => {
          const found: unknown[] = []
          for (const order_by of orders) {
            const shown = await stage.list(stage.harriet, { order_by })
            const hidden = await stage.list(stage.ingrid, { order_by }, 'hidden')
            found.push([shown.requests.length, shown.total, hidden.requests.length, hidden.hidden_count])
          }
          return found
        }
        await stage.during(away, back, async () => {
          assert.deepEqual(
            await seen(),
            orders.map(() => [0, 0, 0, 0]),
          )
          await refusedAs(stage.one(stage.harriet, id), 422, LIBRARY_UNAVAILABLE)
          await refusedAs(stage.send(stage.harriet, `POST /${id}/views-number`), 422, LIBRARY_UNAVAILABLE)
        })
        assert.deepEqual(
          await seen(),
          orders.map(() => [1, 1, 1, 1]),
        )
      })

    it('counts those that one has hidden, whatever is asked for, and none of them among the others', async () => {
      const [one, two] = [await stage.post(stage.samuel), await stage.post(stage.samuel)]
      await stage.good(stage.send(stage.ingrid, `POST /${one.id}/create-hidden`))
      const asked: [query: Parameters<LibraryStage['list']>[1], shown: number][] = [
        [{}, 1],
        [{ order_by: 'fitting' }, 1],
        [{ 'topics_id[]': [BOOKS] }, 1],
        [{ 'topics_id[]': [ARTS] }, 0],
        [{ course_id: two.course_id + 1 }, 0],
        [{ page: 9 }, 1],
      ]
      for (const which of ['not-hidden', 'hidden'])
        for (const [query, shown] of asked) {
          const { total, hidden_count } = await stage.list(stage.ingrid, query, which)
          assert.deepEqual([total, hidden_count], [shown, 1], `${which} ${JSON.stringify(query)}`)
        }
    })

    it('names a school once it was accepted, and never before', async () => {
      const { id } = await stage.post(stage.samuel)
      const named = async () => [
        (await stage.list(stage.harriet)).requests[0]?.school_name,
        (await stage.one(stage.harriet, id)).body.data.school_name,
      ]
      const name = 'Prairie View School Library'
      await stage.during(schools(sql`needs_review = true`), schools(sql`needs_review = false`), async () => {
        assert.deepEqual(await named(), [null, null])
      })
      assert.deepEqual(await named(), [name, name])
    })
  })
}
