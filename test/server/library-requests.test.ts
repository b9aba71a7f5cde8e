import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import {
  LIBRARIANS_ONLY,
  LIBRARY_REQUEST_EXPIRED,
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_OF_ANOTHER,
  LIBRARY_REQUEST_OWN,
} from '../../src/contract/error-codes/library-connections.ts'
import { LIBRARY_REQUESTS_PAGE_ROWS } from '../../src/contract/limits/library-connections.ts'
import { bothDatabases } from '../support/databases.ts'
import {
  ARTS,
  BOOKS,
  FROM_4,
  FROM_7,
  type LibraryStage,
  libraryStage,
  refusedAs,
  SPORTS,
} from '../support/library-stage.ts'

const OTHERS = ['teacher', 'independent', 'independent-language', 'players', 'demo', 'unvalidated']
const CALLS = [
  'GET /not-hidden',
  'GET /hidden',
  'GET ',
  'GET /1',
  'POST ',
  'PUT /1',
  'DELETE /1',
  'POST /1/create-hidden',
  'DELETE /1/delete-hidden',
  'DELETE /delete-hidden',
  'POST /1/views-number',
  'POST /1/connect',
  'GET /age-ranges',
  'GET /courses',
]

for (const kind of bothDatabases) {
  describe(`what libraries ask for, on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
    })

    it('is for librarians alone, whatever the call', async () => {
      for (const name of OTHERS) {
        const { token } = await stage.signIn(name)
        for (const line of [...CALLS, 'last'])
          await refusedAs(
            line === 'last'
              ? stage.server.call('GET /api/teacher/last-active-classrooms', { token })
              : stage.send({ token }, line, /^P/.test(line) ? {} : undefined),
            403,
            LIBRARIANS_ONLY,
          )
      }
    })

    it('is shown to other libraries, and not among those of others to the one that asks', async () => {
      const { id } = await stage.post(stage.harriet)
      assert.deepEqual(await stage.idsOf(stage.samuel), [id])
      assert.deepEqual(await stage.idsOf(stage.harriet), [])
      assert.deepEqual(
        (await stage.own(stage.harriet)).map(({ id }) => id),
        [id],
      )
      assert.deepEqual(await stage.own(stage.samuel), [])
    })

    it('says who asks, from where, for what; of the last name there is an initial', async () => {
      const { id } = await stage.post(stage.harriet, {
        topics: [BOOKS, ARTS],
        text_request: '  By the sea. ',
      })
      const { requests } = await stage.list(stage.samuel)
      const shown = requests[0] ?? assert.fail('it is not shown')
      assert.deepEqual(
        [shown.id, shown.name, shown.school_name, shown.school_location],
        [id, 'Harriet L.', 'Harbor Public Library School', 'Portland, Maine, United States'],
      )
      assert.deepEqual(
        [shown.country?.iso, shown.text_request, shown.age_range_id],
        ['US', 'By the sea.', FROM_7],
      )
      assert.match(shown.about_me ?? '', /read aloud/)
      assert.deepEqual(shown.topics, [
        { id: ARTS, name: 'Arts' },
        { id: BOOKS, name: 'Books and Reading' },
      ])
      assert.deepEqual(shown.librarian_topics_id, [ARTS, BOOKS])
      assert.deepEqual([shown.number_students.name, shown.age_range?.name], ['21-30', '7-10 years old'])
      assert.equal(shown.course.name, 'Reading Rooms of the World')
      assert.match(shown.course.pdf_url ?? '', /^\/files\/courses\//)
      assert.deepEqual(
        [shown.status, shown.is_own, shown.is_hidden, shown.connection, shown.views_number],
        ['open', false, false, null, 0],
      )
      const days = (Date.parse(shown.expire_at) - Date.parse(shown.posted_at)) / 86_400_000
      assert.equal(days, 30)
      assert.equal(shown.created_at, shown.posted_at)
      const [own] = await stage.own(stage.harriet)
      assert.deepEqual([own?.name, own?.is_own, own?.fit], ['Harriet Lowell', true, null])
    })

    it('comes the latest first, or those first that expire first, so many on a page', async () => {
      const ids: number[] = []
      for (let count = 0; count < 3; count++) ids.push((await stage.post(stage.harriet)).id)
      await stage.run(
        sql`update library_requests set expire_at = now() + interval '5 days' where id = ${ids[1]}`,
      )
      const newest = [ids[2], ids[0], ids[1]]
      assert.deepEqual(await stage.idsOf(stage.samuel), newest)
      assert.deepEqual(await stage.idsOf(stage.samuel, { order_by: 'newest' }), newest)
      assert.deepEqual(await stage.idsOf(stage.samuel, { order_by: 'expiring' }), newest.toReversed())
      await stage.run(sql`insert into library_requests (teacher_id, text_request, topics_id, number_students_range_id,
          course_id, classroom_name, expire_at)
        select teacher_id, 'Many', '{}', 3, course_id, 'Many', now() + make_interval(hours => n)
        from library_requests, generate_series(1, 22) n where id = ${ids[0]}`)
      const { total, requests } = await stage.list(stage.samuel)
      assert.deepEqual([total, requests.length], [25, LIBRARY_REQUESTS_PAGE_ROWS])
      const second = await stage.list(stage.samuel, { page: 2 })
      assert.deepEqual([second.total, second.requests.length], [25, 5])
      assert.equal(new Set([...requests, ...second.requests].map(({ id }) => id)).size, 25)
      const beyond = await stage.list(stage.samuel, { page: 2_147_483_647 })
      assert.deepEqual([beyond.total, beyond.requests], [25, []])
    })

    it('is filtered by topic, age range and course; what is for any topic or no age passes', async () => {
      const books = await stage.post(stage.harriet)
      const any = await stage.post(stage.harriet, { topics: [] })
      const arts = await stage.post(stage.harriet, {
        ...{ topics: [ARTS], age_range_id: FROM_4, course_id: await stage.courseId('Picture Walks') },
      })
      const sports = await stage.post(stage.harriet, {
        ...{ topics: [SPORTS], age_range_id: null },
        course_id: await stage.courseId('Teamwork On and Off the Field'),
      })
      const found = async (query: Parameters<LibraryStage['idsOf']>[1]) =>
        (await stage.idsOf(stage.samuel, query)).toSorted((one, other) => one - other)
      assert.deepEqual(await found({ 'topics_id[]': [BOOKS] }), [books.id, any.id])
      assert.deepEqual(await found({ 'topics_id[]': [ARTS, SPORTS] }), [any.id, arts.id, sports.id])
      assert.deepEqual(await found({ 'age_range_id[]': [FROM_4] }), [arts.id, sports.id])
      assert.deepEqual(await found({ course_id: books.course_id }), [books.id, any.id])
      assert.deepEqual(await found({ 'topics_id[]': [BOOKS], 'age_range_id[]': [FROM_4] }), [])
      assert.equal((await stage.list(stage.samuel, { 'topics_id[]': [BOOKS] })).total, 2)
    })

    it('is hidden and shown again, by each librarian from themselves alone', async () => {
      const [one, two] = [await stage.post(stage.harriet), await stage.post(stage.harriet)]
      for (let twice = 0; twice < 2; twice++)
        await stage.good(stage.send(stage.samuel, `POST /${one.id}/create-hidden`))
      assert.deepEqual(await stage.idsOf(stage.samuel), [two.id])
      assert.deepEqual(await stage.idsOf(stage.samuel, {}, 'hidden'), [one.id])
      assert.equal((await stage.list(stage.samuel)).hidden_count, 1)
      assert.deepEqual(await stage.idsOf(stage.ingrid), [two.id, one.id])
      assert.deepEqual(await stage.idsOf(stage.ingrid, {}, 'hidden'), [])
      // somebody else shows what they have not hidden: nothing changes for who has
      await stage.good(stage.send(stage.ingrid, `DELETE /${one.id}/delete-hidden`))
      await stage.good(stage.send(stage.ingrid, 'DELETE /delete-hidden'))
      assert.deepEqual(await stage.idsOf(stage.samuel, {}, 'hidden'), [one.id])
      assert.equal((await stage.one(stage.samuel, one.id)).body.data.is_hidden, true)
      await stage.good(stage.send(stage.samuel, `DELETE /${one.id}/delete-hidden`))
      assert.deepEqual(await stage.idsOf(stage.samuel), [two.id, one.id])
      for (const { id } of [one, two]) await stage.good(stage.send(stage.samuel, `POST /${id}/create-hidden`))
      assert.deepEqual(await stage.idsOf(stage.samuel), [])
      await stage.good(stage.send(stage.samuel, 'DELETE /delete-hidden'))
      assert.deepEqual(await stage.idsOf(stage.samuel), [two.id, one.id])
      await refusedAs(stage.send(stage.harriet, `POST /${one.id}/create-hidden`), 422, LIBRARY_REQUEST_OWN)
    })

    it('counts a view of each other librarian once a day', async () => {
      const { id } = await stage.post(stage.harriet)
      const view = async (who: { token: string }) =>
        (await stage.good(stage.send<{ views_number: number }>(who, `POST /${id}/views-number`))).views_number
      assert.deepEqual([await view(stage.samuel), await view(stage.samuel)], [1, 1])
      assert.equal(await view(stage.ingrid), 2)
      assert.equal(await view(stage.harriet), 2)
      const together = await Promise.all(Array.from({ length: 20 }, () => view(stage.samuel)))
      assert.deepEqual([...new Set(together)], [2])
      await stage.run(sql`update library_request_viewers set seen_on = seen_on - 1`)
      assert.equal(await view(stage.samuel), 3)
      assert.equal(await view(stage.samuel), 3)
      assert.equal((await stage.own(stage.harriet))[0]?.views_number, 3)
      assert.equal((await stage.list(stage.ingrid)).requests[0]?.views_number, 3)
    })

    it('is over once it expires, and waits anew once it is posted again', async () => {
      const { id, created_at } = await stage.post(stage.harriet)
      await stage.expire(id)
      assert.deepEqual(await stage.idsOf(stage.samuel), [])
      assert.equal((await stage.own(stage.harriet))[0]?.status, 'expired')
      await refusedAs(stage.one(stage.samuel, id), 422, LIBRARY_REQUEST_EXPIRED)
      const again = await stage.good(
        stage.send(stage.harriet, `PUT /${id}`, stage.form({ classroom_name: 'Another Name', topics: [] })),
      )
      assert.deepEqual(
        [again.id, again.status, again.classroom_name, again.topics, again.created_at],
        [id, 'open', 'Another Name', [], created_at],
      )
      assert.ok(again.posted_at > created_at)
      assert.deepEqual(await stage.idsOf(stage.samuel), [id])
    })

    it('is edited and deleted by its owner alone', async () => {
      const { id } = await stage.post(stage.harriet)
      const before = await stage.one(stage.samuel, id)
      const form = stage.form({ text_request: 'Mine now.' })
      await refusedAs(stage.send(stage.samuel, `PUT /${id}`, form), 403, LIBRARY_REQUEST_OF_ANOTHER)
      await refusedAs(stage.send(stage.samuel, `DELETE /${id}`), 403, LIBRARY_REQUEST_OF_ANOTHER)
      assert.equal((await stage.one(stage.samuel, id)).body.data.text_request, before.body.data.text_request)
      await stage.good(stage.send(stage.harriet, `DELETE /${id}`))
      assert.deepEqual(await stage.own(stage.harriet), [])
      for (const line of ['GET', 'DELETE'])
        await refusedAs(stage.send(stage.harriet, `${line} /${id}`), 404, LIBRARY_REQUEST_GONE)
      for (const line of [
        `POST /${id}/create-hidden`,
        `DELETE /${id}/delete-hidden`,
        `POST /${id}/views-number`,
      ])
        await refusedAs(stage.send(stage.samuel, line), 404, LIBRARY_REQUEST_GONE)
    })

    it('is there also where a library has no subscription, or one without an end', async () => {
      const { id } = await stage.post(stage.samuel)
      for (const [has, end] of [
        [false, '2020-01-01'],
        [true, null],
      ]) {
        await stage.run(sql`update schools set has_librarian_subscription = ${has}, librarian_subscription_end_date = ${end}
          where name like 'Prairie View%'`)
        assert.deepEqual(await stage.idsOf(stage.harriet), [id])
      }
      await stage.run(sql`update schools set has_librarian_subscription = true,
        librarian_subscription_end_date = (now() at time zone 'utc')::date where name like 'Prairie View%'`)
      assert.deepEqual(await stage.idsOf(stage.harriet), [id], 'through its last day')
    })
  })
}
