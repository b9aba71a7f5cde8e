import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import {
  LIBRARIANS_ONLY,
  LIBRARY_REQUEST_CHANGED,
  LIBRARY_REQUEST_EXPIRED,
  LIBRARY_REQUEST_OWN,
  LIBRARY_REQUEST_TAKEN,
  LIBRARY_UNAVAILABLE,
} from '../../src/contract/error-codes/library-connections.ts'
import { databaseKinds } from '../support/databases.ts'
import { type LibraryStage, libraryStage, refusedAs, SPORTS } from '../support/library-stage.ts'
import { meetAt } from '../support/meeting.ts'

const KEY = '7c1d9a52-8f7b-4e0e-9d86-9f6f5a3f1c12'
const PLAYERS = 4

for (const kind of databaseKinds) {
  describe(`who may connect to what, on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
      for (const who of [stage.harriet, stage.samuel, stage.ingrid]) await stage.give(who, 3)
    })

    it('is the request as it was seen: one that was posted again meanwhile is looked at anew', async () => {
      for (const who of [stage.harriet, stage.samuel]) await stage.give(who, 1, PLAYERS)
      const seen = await stage.post(stage.samuel)
      const course_id = await stage.courseId('Teamwork On and Off the Field')
      const changes = { topics: [SPORTS], age_range_id: null, course_id }
      const { body } = await stage.send(stage.samuel, `PUT /${seen.id}`, stage.form(changes))
      const before = [await stage.left(stage.harriet), await stage.left(stage.harriet, PLAYERS)]
      await refusedAs(
        stage.connect(stage.harriet, seen.id, undefined, seen.posted_at),
        422,
        LIBRARY_REQUEST_CHANGED,
      )
      assert.deepEqual([await stage.left(stage.harriet), await stage.left(stage.harriet, PLAYERS)], before)
      const { status } = await stage.connect(stage.harriet, seen.id, undefined, body.data.posted_at)
      assert.equal(status, 200)
    })

    it('is no request of a librarian of the same school', async () => {
      const mine = await stage.post(stage.harriet)
      await stage.run(sql`insert into teachers (user_type, email, password_hash, email_verified_at,
          is_email_validated, is_teacher_validated, first_name, last_name, school_id, country_id)
        select user_type, 'colleague@demo.test', password_hash, now(), true, true, 'Colleague', 'Here', school_id,
          country_id from teachers where id = ${stage.harriet.id}`)
      const colleague = await stage.signIn('colleague')
      await stage.give(colleague, 1)
      assert.deepEqual(await stage.idsOf(colleague), [])
      assert.deepEqual(await stage.idsOf(colleague, { order_by: 'fitting' }), [])
      assert.equal((await stage.list(colleague)).total, 0)
      await refusedAs(stage.one(colleague, mine.id), 422, LIBRARY_REQUEST_OWN)
      await refusedAs(stage.send(colleague, `POST /${mine.id}/create-hidden`), 422, LIBRARY_REQUEST_OWN)
      assert.deepEqual(await stage.run(sql`select 1 from hidden_library_requests`), [])
      const { message } = await refusedAs(stage.connect(colleague, mine.id), 422, LIBRARY_REQUEST_OWN)
      assert.equal(message, 'This request is of your own library.')
      assert.equal(await stage.left(colleague), 1)
    })

    it('is nothing to whoever is not known to be a librarian yet, but for what is their own', async () => {
      const { id } = await stage.post(stage.samuel)
      const own = await stage.post(stage.harriet)
      const validated = (is: boolean) =>
        sql`update teachers set is_teacher_validated = ${is} where id = ${stage.harriet.id}`
      await stage.during(validated(false), validated(true), async () => {
        const { harriet, send } = stage
        for (const line of ['GET /not-hidden', 'GET /hidden', `GET /${id}`])
          await refusedAs(send(harriet, line), 403, LIBRARIANS_ONLY)
        for (const line of [`POST /${id}/create-hidden`, `POST /${id}/views-number`, `POST /${id}/connect`])
          await refusedAs(send(harriet, line, {}), 403, LIBRARIANS_ONLY)
        assert.deepEqual(
          (await stage.own(harriet)).map(request => request.id),
          [own.id],
        )
        assert.equal((await stage.one(harriet, own.id)).status, 200)
      })
      assert.deepEqual(await stage.idsOf(stage.harriet), [id])
    })

    it('is viewed as long as it waits: afterwards nothing is counted, and nobody told how often it was', async () => {
      const viewed = (id: number) =>
        stage.send<{ views_number: number }>(stage.ingrid, `POST /${id}/views-number`)
      const [waits, expired, taken] = [
        await stage.post(stage.samuel),
        await stage.post(stage.samuel),
        await stage.post(stage.samuel),
      ]
      await stage.expire(expired.id)
      assert.equal((await stage.connect(stage.harriet, taken.id)).status, 200)
      assert.deepEqual((await viewed(waits.id)).body.data, { views_number: 1 })
      await refusedAs(viewed(expired.id), 422, LIBRARY_REQUEST_EXPIRED)
      await refusedAs(viewed(taken.id), 422, LIBRARY_REQUEST_TAKEN)
      // nor is it counted where who has connected to it reads it again
      const again = await stage.send<{ views_number: number }>(
        stage.harriet,
        `POST /${taken.id}/views-number`,
      )
      assert.deepEqual([again.status, again.body.data], [200, { views_number: 0 }])
      const counts = await stage.own(stage.samuel)
      assert.deepEqual(
        counts.map(({ id, views_number }) => [id, views_number]).toSorted(),
        [
          [waits.id, 1],
          [expired.id, 0],
          [taken.id, 0],
        ].toSorted(),
      )
    })

    it('is answered once more as the first time, also where the owner has deleted it meanwhile', async () => {
      const { id } = await stage.post(stage.samuel)
      const first = await stage.connect(stage.harriet, id, KEY)
      assert.equal(first.status, 200)
      assert.equal((await stage.send(stage.samuel, `DELETE /${id}`)).status, 200)
      const again = await stage.connect(stage.harriet, id, KEY)
      assert.equal(again.status, 200)
      assert.equal(again.body.data.connection?.classroom_id, first.body.data.connection?.classroom_id)
    })

    it('is forgotten after two days who has viewed it, and not how often it was', async () => {
      const { id } = await stage.post(stage.samuel)
      await stage.send(stage.ingrid, `POST /${id}/views-number`)
      const age = (days: number) =>
        stage.run(sql`update library_request_viewers set seen_on = current_date - ${days}::int`)
      const kept = async () => (await stage.run(sql`select 1 from library_request_viewers`)).length
      await age(1)
      await stage.sweep()
      assert.equal(await kept(), 1)
      await age(4)
      await stage.sweep()
      assert.equal(await kept(), 0)
      assert.equal((await stage.own(stage.samuel))[0]?.views_number, 1)
    })

    // the embedded database has one connection: there nobody waits for anybody
    describe('while somebody waits', { skip: kind !== 'postgres' }, () => {
      const subscription = (
        who: { id: number },
        end: SQL,
      ) => sql`update schools set has_librarian_subscription = true,
        librarian_subscription_end_date = ${end} where id = (select school_id from teachers where id = ${who.id})`
      const over = sql`current_date - 2`
      const runs = sql`current_date + 200`

      for (const [what, change, back, code] of [
        [
          'one’s own subscription ends',
          (stage: LibraryStage) => subscription(stage.harriet, over),
          (stage: LibraryStage) => subscription(stage.harriet, runs),
          EXCHANGE_EXPIRED,
        ],
        [
          'that of the other library ends',
          (stage: LibraryStage) => subscription(stage.samuel, over),
          (stage: LibraryStage) => subscription(stage.samuel, runs),
          LIBRARY_UNAVAILABLE,
        ],
        [
          'one is disabled',
          ({ harriet }: LibraryStage) =>
            sql`update teachers set disabled_at = now() where id = ${harriet.id}`,
          ({ harriet }: LibraryStage) => sql`update teachers set disabled_at = null where id = ${harriet.id}`,
          LIBRARIANS_ONLY,
        ],
      ] as const)
        it(`makes nothing where ${what}`, async () => {
          const { id } = await stage.post(stage.samuel)
          const before = [await stage.left(stage.harriet), await stage.left(stage.samuel)]
          const answers: unknown[] = []
          try {
            await meetAt(stage.db, change(stage), [
              async () => {
                const { status, body } = await stage.connect(stage.harriet, id)
                answers.push(status === 200 ? 200 : body.error_code)
              },
            ])
          } finally {
            await stage.run(back(stage))
          }
          assert.deepEqual(answers, [code])
          assert.deepEqual([await stage.left(stage.harriet), await stage.left(stage.samuel)], before)
        })
    })
  })
}
