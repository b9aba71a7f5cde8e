import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { once } from '../../server/areas/idempotency/area.ts'
import { rows } from '../../server/db/database.ts'
import { IDEMPOTENCY_KEPT_HOURS } from '../../src/contract/limits/idempotency.ts'
import { idempotencySentences } from '../../src/contract/server-messages/idempotency.ts'
import { classroomForm, languagesForm, sendForm } from '../support/classroom-form.ts'
import { bothDatabases } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { sweep } from '../support/sweep.ts'

for (const kind of bothDatabases) {
  describe(`a write that is sent again on ${kind}`, () => {
    let server: TestApp
    let token = ''
    let partner = ''
    before(async () => {
      server = await startApp({ kind })
      token = (await server.signIn('demo@demo.test')).token
      partner = (await server.signIn('partner@demo.test')).token
      const grant = 'tokens grant demo@demo.test --subject 2 --amount 50'
      await runCommand(server.app.services, grant.split(' '))
    })
    after(() => server.close())

    const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(server.app.services.db, statement)
    const count = async () =>
      (await run<{ count: number }>(sql`select count(*)::int as count from classrooms`))[0]?.count ?? 0
    const send = (form: object, key: string, whose = token) => sendForm(server, whose, form, key)

    it('gets the first answer once more and does nothing', async () => {
      const before = await count()
      const first = await send(classroomForm(), 'first-answer-1')
      const again = await send(classroomForm(), 'first-answer-1')
      assert.equal(first.status, 200)
      assert.deepEqual([again.status, again.body], [first.status, first.body])
      assert.equal(await count(), before + 1)
    })

    it('may name its fields in another order, and others that nobody asks for', async () => {
      const first = await send(classroomForm({ course_id: null }), 'in-another-order')
      const turned = Object.fromEntries(Object.entries(classroomForm({ course_id: null })).reverse())
      assert.deepEqual((await send({ ...turned, note: 'x' }, 'in-another-order')).body, first.body)
    })

    it('may name its fields in another order at every depth, though not the entries of a list', async () => {
      const call = { params: undefined, idempotencyKey: 'in-order-at-depth', teacher: { id: 1 } }
      let tries = 0
      // the types of this call have no body: it stands for any
      const ask = (body: object) =>
        once(
          server.app.services.db,
          'GET /api/teacher/subjects',
          { ...call, body: body as unknown as undefined },
          async () => ({ data: ++tries }),
        )
      const first = await ask({ one: 1, two: { three: 3, four: [{ five: 5, six: 6 }, 7] } })
      const again = await ask({ two: { four: [{ six: 6, five: 5 }, 7], three: 3 }, one: 1 })
      assert.deepEqual([again, tries], [first, 1])
      await assert.rejects(ask({ one: 1, two: { three: 3, four: [7, { five: 5, six: 6 }] } }), /sent before/)
    })

    it('is refused for another call', async () => {
      const { db } = server.app.services
      const call = { params: { id: 1 }, body: undefined, idempotencyKey: 'of-another-call' } as const
      const ask = (endpoint: 'GET /api/teacher/subjects/{id}' | 'GET /api/teacher/classrooms/{id}', id = 1) =>
        once(db, endpoint, { ...call, params: { id }, teacher: { id: 1 } }, async () => ({ data: endpoint }))
      const first = await ask('GET /api/teacher/subjects/{id}')
      assert.deepEqual(await ask('GET /api/teacher/subjects/{id}'), first)
      await assert.rejects(ask('GET /api/teacher/classrooms/{id}'), /sent before/)
      await assert.rejects(ask('GET /api/teacher/subjects/{id}', 2), /sent before/)
    })

    it('has nothing to do with what others send under the same key', async () => {
      const own = await send(languagesForm(), 'everybodys-key')
      const other = await send(languagesForm(), 'everybodys-key', partner)
      assert.deepEqual([own.status, other.status], [200, 200])
      assert.notEqual(own.body.data.id, other.body.data.id)
      assert.deepEqual((await send(languagesForm(), 'everybodys-key')).body, own.body)
      assert.deepEqual((await send(languagesForm(), 'everybodys-key', partner)).body, other.body)
    })

    it('is done once of 20 that come at the same moment, though there is enough for all of them', async () => {
      const before = await count()
      const sent = await Promise.all(
        Array.from({ length: 20 }, () => send(classroomForm(), 'twenty-at-once')),
      )
      assert.deepEqual([...new Set(sent.map(({ text }) => text))], [sent[0]?.text])
      assert.deepEqual([sent[0]?.status, await count()], [200, before + 1])
    })

    it('is done when what was in its way is gone', async () => {
      assert.equal((await send(classroomForm({ name: 'x' }), 'was-in-its-way')).status, 422)
      assert.equal((await send(classroomForm(), 'was-in-its-way')).status, 200)
    })

    it('is done once the first one has failed, though both came at the same moment', async () => {
      const { db } = server.app.services
      const call = {
        params: undefined,
        body: undefined,
        idempotencyKey: 'the-first-fails',
        teacher: { id: 1 },
      }
      let tries = 0
      const ask = () =>
        once(db, 'GET /api/teacher/subjects', call, async () => {
          tries += 1
          if (tries === 1) throw new Error('the first one fails')
          return { data: tries }
        })
      const answers = await Promise.allSettled([ask(), ask(), ask()])
      const done = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
      assert.deepEqual(done, [{ data: 2 }, { data: 2 }])
      assert.equal(tries, 2)
    })

    for (const key of [
      '',
      'short-1',
      'x'.repeat(65),
      'x'.repeat(8_000),
      'with a blank',
      'tab\t12345678',
      "quote'1234",
      'ümlaut-12345',
      '../../12345678',
      // two headers of this name arrive as one
      '12345678, 87654321',
    ]) {
      it(`is refused with the key '${key.slice(0, 20)}'`, async () => {
        const before = await count()
        const { status, body } = await send(classroomForm(), key)
        assert.deepEqual([status, body.message], [422, idempotencySentences.keyNotValid])
        assert.equal(await count(), before)
      })
    }

    for (const key of ['12345678', 'x'.repeat(64), '0b8f7c1e-3f0a-4b52-9d53-2f1d6f2d9a10']) {
      it(`is taken with the key '${key.slice(0, 20)}'`, async () => {
        assert.notEqual((await send({}, key)).body.message, idempotencySentences.keyNotValid)
        assert.equal(
          (await send(classroomForm({ name: 'x' }), key)).body.message,
          'Field must have at least 3 letters.',
        )
      })
    }

    it('is no matter of calls that take no key', async () => {
      const headers = { 'idempotency-key': 'x' }
      assert.equal((await server.call('GET /api/teacher/subjects', { token, headers })).status, 200)
    })

    it('is forgotten after a day', async () => {
      await send(classroomForm(), 'kept-for-a-day')
      const older = (hours: number) =>
        run(sql`update first_answers set created_at = now() - make_interval(hours => ${hours}, mins => -1)
          where key = 'kept-for-a-day'`)
      const keptAfter = async (hours: number) => {
        await older(hours)
        await sweep(server)
        return (await run(sql`select 1 from first_answers where key = 'kept-for-a-day'`)).length
      }
      assert.equal(await keptAfter(IDEMPOTENCY_KEPT_HOURS), 1)
      assert.equal(await keptAfter(IDEMPOTENCY_KEPT_HOURS + 1), 0)
    })
  })
}
