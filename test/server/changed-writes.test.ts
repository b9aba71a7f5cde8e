import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { once } from '../../server/areas/idempotency/area.ts'
import { rows } from '../../server/db/database.ts'
import type { Refusal } from '../../server/errors.ts'
import type { User } from '../../src/contract/entities/user.ts'
import { SENT_BEFORE } from '../../src/contract/error-codes/common.ts'
import { idempotencySentences } from '../../src/contract/server-messages/idempotency.ts'
import { classroomForm, SCIENCES, sendForm } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`a write that is sent again with something else in it, on ${kind}`, () => {
    let server: TestApp
    let token = ''
    before(async () => {
      server = await startApp({ kind })
      token = (await server.signIn('demo@demo.test')).token
      const grant = 'tokens grant demo@demo.test --subject 2 --amount 50'
      await runCommand(server.app.services, grant.split(' '))
    })
    after(() => server.close())

    const count = async () =>
      (
        await rows<{ count: number }>(
          server.app.services.db,
          sql`select count(*)::int as count from classrooms`,
        )
      )[0]?.count ?? 0
    const balance = async () =>
      (await server.call<User>('GET /api/teacher/user', { token })).body.data.exchange_tokens_balance.find(
        ({ id }) => id === SCIENCES,
      )?.balance_tokens
    const send = (form: object, key: string) => sendForm(server, token, form, key)

    it('is refused, spends nothing, and tells what there is already', async () => {
      const first = await send(classroomForm(), 'other-content')
      const [before, left] = [await count(), await balance()]
      for (const changes of [{ name: 'Another' }, { age_range_id: 2 }, { course_id: null }]) {
        const { status, body } = await send(classroomForm(changes), 'other-content')
        assert.deepEqual(
          [status, body],
          [
            422,
            {
              success: false,
              message: idempotencySentences.bodyChanged,
              error_code: SENT_BEFORE,
              data: { id: first.body.data.id },
            },
          ],
        )
      }
      assert.deepEqual([await count(), await balance()], [before, left])
    })

    it('is told of nothing where the first answer has no id', async () => {
      const call = { params: undefined, idempotencyKey: 'an-answer-without-id', teacher: { id: 1 } }
      for (const [data, id] of [
        [{ id: 7 }, 7],
        [{ id: 'seven' }, undefined],
        ['seven', undefined],
        [null, undefined],
        [undefined, undefined],
      ]) {
        const idempotencyKey = randomUUID()
        const ask = (body: object) =>
          once(
            server.app.services.db,
            'GET /api/teacher/subjects',
            { ...call, idempotencyKey, body: body as unknown as undefined },
            async () => ({ data }),
          )
        await ask({ one: 1 })
        await assert.rejects(ask({ one: 2 }), (error: Refusal) => error.details.id === id)
      }
    })

    it('is done once of 20 that come at the same moment, half of them with another content', async () => {
      const before = await count()
      const sent = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          send(classroomForm({ name: index % 2 ? 'River Science' : 'Lake Science' }), 'two-contents-at-once'),
        ),
      )
      const made = sent.filter(({ status }) => status === 200)
      const refused = sent.filter(({ status }) => status !== 200)
      assert.deepEqual([made.length, refused.length, await count()], [10, 10, before + 1])
      assert.equal(new Set(sent.map(({ body }) => body.data.id)).size, 1)
      for (const { status, body } of refused) assert.deepEqual([status, body.error_code], [422, SENT_BEFORE])
    })
  })
}
