import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { notify } from '../../server/areas/notifications/area.ts'
import { tellExpired } from '../../server/areas/notifications/repository/expired.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { databaseKinds } from '../support/databases.ts'
import { newClassroom } from '../support/pairing.ts'
import { startApp, type TestApp } from '../support/server.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')

/** The day of a teacher's subscription, the end of the classroom's exchange, and whether they are told at noon of March 2nd. */
const cases: [email: string, day: string | null, end: string | null, isTold: boolean][] = [
  ['teacher@demo.test', null, '2026-03-02T11:59:00Z', true],
  ['teacher@demo.test', null, '2026-03-02T12:01:00Z', false],
  ['teacher@demo.test', null, '2026-02-23T12:01:00Z', true],
  // no news any more
  ['teacher@demo.test', null, '2026-02-23T11:59:00Z', false],
  ['teacher@demo.test', null, null, false],
  // of a subscription the whole day counts
  ['librarian@demo.test', '2026-03-01', '2030-01-01T00:00:00Z', true],
  ['librarian@demo.test', '2026-03-02', '2026-03-02T11:59:00Z', false],
  ['librarian@demo.test', '2026-02-23', null, true],
  ['librarian@demo.test', '2026-02-22', '2026-03-02T11:59:00Z', false],
  ['librarian@demo.test', null, '2026-03-02T11:59:00Z', true],
  ['independent@demo.test', '2026-03-01', '2030-01-01T00:00:00Z', true],
  ['independent@demo.test', '2026-03-02', '2026-03-02T11:59:00Z', false],
  // expired, and nobody knows since when
  ['independent@demo.test', null, '2026-03-02T11:59:00Z', false],
]

for (const kind of databaseKinds) {
  describe(`of an exchange that has expired a teacher is told, on ${kind}`, () => {
    let server: TestApp
    let db: Database
    before(async () => {
      server = await startApp({ kind })
      db = server.app.services.db
    })
    after(() => server.close())
    beforeEach(() => db.execute('delete from notifications'))

    const idOf = async (email: string) =>
      (await rows<{ id: number }>(db, sql`select id from teachers where email = ${email}`))[0]?.id ?? 0

    async function expiring(email: string, day: string | null, end: string | null) {
      const teacherId = await idOf(email)
      const { id } = await newClassroom(db, teacherId)
      await db.execute(sql`update classrooms set expire_at = ${end}::timestamptz where id = ${id}`)
      await db.execute(sql`update teachers set independent_subscription_end_date = ${day}::date
        where id = ${teacherId} and user_type like 'independent%'`)
      await db.execute(sql`update schools set librarian_subscription_end_date = ${day}::date
        where id = (select school_id from teachers where id = ${teacherId} and user_type = 'teacher-librarian')`)
      return { id, teacherId }
    }
    const told = (classroomId: number) =>
      rows<{ teacher_id: number; type: string }>(
        db,
        sql`select teacher_id, type from notifications where classroom_id = ${classroomId}`,
      )

    for (const [email, day, end, isTold] of cases)
      it(`${isTold ? '' : 'not '}where it is ${email}'s, until ${day ?? 'no day'} and ${end ?? 'no time'}`, async () => {
        const { id, teacherId } = await expiring(email, day, end)
        for (let time = 0; time < 2; time += 1) await tellExpired(db, NOON)
        assert.deepEqual(await told(id), isTold ? [{ teacher_id: teacherId, type: 'classroom_expired' }] : [])
      })

    it('once, when two servers look at the same time', async () => {
      const { id } = await expiring('teacher@demo.test', null, '2026-03-02T11:59:00Z')
      await Promise.all(Array.from({ length: 20 }, () => tellExpired(db, NOON)))
      assert.equal((await told(id)).length, 1)
    })

    it('once, and each further look uses up no number of the notifications', async () => {
      const { id, teacherId } = await expiring('teacher@demo.test', null, '2026-03-02T11:59:00Z')
      const next = async () => {
        await notify(db, [{ teacher_id: teacherId, type: 'alert_created', from: '' }])
        const [last] = await rows<{ id: number }>(db, sql`select max(id) as id from notifications`)
        return last?.id ?? 0
      }
      await tellExpired(db, NOON)
      const before = await next()
      for (let look = 0; look < 3; look += 1) await tellExpired(db, NOON)
      assert.deepEqual([(await told(id)).length, await next()], [1, before + 1])
    })
  })
}
