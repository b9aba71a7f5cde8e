import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { offsetMinutes } from '../../server/areas/reference/clocks.ts'
import { PARTNER_UNAVAILABLE } from '../../src/contract/error-codes/connections.ts'
import { PARTNERS_PAGE_ROWS, SCHOOL_DAY_MINUTES } from '../../src/contract/limits/partners.ts'
import { sharedSchoolMinutes } from '../../src/contract/rules/partner-rank.ts'
import { addClassrooms } from '../support/bulk.ts'
import { type ConnectionStage, connectionStage, type Person } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { classroomsOf, dataOf, searchPartners } from '../support/partner-search.ts'

for (const kind of databaseKinds) {
  describe(`how those who are found are compared on ${kind}`, () => {
    let stage: ConnectionStage
    let mine: number
    let luciaOwn: number
    before(async () => {
      stage = await connectionStage(kind)
      mine = await stage.classroom(stage.maya)
      luciaOwn = await stage.classroom(stage.lucia)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const found = async (query = '', who: Person = stage.maya, id = mine) =>
      dataOf(await searchPartners(stage, id, query, who))

    let count = 0
    /** A teacher of a place, with a classroom that waits. */
    async function teacherIn(iso: string, state: string | null = null) {
      const [added] = await stage.run<{
        id: number
      }>(sql`insert into teachers (user_type, email, password_hash,
          email_verified_at, is_teacher_validated, first_name, last_name, country_id, state_id)
        select 'teacher', ${`placed${++count}@demo.test`}, '', now(), true, ${iso}, 'Teacher',
          (select id from countries where iso = ${iso}), (select id from states where name = ${state})
        returning id`)
      const id = added?.id ?? 0
      await stage.classroom({ id })
      return id
    }

    it('share as many minutes of school as the rule says, also over the line of the date', async () => {
      const newZealand = await teacherIn('NZ')
      const newYork = await teacherIn('US', 'New York')
      const now = Date.now()
      const check = async (who: Person, own: number, zone: string) => {
        const all = new Map<number, number | null | undefined>()
        for (const page of [1, 2])
          for (const { id, time_zone, classrooms } of (await found(`?page=${page}`, who, own)).partners) {
            const theirs = time_zone === null ? null : offsetMinutes(time_zone, now)
            const expected = sharedSchoolMinutes(offsetMinutes(zone, now), theirs)
            for (const { reasons } of classrooms)
              assert.equal(reasons.shared_school_minutes, expected, `${zone} and ${time_zone}`)
            all.set(id, expected)
          }
        return all
      }
      const ofMaya = await check(stage.maya, mine, 'America/Los_Angeles')
      const ofLucia = await check(stage.lucia, luciaOwn, 'Europe/Madrid')
      // the next day begins there while this one ends here
      assert.ok((ofMaya.get(newZealand) ?? 0) > 0)
      // two places of one country have clocks of their own
      assert.ok((ofLucia.get(newYork) ?? 0) > (ofLucia.get(stage.maya.id) ?? SCHOOL_DAY_MINUTES))
    })

    it('come one after the other in one order over all pages: the best, and of equals the newest classroom', async () => {
      const [country] = await stage.run<{ id: number }>(sql`select id from countries where iso = 'CA'`)
      const many = await stage.run<{ id: number }>(sql`insert into teachers (user_type, email, password_hash,
            email_verified_at, is_teacher_validated, first_name, last_name, country_id)
          select 'teacher', 'many' || n || '@demo.test', '', now(), true, 'Many', 'Teachers', ${country?.id}
          from generate_series(1, ${PARTNERS_PAGE_ROWS + 3}) n returning id`)
      for (const { id } of many) await stage.classroom({ id })
      await addClassrooms(stage.db, many[0]?.id ?? 0, 3)
      const pages = [await found('?page=1'), await found('?page=2')]
      const firsts = pages.flatMap(({ partners }) => partners.map(({ classrooms }) => classrooms[0]))
      for (const list of [
        firsts,
        ...pages.flatMap(page => page.partners.map(({ classrooms }) => classrooms)),
      ]) {
        const order = list.map(one => [one?.rank ?? 0, one?.id ?? 0] as const)
        assert.deepEqual(
          order,
          order.toSorted((one, other) => other[0] - one[0] || other[1] - one[1]),
        )
      }
      const equals = Object.values(Object.groupBy(firsts, one => String(one?.rank))).map(
        group => group?.length ?? 0,
      )
      assert.ok(Math.max(...equals) > PARTNERS_PAGE_ROWS, `${equals} equals`)
    })

    for (const [what, change] of [
      ['disabled', 'disabled_at = now()'],
      ['not verified', 'email_verified_at = null'],
      ['not validated', 'is_teacher_validated = false'],
      ['a librarian', `user_type = 'teacher-librarian'`],
      ['independent', `user_type = 'independent-teacher'`],
      ['a demo teacher', `user_type = 'teacher-demo'`],
      ['nowhere', 'country_id = null'],
      ['at home', `country_id = (select id from countries where iso = 'US')`],
      ['busy', null],
      ['as they are', 'city_name = city_name'],
    ] as const)
      it(`are those who may be asked, and nobody else: ${what}`, async () => {
        const id = await teacherIn('PT')
        const theirs = await stage.run<{ id: number }>(
          sql`select id from classrooms where teacher_id = ${id}`,
        )
        const classroom = theirs[0]?.id ?? 0
        if (change === null) await stage.expire(classroom)
        else await stage.db.execute(`update teachers set ${change} where id = ${id}`)
        const all = [...classroomsOf(await found('?page=1')), ...classroomsOf(await found('?page=2'))]
        const isFound = all.some(one => one.id === classroom)
        assert.equal(isFound, what === 'as they are')
        for (const partner_classroom_id of [classroom, null]) {
          const asked = await stage.ask(
            stage.maya,
            await stage.toLucia({ partner_teacher_id: id, partner_classroom_id }),
          )
          assert.deepEqual(
            [asked.status, asked.body.error_code],
            isFound ? [200, undefined] : [422, PARTNER_UNAVAILABLE],
          )
        }
      })
  })
}
