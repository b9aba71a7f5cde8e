import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Data } from '../../src/contract/endpoints/all.ts'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import {
  AGREEMENT_MISSING,
  EXCHANGE_EXPIRED,
  TOKENS_MISSING,
} from '../../src/contract/error-codes/classrooms.ts'
import { PARTNER_TOKENS_SHORT } from '../../src/contract/error-codes/connections.ts'
import { COURSE_UNAVAILABLE } from '../../src/contract/error-codes/courses.ts'
import {
  LIBRARIANS_ONLY,
  LIBRARY_REQUEST_EXPIRED,
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_OWN,
  LIBRARY_REQUEST_TAKEN,
  LIBRARY_UNAVAILABLE,
} from '../../src/contract/error-codes/library-connections.ts'
import { exchangeEndDate } from '../../src/contract/rules/end-date.ts'
import { bothDatabases } from '../support/databases.ts'
import { type LibraryStage, libraryStage, refusedAs, SPORTS } from '../support/library-stage.ts'

const KEY = '2f0d7c62-8f7b-4e0e-9d86-9f6f5a3f1c11'
const PLAYERS = 4

for (const kind of bothDatabases) {
  describe(`connecting to another library, on ${kind}`, () => {
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

    const newest = async (who: { id: number }) =>
      (await stage.classroomsOf(who)).at(-1) ?? assert.fail('there is no classroom')

    it('makes a classroom for both, with the course, who are partners and have paid one token each', async () => {
      const request = await stage.post(stage.samuel, { number_students_range_id: 2 })
      const before = await Promise.all([stage.left(stage.harriet), stage.left(stage.samuel), stage.total()])
      const { status, body } = await stage.connect(stage.harriet, request.id)
      assert.deepEqual([status, body.message], [200, 'Successful Connection!.'])
      const [mine, theirs] = [await newest(stage.harriet), await newest(stage.samuel)]
      assert.equal(mine.class_pairing_id, theirs.class_pairing_id)
      const { connection, status: now, name, fit } = body.data
      assert.deepEqual([connection?.classroom_id, connection?.full_name], [mine.id, 'Samuel Ortega'])
      assert.deepEqual([now, name, fit?.fits], ['connected', 'Samuel Ortega', true])
      const today = new Date().toISOString().slice(0, 10)
      for (const [who, id, partner] of [
        [stage.harriet, mine.id, stage.samuel],
        [stage.samuel, theirs.id, stage.harriet],
      ] as const) {
        const answer = await stage.server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, {
          token: who.token,
        })
        const classroom = answer.body.data
        assert.deepEqual(
          [classroom.name, classroom.course?.name, classroom.partner?.id, classroom.class_pairing?.status],
          ['Harbor Bookmates', 'Reading Rooms of the World', partner.id, 'paired'],
        )
        assert.deepEqual(
          [classroom.subject.name, classroom.age_range_id, classroom.number_students_range?.name],
          ['Library', request.age_range_id, '11-20'],
        )
        assert.deepEqual(
          [classroom.start_date, classroom.end_date, classroom.number_of_tokens],
          [today, exchangeEndDate(today), 1],
        )
        const tasks = await stage.run<{ task_name: string }>(
          sql`select task_name from tasks where class_pairing_id = ${mine.class_pairing_id} order by "order"`,
        )
        assert.deepEqual(
          tasks.map(({ task_name }) => task_name),
          ['Hello, this is us', 'Our library', 'The shelf that we love'],
        )
      }
      const after = await Promise.all([stage.left(stage.harriet), stage.left(stage.samuel), stage.total()])
      assert.deepEqual(after, [before[0] - 1, before[1] - 1, before[2]])
      const spent = await stage.run<{ teacher_id: number; amount: number; kind: string }>(
        sql`select teacher_id, amount, kind from token_entries where classroom_id in (${mine.id}, ${theirs.id})
            order by teacher_id`,
      )
      assert.deepEqual(
        spent,
        [stage.harriet, stage.samuel].map(({ id }) => ({ teacher_id: id, amount: -1, kind: 'spent' })),
      )
    })

    it('leaves the lists of others, and tells its owner of whom and where', async () => {
      const { id } = await stage.post(stage.samuel)
      await stage.good(stage.connect(stage.harriet, id))
      for (const who of [stage.harriet, stage.ingrid]) assert.deepEqual(await stage.idsOf(who), [])
      const [own] = await stage.own(stage.samuel)
      const theirs = await newest(stage.samuel)
      assert.deepEqual(
        [own?.status, own?.connection?.full_name, own?.connection?.classroom_id],
        ['connected', 'Harriet Lowell', theirs.id],
      )
      assert.equal((await stage.one(stage.harriet, id)).body.data.connection?.full_name, 'Samuel Ortega')
      const body = await refusedAs(stage.one(stage.ingrid, id), 422, LIBRARY_REQUEST_TAKEN)
      assert.equal(body.message, 'Another library has connected to this request.')
      type Told = Data<'GET /api/teacher/notifications'>
      const told = await stage.server.call<Told>('GET /api/teacher/notifications', {
        token: stage.samuel.token,
      })
      const news = told.body.data.notifications
      const accepted = news.find(({ type }) => type === 'partner_connection_accepted')
      assert.deepEqual(
        [accepted?.from, accepted?.classroom_id, accepted?.trigger_user_id, accepted?.object_id],
        ['Harriet Lowell', theirs.id, stage.harriet.id, null],
      )
      // the course is one of small groups
      const groups = news.filter(
        ({ type, classroom_id }) =>
          type === 'small_group_classroom_partnership' && classroom_id === theirs.id,
      )
      assert.equal(groups.length, 1)
    })

    it('stays as it is when its owner would post it again, and can be deleted without its classrooms', async () => {
      const { id } = await stage.post(stage.samuel)
      await stage.good(stage.connect(stage.harriet, id))
      const body = await refusedAs(
        stage.send(stage.samuel, `PUT /${id}`, stage.form()),
        422,
        LIBRARY_REQUEST_TAKEN,
      )
      assert.equal(body.message, 'A library has connected to this request already.')
      const before = await stage.classroomsOf(stage.samuel)
      await stage.good(stage.send(stage.samuel, `DELETE /${id}`))
      assert.deepEqual(await stage.classroomsOf(stage.samuel), before)
    })

    it('costs tokens of the subject of the course', async () => {
      const course_id = await stage.courseId('Teamwork On and Off the Field')
      const { id } = await stage.post(stage.samuel, { topics: [SPORTS], age_range_id: null, course_id })
      await stage.give(stage.samuel, 2, PLAYERS)
      const left = await stage.left(stage.harriet, PLAYERS)
      await stage.good(stage.connect(stage.harriet, id))
      assert.equal(await stage.left(stage.harriet, PLAYERS), left - 1)
      const made = await newest(stage.harriet)
      const [classroom] = await stage.run<{ subject_id: number; age_range_id: number | null }>(
        sql`select subject_id, age_range_id from classrooms where id = ${made.id}`,
      )
      assert.deepEqual(classroom, { subject_id: PLAYERS, age_range_id: null })
    })

    it('is answered alike when it is sent again with its key, and is refused without', async () => {
      const { id } = await stage.post(stage.samuel)
      const count = (await stage.classroomsOf(stage.harriet)).length
      const twice = await Promise.all([KEY, KEY].map(key => stage.connect(stage.harriet, id, key)))
      assert.deepEqual(
        twice.map(({ status }) => status),
        [200, 200],
      )
      assert.deepEqual(twice[0]?.body.data.connection, twice[1]?.body.data.connection)
      assert.equal((await stage.classroomsOf(stage.harriet)).length, count + 1)
      const body = await refusedAs(stage.connect(stage.harriet, id), 422, LIBRARY_REQUEST_TAKEN)
      assert.equal(body.message, 'You have connected to this request already.')
      const other = await stage.post(stage.samuel)
      assert.equal((await stage.connect(stage.harriet, other.id, KEY)).status, 422)
    })

    /**
     * Nothing has come of it: no classroom, no token, no news, and the request waits. That a subscription has ended is told
     * by the clock, whoever connects.
     */
    async function nothingCame(id: number, refused: () => Promise<unknown>): Promise<void> {
      const state = async () => ({
        classrooms: [await stage.classroomsOf(stage.harriet), await stage.classroomsOf(stage.samuel)],
        left: [await stage.left(stage.harriet), await stage.left(stage.samuel)],
        rest: await stage.run(
          sql`select (select count(*)::int from class_pairings) as pairings,
                (select count(*)::int from notifications where type <> 'classroom_expired') as news,
                (select connected_at from library_requests where id = ${id}) as connected_at`,
        ),
      })
      const before = await state()
      await refused()
      assert.deepEqual(await state(), before)
    }

    type Standing = [what: string, away: string, back: string, status: number, code: number]
    const school = (name: string, change: string) => `update schools set ${change} where name like '${name}%'`
    const teacher = (name: string, change: string) =>
      `update teachers set ${change} where email = '${name}@demo.test'`
    const [own, other] = ['Harbor Public', 'Prairie View']
    const ended = 'librarian_subscription_end_date = current_date - 2'
    const runs = 'librarian_subscription_end_date = current_date + 99'
    const unsigned = 'agreement_signed_at = null'
    const signed = 'agreement_signed_at = now()'
    const standings: Standing[] = [
      ['one’s own subscription is over', school(own, ended), school(own, runs), 422, EXCHANGE_EXPIRED],
      ['one’s own school has not signed', school(own, unsigned), school(own, signed), 403, AGREEMENT_MISSING],
      [
        'one is not validated',
        teacher('librarian', 'is_teacher_validated = false'),
        teacher('librarian', 'is_teacher_validated = true'),
        403,
        LIBRARIANS_ONLY,
      ],
      ['the other one’s is over', school(other, ended), school(other, runs), 422, LIBRARY_UNAVAILABLE],
      [
        'the other one’s has not signed',
        school(other, unsigned),
        school(other, signed),
        422,
        LIBRARY_UNAVAILABLE,
      ],
      [
        'the owner is disabled',
        teacher('librarian2', 'disabled_at = now()'),
        teacher('librarian2', 'disabled_at = null'),
        422,
        LIBRARY_UNAVAILABLE,
      ],
      [
        'the owner is no librarian any more',
        teacher('librarian2', `user_type = 'teacher'`),
        teacher('librarian2', `user_type = 'teacher-librarian'`),
        422,
        LIBRARY_UNAVAILABLE,
      ],
      [
        'the owner has left their school',
        teacher('librarian2', 'school_id = null'),
        teacher('librarian2', `school_id = (select id from schools where name like 'Prairie View%')`),
        422,
        LIBRARY_UNAVAILABLE,
      ],
      [
        'the course was withdrawn',
        `update courses set published = false where name = 'Reading Rooms of the World'`,
        `update courses set published = true where name = 'Reading Rooms of the World'`,
        422,
        COURSE_UNAVAILABLE,
      ],
    ]
    for (const [what, away, back, status, code] of standings)
      it(`is refused when ${what}, and nothing comes of it`, async () => {
        const { id } = await stage.post(stage.samuel)
        await stage.run(sql.raw(away))
        try {
          await nothingCame(id, () => refusedAs(stage.connect(stage.harriet, id), status, code))
        } finally {
          await stage.run(sql.raw(back))
        }
        await stage.good(stage.connect(stage.harriet, id))
      })

    it('is refused without tokens, of one’s own with the way to buy some, and nothing comes of it', async () => {
      const { id } = await stage.post(stage.samuel)
      await stage.spendAll(stage.harriet)
      await nothingCame(id, async () => {
        const body = await refusedAs(stage.connect(stage.harriet, id), 422, TOKENS_MISSING)
        assert.match(body.message ?? '', /^This classroom requires a Library exchange\. Please select/)
      })
      await stage.give(stage.harriet, 1)
      await stage.spendAll(stage.samuel)
      await nothingCame(id, () => refusedAs(stage.connect(stage.harriet, id), 422, PARTNER_TOKENS_SHORT))
      await stage.give(stage.samuel, 1)
      await stage.good(stage.connect(stage.harriet, id))
    })

    it('is refused to one’s own, an expired, a deleted and an unknown request, each with its sentence', async () => {
      const { id } = await stage.post(stage.samuel)
      const sentence = async (who: typeof stage.harriet, status: number, code: number) =>
        (await refusedAs(stage.connect(who, id), status, code)).message
      assert.equal(await sentence(stage.samuel, 422, LIBRARY_REQUEST_OWN), 'This request is your own.')
      await stage.expire(id)
      assert.equal(await sentence(stage.harriet, 422, LIBRARY_REQUEST_EXPIRED), 'This request has expired.')
      await stage.send(stage.samuel, `DELETE /${id}`)
      assert.equal(
        await sentence(stage.harriet, 404, LIBRARY_REQUEST_GONE),
        'This request is not there any more.',
      )
      await refusedAs(stage.connect(stage.harriet, 2_147_483_647), 404, LIBRARY_REQUEST_GONE)
    })

    it('connects to one that is hidden, too, as from a page that was open before', async () => {
      const { id } = await stage.post(stage.samuel)
      await stage.send(stage.harriet, `POST /${id}/create-hidden`)
      await stage.good(stage.connect(stage.harriet, id))
      assert.equal((await stage.list(stage.harriet)).hidden_count, 0)
    })
  })
}
