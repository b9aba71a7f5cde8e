import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { PLACES_KEPT, placesSweep } from '../../server/areas/session/repository/places.ts'
import { openSession, SESSIONS_KEPT } from '../../server/areas/session/repository/sessions.ts'
import { rows } from '../../server/db/database.ts'
import { databaseKinds } from '../support/databases.ts'
import { DEMO_PASSWORD, startApp, type TestApp } from '../support/server.ts'

const email = 'teacher@demo.test'
const OPERATOR = 'olga@operator.test'

for (const kind of databaseKinds) {
  describe(`what is kept of sign-ins on ${kind}`, () => {
    let server: TestApp
    let id = 0
    let colleague = 0
    before(async () => {
      server = await startApp({ kind })
      id = (await server.signIn(email)).id
      colleague = (await server.signIn('partner@demo.test')).id
    })
    after(() => server.close())
    beforeEach(async () => {
      for (const table of ['attempts', 'sessions', 'known_places'])
        await server.app.services.db.execute(`delete from ${table}`)
    })

    const run = (statement: SQL) => rows<{ count: number }>(server.app.services.db, statement)
    const refresh = async ({ refreshToken }: { refreshToken: string }) =>
      (await server.call('POST /api/teacher/token/refresh', { body: { refreshToken } })).status

    describe('of sessions', () => {
      /** Sessions of a teacher, last used one hour ago, two hours ago, and so on. */
      const add = (teacherId: number, count: number, revoked = false) =>
        run(sql`insert into sessions (family_id, teacher_id, expires_at, last_used_at, revoked_at)
                select gen_random_uuid(), ${teacherId}, now() + interval '1 day',
                  now() - make_interval(hours => hour), case when ${revoked}::boolean then now() end
                from generate_series(1, ${count}::int) as hour`)
      const count = async (teacherId: number) =>
        (await run(sql`select count(*)::int as count from sessions where teacher_id = ${teacherId}`))[0]
          ?.count
      const lastUsed = (pair: { refreshToken: string }, hoursAgo: number) =>
        run(sql`update sessions set last_used_at = now() - make_interval(hours => ${hoursAgo})
                where family_id = ${pair.refreshToken.split('.')[0]}::uuid`)

      it('are the latest of each teacher: another sign-in ends the one that was not used for longest', async () => {
        const [oldest, second] = [await server.signIn(email), await server.signIn(email)]
        await lastUsed(oldest, 500)
        await lastUsed(second, 400)
        await add(id, SESSIONS_KEPT - 2)
        await add(colleague, SESSIONS_KEPT)
        const newest = await server.signIn(email)
        assert.equal(await count(id), SESSIONS_KEPT)
        assert.equal(await count(colleague), SESSIONS_KEPT)
        assert.deepEqual(
          [await refresh(oldest), await refresh(second), await refresh(newest)],
          [401, 200, 200],
        )
      })

      it('are rather those that are still good than those that have ended', async () => {
        const good = await server.signIn(email)
        await lastUsed(good, 500)
        await add(id, SESSIONS_KEPT + 10, true)
        await server.signIn(email)
        assert.equal(await count(id), SESSIONS_KEPT)
        assert.equal(await refresh(good), 200)
      })

      it('are bounded when the password is changed, too', async () => {
        const { token } = await server.signIn(email)
        await add(id, SESSIONS_KEPT + 10)
        const change = (given: string, passwordOld: string, password: string) =>
          server.call<{ token: string; refreshToken: string }>('POST /api/teacher/accounts/password', {
            token: given,
            body: { passwordOld, password },
          })
        const { data } = (await change(token, DEMO_PASSWORD, 'Autumn.2025')).body
        assert.equal(await count(id), SESSIONS_KEPT)
        assert.equal((await change(data.token, 'Autumn.2025', DEMO_PASSWORD)).status, 200)
      })

      it('do not end the work of an operator', async () => {
        await openSession(server.app.services.db, id, { operator: OPERATOR })
        await run(sql`update sessions set last_used_at = now() - interval '50 minutes'`)
        await add(id, SESSIONS_KEPT)
        await run(sql`update sessions set last_used_at = now() where operator is null`)
        await server.signIn(email)
        assert.equal(await count(id), SESSIONS_KEPT + 1)
        const [kept] = await run(
          sql`select count(*)::int as count from sessions where operator = ${OPERATOR}`,
        )
        assert.equal(kept?.count, 1)
      })
    })

    describe('of places', () => {
      const signIn = async (device: string, ip: string) => {
        const body = { email, password: DEMO_PASSWORD, device }
        assert.equal((await server.call('POST /api/teacher/login', { body, ip })).status, 200)
      }
      /** Places of a teacher, last used one day ago, two days ago, and so on. */
      const add = (teacherId: number, count: number) =>
        run(sql`insert into known_places (teacher_id, place, last_used_at)
                select ${teacherId}, 'place ' || day, now() - make_interval(days => day)
                from generate_series(1, ${count}::int) as day`)
      const places = async (teacherId: number) =>
        (
          await rows<{ place: string }>(
            server.app.services.db,
            sql`select place from known_places where teacher_id = ${teacherId} order by last_used_at desc`,
          )
        ).map(({ place }) => place)

      it('are the latest of each teacher, those of this sign-in among them', async () => {
        await add(id, PLACES_KEPT + 5)
        await add(colleague, PLACES_KEPT + 5)
        await signIn('a word of this browser alone', '198.51.100.9')
        const { tokens } = server.app.services
        const now = [
          tokens.blind('address', '198.51.100.9'),
          tokens.blind('device', 'a word of this browser alone'),
        ]
        const before = Array.from({ length: PLACES_KEPT - 2 }, (_, index) => `place ${index + 1}`)
        const kept = await places(id)
        assert.deepEqual(kept.slice(0, 2).sort(), now.sort())
        assert.deepEqual(kept.slice(2), before)
        assert.equal((await places(colleague)).length, PLACES_KEPT + 5)
      })

      it('stay as long as they are used', async () => {
        await signIn('a word of this browser alone', '198.51.100.9')
        await signIn('a word of another browser', '198.51.100.10')
        await run(sql`update known_places set last_used_at = now() - interval '181 days'`)
        await signIn('a word of this browser alone', '198.51.100.9')
        await placesSweep(server.app.services.db)
        const { tokens } = server.app.services
        assert.deepEqual(
          (await places(id)).sort(),
          [
            tokens.blind('address', '198.51.100.9'),
            tokens.blind('device', 'a word of this browser alone'),
          ].sort(),
        )
      })
    })
  })
}
