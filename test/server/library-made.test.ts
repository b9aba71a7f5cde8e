import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { EXCHANGE_EXPIRED, TOKENS_MISSING } from '../../src/contract/error-codes/classrooms.ts'
import {
  LIBRARIANS_ONLY,
  LIBRARY_REQUEST_CHANGED,
} from '../../src/contract/error-codes/library-connections.ts'
import { databaseKinds } from '../support/databases.ts'
import { LIBRARY, type LibraryStage, libraryStage, refusedAs } from '../support/library-stage.ts'
import { meetAt } from '../support/meeting.ts'

const GONE = 2_147_483_647

for (const kind of databaseKinds) {
  describe(`what comes of connecting libraries, on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
      for (const who of [stage.harriet, stage.samuel]) await stage.give(who, 3)
    })

    const newest = async (who: { id: number }) =>
      (await stage.classroomsOf(who)).at(-1) ?? assert.fail('there is no classroom')

    it('is a classroom in the native language of each librarian', async () => {
      const speak = (harriet: number, samuel: number) =>
        sql`update teachers set native_language_id = case id when ${stage.harriet.id} then ${harriet}::int
          else ${samuel}::int end where id in (${stage.harriet.id}, ${stage.samuel.id})`
      await stage.during(speak(2, 3), speak(1, 1), async () => {
        const { id } = await stage.post(stage.samuel)
        await stage.good(stage.connect(stage.harriet, id))
        const [mine, theirs] = [await newest(stage.harriet), await newest(stage.samuel)]
        const found = await stage.run(sql`select id, lang_native_id, lang_instruction_id from classrooms
          where id in (${mine.id}, ${theirs.id}) order by lang_native_id`)
        assert.deepEqual(found, [
          { id: mine.id, lang_native_id: 2, lang_instruction_id: 2 },
          { id: theirs.id, lang_native_id: 3, lang_instruction_id: 3 },
        ])
      })
    })

    it('is told to each with their own classroom, which leads to the other one as partner', async () => {
      const { id } = await stage.post(stage.samuel)
      const connected = await stage.good(stage.connect(stage.harriet, id))
      const [posted] = await stage.own(stage.samuel)
      for (const [who, partner, connection] of [
        [stage.harriet, stage.samuel, connected.connection],
        [stage.samuel, stage.harriet, posted?.connection],
      ] as const) {
        const classroom = await newest(who)
        assert.equal(connection?.classroom_id, classroom.id)
        const { token } = who
        type Shown = { partner: { id: number } | null }
        const shown = await stage.server.call<Shown>(`GET /api/teacher/classrooms/${classroom.id}`, { token })
        assert.equal(shown.body.data.partner?.id, partner.id)
        type Told = Data<'GET /api/teacher/notifications'>
        const told = await stage.server.call<Told>('GET /api/teacher/notifications', { token })
        const groups = told.body.data.notifications.filter(
          ({ type, classroom_id }) =>
            type === 'small_group_classroom_partnership' && classroom_id === classroom.id,
        )
        assert.equal(groups.length, 1)
      }
    })

    it('costs each of them what the subject costs, also where that is more than one', async () => {
      const costs = (count: number) =>
        sql`update subjects set number_of_tokens = ${count}::int where id = ${LIBRARY}`
      await stage.during(costs(2), costs(1), async () => {
        const [one, two] = [await stage.post(stage.samuel), await stage.post(stage.samuel)]
        const both = [stage.harriet, stage.samuel]
        const left = () => Promise.all(both.map(who => stage.left(who)))
        const before = await left()
        await stage.good(stage.connect(stage.harriet, one.id))
        assert.deepEqual(
          await left(),
          before.map(count => count - 2),
        )
        for (const who of both) assert.equal((await newest(who)).number_of_tokens, 2)
        await stage.spendAll(stage.harriet)
        await stage.give(stage.harriet, 1)
        await refusedAs(stage.connect(stage.harriet, two.id), 422, TOKENS_MISSING)
        assert.equal(await stage.left(stage.harriet), 1)
      })
    })

    it('is refused for who calls before anything is said of the request', async () => {
      const school = sql`(select school_id from teachers where id = ${stage.harriet.id})`
      const ends = (days: number) =>
        sql`update schools set librarian_subscription_end_date = current_date + ${days}::int where id = ${school}`
      const validated = (is: boolean) =>
        sql`update teachers set is_teacher_validated = ${is} where id = ${stage.harriet.id}`
      const cases: [away: SQL, back: SQL, status: number, code: number][] = [
        [ends(-2), ends(200), 422, EXCHANGE_EXPIRED],
        [validated(false), validated(true), 403, LIBRARIANS_ONLY],
      ]
      for (const [away, back, status, code] of cases)
        await stage.during(away, back, () => refusedAs(stage.connect(stage.harriet, GONE), status, code))
    })

    /** The request is read once more after both librarians are held, and its classrooms are of that. */
    it('is of the request as it is once both are held', async () => {
      const { id } = await stage.post(stage.samuel)
      stage.server.statements.length = 0
      await stage.good(stage.connect(stage.harriet, id))
      const { statements } = stage.server
      const held = statements.findIndex(text => /from teachers .*for no key update/s.test(text))
      const reads = statements.flatMap((text, at) =>
        /from library_requests q join courses course/.test(text) ? [at] : [],
      )
      assert.ok(held >= 0 && reads.some(at => at > held), `${held} ${reads}`)
      const made = statements.findIndex(text => /insert into "classrooms"/.test(text))
      assert.ok(made > Math.max(...reads.filter(at => at > held)))
    })

    // the embedded database has one connection: there nobody waits for anybody
    describe('while it is posted again', { skip: kind !== 'postgres' }, () => {
      async function meet(seen: (request: { posted_at: string }) => string | undefined) {
        const request = await stage.post(stage.samuel)
        const left = await stage.left(stage.harriet)
        const answers: Awaited<ReturnType<LibraryStage['connect']>>[] = []
        const changes = { classroom_name: 'Newer Name', number_students_range_id: 1 }
        await meetAt(stage.db, sql`select 1 from teachers where id = ${stage.samuel.id} for update`, [
          () => stage.good(stage.send(stage.samuel, `PUT /${request.id}`, stage.form(changes))),
          async () => {
            answers.push(await stage.connect(stage.harriet, request.id, undefined, seen(request)))
          },
        ])
        return { answer: answers[0] ?? assert.fail(), left }
      }

      it('is refused to who has seen another one', async () => {
        const { answer, left } = await meet(({ posted_at }) => posted_at)
        assert.deepEqual([answer.status, answer.body.error_code], [422, LIBRARY_REQUEST_CHANGED])
        assert.equal(await stage.left(stage.harriet), left)
      })

      it('is of what was posted last, to who does not say what they have seen', async () => {
        const { answer } = await meet(() => undefined)
        assert.equal(answer.status, 200, answer.text)
        for (const who of [stage.harriet, stage.samuel]) {
          const { id, name } = await newest(who)
          const [range] = await stage.run(
            sql`select number_students_range_id as id from classrooms where id = ${id}`,
          )
          assert.deepEqual([name, range], ['Newer Name', { id: 1 }])
        }
      })
    })
  })
}
