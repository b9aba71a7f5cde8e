import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { aboutMeHoldsUntil } from '../../server/areas/teachers/repository/about-me.ts'
import type { LibraryConnectionRequest } from '../../src/contract/entities/library-connection-request.ts'
import type { User } from '../../src/contract/entities/user.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import {
  LIBRARY_REQUEST_EXPIRED,
  LIBRARY_UNAVAILABLE,
} from '../../src/contract/error-codes/library-connections.ts'
import { dayAfter, dayOf, endOfDay } from '../../src/contract/rules/days.ts'
import { databaseKinds } from '../support/databases.ts'
import { type LibraryStage, libraryStage, refusedAs } from '../support/library-stage.ts'

const USER = 'GET /api/teacher/user'
const HOUR_MS = 3_600_000

for (const kind of databaseKinds) {
  describe(`what time changes for libraries, on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
      for (const who of [stage.harriet, stage.samuel]) await stage.give(who, 2)
    })

    const expires = (id: number, at: number) =>
      stage.run(
        sql`update library_requests set expire_at = ${new Date(at).toISOString()}::timestamptz where id = ${id}`,
      )

    it('a request that expires: whoever reads a list, or About Me, is told at that moment', async t => {
      const end = Date.parse(`${dayAfter(dayOf(Date.now()), 1)}T08:00:00Z`)
      t.mock.timers.enable({ apis: ['Date'], now: end - 60_000 })
      const [harriet, samuel] = [await stage.signIn('librarian'), await stage.signIn('librarian2')]
      const { id } = await stage.post(samuel)
      await expires(id, end)
      const about = (etag?: string) =>
        stage.server.call<User>(USER, {
          token: samuel.token,
          headers: etag ? { 'if-none-match': etag } : {},
        })
      const others = (etag?: string) => stage.poll(harriet, '/not-hidden', etag)
      const own = (etag?: string) => stage.poll(samuel, '', etag)
      const asks = [others, own, about]
      const etags: (string | undefined)[] = []
      for (const ask of asks) {
        const { etag } = (await ask()).headers
        etags.push(etag)
        assert.equal((await ask(etag)).status, 304)
      }
      t.mock.timers.setTime(end - 1)
      for (const [index, ask] of asks.entries()) assert.equal((await ask(etags[index])).status, 304)
      t.mock.timers.tick(1)
      await refusedAs(stage.one(harriet, id), 422, LIBRARY_REQUEST_EXPIRED)
      await refusedAs(stage.connect(harriet, id), 422, LIBRARY_REQUEST_EXPIRED)
      const [listed, owned, told] = [await others(etags[0]), await own(etags[1]), await about(etags[2])]
      assert.deepEqual([listed.status, owned.status, told.status], [200, 200, 200])
      assert.equal((listed.body.data as { total: number }).total, 0)
      assert.deepEqual(
        (owned.body.data as LibraryConnectionRequest[]).map(({ status }) => status),
        ['expired'],
      )
      assert.equal(told.body.data.active_librarian_connection_requests_count, 0)
      // then nothing of it changes any more
      t.mock.timers.tick(1)
      for (const ask of [others, own]) assert.equal((await ask((await ask()).headers.etag)).status, 304)
    })

    it('a day: who has viewed a request counts anew with the first moment of the next one in UTC', async t => {
      const { id } = await stage.post(stage.harriet)
      t.mock.timers.enable({ apis: ['Date'], now: endOfDay(dayOf(Date.now())) })
      const [samuel, ingrid] = [await stage.signIn('librarian2'), await stage.signIn('ingrid.solberg')]
      const view = async (who: { token: string }) =>
        (await stage.good(stage.send<{ views_number: number }>(who, `POST /${id}/views-number`))).views_number
      assert.deepEqual([await view(samuel), await view(samuel)], [1, 1])
      t.mock.timers.tick(1)
      assert.deepEqual([await view(samuel), await view(samuel), await view(ingrid)], [2, 2, 3])
      // a server whose clock is a little behind
      t.mock.timers.setTime(Date.now() - 1)
      assert.equal(await view(samuel), 3)
    })

    it('a subscription: it runs through its last day, for the list as for posting and connecting', async t => {
      const day = dayAfter(dayOf(Date.now()), 1)
      const school = sql`(select school_id from teachers where id = ${stage.samuel.id})`
      const ends = (end: string) =>
        sql`update schools set librarian_subscription_end_date = ${end}::date where id = ${school}`
      await stage.during(ends(day), ends(dayAfter(day, 200)), async () => {
        t.mock.timers.enable({ apis: ['Date'], now: endOfDay(day) })
        const [harriet, samuel] = [await stage.signIn('librarian'), await stage.signIn('librarian2')]
        const { id } = await stage.post(samuel)
        const others = await stage.post(harriet)
        for (const order_by of ['newest', 'fitting'] as const)
          assert.deepEqual(await stage.idsOf(harriet, { order_by }), [id])
        assert.equal((await stage.one(harriet, id)).status, 200)
        t.mock.timers.tick(1)
        for (const order_by of ['newest', 'fitting'] as const)
          assert.deepEqual(await stage.idsOf(harriet, { order_by }), [])
        await refusedAs(stage.one(harriet, id), 422, LIBRARY_UNAVAILABLE)
        await refusedAs(stage.connect(harriet, id), 422, LIBRARY_UNAVAILABLE)
        await refusedAs(stage.send(samuel, 'POST ', stage.form()), 422, EXCHANGE_EXPIRED)
        await refusedAs(stage.connect(samuel, others.id), 422, EXCHANGE_EXPIRED)
        t.mock.timers.setTime(endOfDay(day))
        await stage.good(stage.connect(harriet, id))
        await stage.good(stage.connect(samuel, others.id))
      })
    })

    describe('About Me, as it is until', () => {
      const day = dayAfter(dayOf(Date.now()), 1)
      const now = Date.parse(`${day}T08:00:00Z`)
      const inHours = (hours: number) => now + hours * HOUR_MS
      /** The last moment before a request expires. */
      const justBefore = (hours: number) => inHours(hours) - 1
      type Make = (stage: LibraryStage) => Promise<unknown>
      const waiting =
        (...hours: number[]): Make =>
        async stage => {
          for (const count of hours) await expires((await stage.post(stage.harriet)).id, inHours(count))
        }
      const classroom =
        (hours: number): Make =>
        ({ run, harriet }) =>
          run(sql`update classrooms set expire_at = ${new Date(inHours(hours)).toISOString()}::timestamptz
            where id = (select max(id) from classrooms where teacher_id = ${harriet.id})`)
      const cases: [what: string, until: number, made: Make[]][] = [
        ['the end of the day, where nothing changes before', endOfDay(day), []],
        ['the first of several requests expires', justBefore(2), [waiting(5, 2, 3)]],
        ['the end of the day, where requests expire later', endOfDay(day), [waiting(40)]],
        ['one expires that waits still', justBefore(3), [waiting(-1, 3)]],
        [
          'one expires that nobody has connected to',
          justBefore(4),
          [
            async stage => {
              const { id } = await stage.post(stage.harriet)
              await stage.good(stage.connect(stage.samuel, id))
              await expires(id, inHours(1))
            },
            waiting(4),
          ],
        ],
        [
          'one’s own expires, whatever others have',
          justBefore(5),
          [async stage => expires((await stage.post(stage.samuel)).id, inHours(1)), waiting(5)],
        ],
        ['a classroom expires before a request', inHours(1), [waiting(2), classroom(1)]],
        ['a request expires before a classroom', justBefore(2), [waiting(2), classroom(3)]],
        ['a request expires, where a classroom has before', justBefore(2), [waiting(2), classroom(-1)]],
      ]
      for (const [what, until, made] of cases)
        it(what, async () => {
          for (const make of made) await make(stage)
          const found = await aboutMeHoldsUntil(stage.db, stage.harriet.id, now)
          await classroom(9_000)(stage)
          assert.equal(new Date(found).toISOString(), new Date(until).toISOString())
        })
    })
  })
}
