import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { rows } from '../../server/db/database.ts'
import type { Profile } from '../../src/contract/entities/profile.ts'
import type { User } from '../../src/contract/entities/user.ts'
import { TOKENS_MISSING } from '../../src/contract/error-codes/classrooms.ts'
import { classroomForm, SCIENCES, sendForm } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { profileValues, saveProfile } from '../support/profile.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`classrooms that are created at the same moment, on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind })
    })
    after(() => server.close())

    const grant = (account: string, amount: number) =>
      runCommand(
        server.app.services,
        `tokens grant ${account}@demo.test --subject ${SCIENCES} --amount ${amount}`.split(' '),
      )
    const balance = async (token: string) =>
      (await server.call<User>('GET /api/teacher/user', { token })).body.data.exchange_tokens_balance.find(
        ({ id }) => id === SCIENCES,
      )?.balance_tokens
    const count = async () =>
      (
        await rows<{ count: number }>(
          server.app.services.db,
          sql`select count(*)::int as count from classrooms`,
        )
      )[0]?.count

    for (const [what, keyOf] of [
      ['the same key', () => 'one-and-the-same-key'],
      ['different keys', () => randomUUID()],
      ['no key', () => undefined],
    ] as const) {
      it(`makes one of 50 at once with one token left and ${what}`, async () => {
        const { token } = await server.signIn('alejandro.ruiz@demo.test')
        await grant('alejandro.ruiz', 1)
        const before = (await count()) ?? 0
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => sendForm(server, token, classroomForm(), keyOf())),
        )
        assert.deepEqual([await count(), await balance(token)], [before + 1, 0])
        const made = answers.filter(({ status }) => status === 200)
        assert.equal(new Set(made.map(({ body }) => body.data.id)).size, 1)
        assert.equal(made.length, what === 'the same key' ? 50 : 1)
        for (const { status, body } of answers)
          if (status !== 200) assert.deepEqual([status, body.error_code], [422, TOKENS_MISSING])
      })
    }

    it('makes what is sent while the profile is saved, again and again', async () => {
      const demo = (await server.signIn('demo@demo.test')).token
      await grant('demo', 20)
      const left = (await balance(demo)) ?? 0
      const { data } = (await server.call<Profile>('GET /api/teacher/profile', { token: demo })).body
      const { teacher_phone_to_confirm_code: _, ...values } = data
      const { about_info, avatar } = profileValues()
      const profile = { ...values, about_info, avatar, subjects: data.subjects.map(({ id }) => id) }
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => [
          sendForm(server, demo, classroomForm()),
          saveProfile(server, demo, profile),
        ]).flat(),
      )
      for (const { status, body } of answers) assert.equal(status, 200, JSON.stringify(body))
      assert.equal(await balance(demo), left - 10)
    })
  })
}
