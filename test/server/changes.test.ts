import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createWaitingRoom } from '../../server/areas/changes/waiting.ts'
import { endAlert, publishAlert } from '../../server/areas/notifications/repository/alerts.ts'
import { rows } from '../../server/db/database.ts'
import { bothDatabases } from '../support/databases.ts'
import { type HandClock, handClock } from '../support/hand-clock.ts'
import { startApp, type TestApp } from '../support/server.ts'

/** Long enough to be told from no time at all, and no longer: a test waits for it. */
const HOLD_MS = 300
const LOOK_MS = 10

interface Changes {
  revision: string
  build: string
}

for (const kind of bothDatabases) {
  const unexpected = (error: unknown) => assert.fail(String(error))

  describe(`the question whether anything has changed, on ${kind}`, () => {
    let server: TestApp
    let token = ''

    const ask = (revision?: string) =>
      server.call<Changes>(
        `GET /api/teacher/changes${revision === undefined ? '' : `?revision=${revision}`}`,
        {
          token,
        },
      )
    const revisionNow = async () => (await ask()).body.data.revision

    before(async () => {
      server = await startApp({ kind, config: { changesHoldMs: HOLD_MS, build: 'b1' } })
      token = (await server.signIn('teacher@demo.test')).token
    })
    after(() => server.close())

    it('is answered at once where the revision is not known, or no longer right', async () => {
      const { status, body, headers } = await ask()
      assert.equal(status, 200)
      assert.equal(body.data.build, 'b1')
      assert.equal(headers['cache-control'], 'no-store')
      const held = ask(body.data.revision).then(() => 'held')
      const stale = ask('0').then(({ body }) => body.data)
      assert.deepEqual(await Promise.race([held, stale]), body.data)
      await held
    })

    it('is held while nothing changes', async () => {
      const revision = await revisionNow()
      const start = performance.now()
      const { body } = await ask(revision)
      assert.ok(performance.now() - start >= HOLD_MS - 5)
      assert.equal(body.data.revision, revision)
    })

    it('is refused without a session', async () => {
      assert.equal((await server.call('GET /api/teacher/changes')).status, 401)
    })

    it('is answered for everybody when the server stops', async () => {
      const room = createWaitingRoom(server.app.services.db, { onError: unexpected })
      const waiting = room.wait({ familyId: crypto.randomUUID(), revision: 7 })
      room.close()
      const soon = new Promise<string>(resolve => setImmediate(() => resolve('held')))
      assert.equal(await Promise.race([waiting, soon]), 7)
      assert.equal(await room.wait({ familyId: crypto.randomUUID(), revision: 8 }), 8)
    })

    describe('looked for often', () => {
      /** Waits until the look that was under way is over: what waits for its time then is known. */
      async function looked(clock: HandClock, left = 4): Promise<void> {
        while (clock.waiting() !== left) await setImmediate()
      }

      let caller = { familyId: '', revision: 0 }

      const room = (clock: HandClock, onError: (error: unknown) => void = unexpected) =>
        createWaitingRoom(server.app.services.db, {
          holdMs: 20_000,
          lookMs: LOOK_MS,
          after: clock.after,
          onError,
        })

      before(async () => {
        const [row] = await rows<{ family_id: string; revision: number }>(
          server.app.services.db,
          sql`select s.family_id, r.revision::float8 as revision from sessions s
              join teacher_revisions r on r.teacher_id = s.teacher_id order by s.last_used_at desc limit 1`,
        )
        assert.ok(row)
        caller = { familyId: row.family_id, revision: row.revision }
      })

      it('is answered as soon as something has changed, with one statement at a time for all who wait', async () => {
        const clock = handClock()
        const waiting = room(clock)
        server.statements.length = 0
        const all = Promise.all([waiting.wait(caller), waiting.wait(caller), waiting.wait(caller)])
        clock.move(LOOK_MS)
        await looked(clock)
        assert.equal(server.statements.length, 1, 'one statement for all three')
        const id = await publishAlert(server.app.services.db, { message: 'Closed on Sunday.', color: 'info' })
        clock.move(LOOK_MS)
        const [revision = 0] = await all
        assert.ok(revision > caller.revision)
        server.statements.length = 0
        await looked(clock, 0)
        clock.move(LOOK_MS * 10)
        assert.equal(server.statements.length, 0, 'and nobody is looked for when nobody waits')
        assert.ok(id && (await endAlert(server.app.services.db, id)))
      })

      it('asks the database for nobody where the last one has left before the look', async () => {
        const clock = handClock()
        let asked = 0
        const db = new Proxy(server.app.services.db, {
          get(target, name) {
            asked += 1
            return Reflect.get(target, name)
          },
        })
        const times = { holdMs: LOOK_MS - 1, lookMs: LOOK_MS, after: clock.after }
        const held = createWaitingRoom(db, { ...times, onError: unexpected }).wait(caller)
        clock.move(LOOK_MS - 1)
        assert.equal(await held, caller.revision)
        assert.equal(clock.waiting(), 1, 'the look still comes')
        clock.move(1)
        assert.equal(asked, 0)
      })

      it('is answered when the session is over, which the next call then says', async () => {
        const other = await server.signIn('partner@demo.test')
        const { body } = await server.call<Changes>('GET /api/teacher/changes', { token: other.token })
        const [familyId = ''] = other.refreshToken.split('.')
        const clock = handClock()
        const waiting = room(clock).wait({ familyId, revision: Number(body.data.revision) })
        await server.call('POST /api/teacher/logout', { body: { refreshToken: other.refreshToken } })
        clock.move(LOOK_MS)
        assert.equal(await waiting, Number(body.data.revision))
        assert.equal((await server.call('GET /api/teacher/changes', { token: other.token })).status, 401)
      })

      it('is answered, and the failure told, when the database cannot be asked', async () => {
        const errors: unknown[] = []
        const clock = handClock()
        const waiting = room(clock, error => errors.push(error)).wait({ familyId: 'no uuid', revision: 7 })
        clock.move(LOOK_MS)
        assert.equal(await waiting, 7)
        assert.equal(errors.length, 1)
      })
    })

    it('has its freshness said by the calls that revalidate', async () => {
      const { headers } = await server.call('GET /api/teacher/notifications', { token })
      assert.equal(headers['cache-control'], 'no-store, max-age=86400')
      const ends_at = new Date(Date.now() + 90_000)
      const alert = { message: 'Soon over.', color: 'info', ends_at } as const
      await publishAlert(server.app.services.db, alert)
      const alerts = await server.call('GET /api/teacher/alerts', { token })
      const seconds = Number(/max-age=(\d+)$/.exec(alerts.headers['cache-control'] ?? '')?.[1])
      assert.ok(seconds > 60 && seconds <= 90, `${seconds} s`)
    })
  })
}
