import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import {
  LIBRARY_REQUEST_OF_ANOTHER,
  LIBRARY_REQUEST_OWN,
  LIBRARY_REQUESTS_FULL,
} from '../../src/contract/error-codes/library-connections.ts'
import {
  LIBRARY_OWN_REQUESTS_SHOWN,
  LIBRARY_REQUEST_KEPT_DAYS,
  LIBRARY_REQUESTS_OPEN_MAX,
} from '../../src/contract/limits/library-connections.ts'
import { databaseKinds } from '../support/databases.ts'
import { type LibraryStage, libraryStage, refusedAs } from '../support/library-stage.ts'

const WRONG = 'This value is not valid.'

for (const kind of databaseKinds) {
  describe(`a librarian’s own requests, on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
    })

    const ownIds = async () => (await stage.own(stage.harriet)).map(({ id }) => id)
    const again = (id: number, changes: object = {}) =>
      stage.send(stage.harriet, `PUT /${id}`, stage.form(changes))

    it('stay in sight: hiding one is refused, and nothing is kept of it', async () => {
      const { id } = await stage.post(stage.harriet)
      await refusedAs(stage.send(stage.harriet, `POST /${id}/create-hidden`), 422, LIBRARY_REQUEST_OWN)
      assert.deepEqual(await stage.run(sql`select 1 from hidden_library_requests`), [])
      const [[listed], { body }] = [await stage.own(stage.harriet), await stage.one(stage.harriet, id)]
      assert.deepEqual([listed?.is_hidden, body.data.is_hidden], [false, false])
    })

    it('are hidden by others from themselves alone', async () => {
      const { id } = await stage.post(stage.harriet)
      await stage.good(stage.send(stage.samuel, `POST /${id}/create-hidden`))
      const isHidden = async (who: typeof stage.samuel) => (await stage.one(who, id)).body.data.is_hidden
      assert.deepEqual(await Promise.all([stage.samuel, stage.ingrid, stage.harriet].map(isHidden)), [
        true,
        false,
        false,
      ])
      for (const order_by of ['newest', 'expiring', 'fitting'] as const) {
        assert.deepEqual(await stage.idsOf(stage.ingrid, { order_by }), [id])
        assert.deepEqual(await stage.idsOf(stage.samuel, { order_by }), [])
        assert.deepEqual(await stage.idsOf(stage.samuel, { order_by }, 'hidden'), [id])
      }
    })

    it('are what they were after somebody else has tried to change them', async () => {
      const { id } = await stage.post(stage.harriet)
      const before = await stage.own(stage.harriet)
      const changed = stage.form({ classroom_name: 'Another Name', topics: [] })
      for (const send of [
        () => stage.send(stage.samuel, `PUT /${id}`, changed),
        () => stage.send(stage.samuel, `PUT /${id}`, {}),
        () => stage.send(stage.samuel, `DELETE /${id}`),
      ])
        await refusedAs(send(), 403, LIBRARY_REQUEST_OF_ANOTHER)
      assert.deepEqual(await stage.own(stage.harriet), before)
      assert.deepEqual(await stage.own(stage.samuel), [])
    })

    it(`are listed by when they were posted last, the latest ${LIBRARY_OWN_REQUESTS_SHOWN}`, async () => {
      await stage.wait(stage.harriet, LIBRARY_OWN_REQUESTS_SHOWN + 1)
      const made = await stage.run<{ id: number }>(
        sql`update library_requests set expire_at = now() - interval '1 day',
            posted_at = now() - interval '31 days' - make_interval(mins => id) returning id`,
      )
      const ids = made.map(({ id }) => id).toSorted((one, other) => one - other)
      assert.deepEqual(await ownIds(), ids.slice(0, -1))
      const oldest = ids.at(-1) ?? 0
      await stage.good(again(oldest))
      assert.deepEqual(await ownIds(), [oldest, ...ids.slice(0, -2)])
    })

    it('have a classroom’s name and a description without blanks around', async () => {
      const blanks = { classroom_name: '  Harbor Bookmates ', text_request: '\n We read. ' }
      const made = await stage.post(stage.harriet, blanks)
      assert.deepEqual([made.classroom_name, made.text_request], ['Harbor Bookmates', 'We read.'])
      await stage.good(again(made.id, { ...blanks, classroom_name: ' Other ' }))
      const [kept] = await stage.run(
        sql`select classroom_name, text_request from library_requests where id = ${made.id}`,
      )
      assert.deepEqual(kept, { classroom_name: 'Other', text_request: 'We read.' })
    })

    it('are for no more students than a classroom has room for', async () => {
      const [full, overfull] = [91, 92]
      await stage.run(
        sql`insert into number_students_ranges values (${full}, 'Full', 21, 30), (${overfull}, 'Overfull', 21, 31)`,
      )
      const { id } = await stage.post(stage.harriet, { number_students_range_id: full })
      for (const line of ['POST ', `PUT /${id}`]) {
        const form = stage.form({ number_students_range_id: overfull })
        const { data } = await refusedAs(stage.send(stage.harriet, line, form), 422, undefined)
        assert.deepEqual(data?.errors, { number_students_range_id: [WRONG] })
      }
      assert.equal((await stage.good(again(id))).number_students_range_id, full)
    })

    it(`wait ${LIBRARY_REQUESTS_OPEN_MAX} at a time, without those that are connected or expired, and those of others`, async () => {
      await stage.wait(stage.samuel, 3)
      await stage.wait(stage.harriet, LIBRARY_REQUESTS_OPEN_MAX)
      const post = () => stage.send(stage.harriet, 'POST ', stage.form())
      const [first, second] = await ownIds()
      for (const who of [stage.harriet, stage.samuel]) await stage.give(who, 1)
      for (const makeRoom of [
        () => stage.connect(stage.samuel, first ?? 0),
        async () => stage.expire(second ?? 0),
      ]) {
        await refusedAs(post(), 422, LIBRARY_REQUESTS_FULL)
        await makeRoom()
        await stage.good(post())
      }
      // the one that has expired would be one too many again
      await refusedAs(again(second ?? 0), 422, LIBRARY_REQUESTS_FULL)
    })

    it('go a year after they would have expired, whenever they were made; classrooms stay', async () => {
      for (const who of [stage.harriet, stage.samuel]) await stage.give(who, 1)
      const kept = LIBRARY_REQUEST_KEPT_DAYS
      const cases: [what: string, made: number, posted: number, expired: number, stays: boolean][] = [
        ['posted again long after it was made', 2 * kept, kept + 29, kept - 1, true],
        ['long over', 2 * kept, kept + 31, kept + 1, false],
        ['connected, and long over', kept + 31, kept + 31, kept + 1, false],
        ['waiting', 1, 1, -29, true],
      ]
      const wanted: string[] = []
      for (const [what, made, posted, expired, stays] of cases) {
        const { id } = await stage.post(stage.harriet, { text_request: what })
        if (what.startsWith('connected')) await stage.good(stage.connect(stage.samuel, id))
        await stage.run(sql`update library_requests set created_at = now() - make_interval(days => ${made}::int),
            posted_at = now() - make_interval(days => ${posted}::int),
            expire_at = now() - make_interval(days => ${expired}::int) where id = ${id}`)
        if (stays) wanted.push(what)
      }
      const classrooms = await stage.classroomsOf(stage.harriet)
      await stage.sweep()
      const left = (await stage.own(stage.harriet)).map(({ text_request }) => text_request)
      assert.deepEqual(left.toSorted(), wanted.toSorted())
      assert.deepEqual(await stage.classroomsOf(stage.harriet), classrooms)
    })
  })
}
