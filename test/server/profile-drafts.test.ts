import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { draftsSweep } from '../../server/areas/profile/repository/drafts.ts'
import { PROFILE_DRAFT_KEPT_DAYS, PROFILE_DRAFT_MAX_BYTES } from '../../src/contract/limits/profile-drafts.ts'
import { databaseKinds } from '../support/databases.ts'
import { profileValues, saveProfile } from '../support/profile.ts'
import { startApp, type TestApp } from '../support/server.ts'

interface Draft {
  step: number
  values: Record<string, unknown>
  updated_at: string
}

for (const kind of databaseKinds) {
  describe(`the draft of a profile on ${kind}`, () => {
    let server: TestApp
    let token = ''
    let other = ''
    before(async () => {
      server = await startApp({ kind })
      token = (await server.signIn('new@demo.test')).token
      other = (await server.signIn('partner@demo.test')).token
    })
    after(() => server.close())

    const LINE = '/api/teacher/profile/draft'
    const kept = async (whose = token) =>
      (await server.call<Draft | null>(`GET ${LINE}`, { token: whose })).body.data
    const keep = (values: unknown, step: unknown = 2, whose = token) =>
      server.call(`PUT ${LINE}`, { token: whose, body: { step, values } })

    it('is nothing at first, and the last that was kept afterwards', async () => {
      assert.equal(await kept(), null)
      await keep({ first_name: 'A' })
      // no rule holds for what is not finished
      await keep({ first_name: '', about_info: ' x '.repeat(300), subjects: [6] }, 5)
      const draft = await kept()
      assert.deepEqual(
        [draft?.step, draft?.values],
        [5, { first_name: '', about_info: ' x '.repeat(300), subjects: [6] }],
      )
      assert.ok(Math.abs(Date.parse(draft?.updated_at ?? '') - Date.now()) < 60_000)
    })

    it('is each teacher’s own', async () => {
      await keep({ first_name: 'Mine' })
      await keep({ first_name: 'Theirs' }, 3, other)
      assert.deepEqual((await kept())?.values, { first_name: 'Mine' })
      await server.call(`DELETE ${LINE}`, { token: other })
      assert.equal(await kept(other), null)
      assert.deepEqual((await kept())?.values, { first_name: 'Mine' })
    })

    it('ends when it is thrown away, also when there is none', async () => {
      await keep({})
      for (const _ of [1, 2]) assert.equal((await server.call(`DELETE ${LINE}`, { token })).status, 200)
      assert.equal(await kept(), null)
    })

    it('ends with a saved profile, and stays with a refused one', async () => {
      await keep({ first_name: 'Ana' })
      assert.equal((await saveProfile(server, token, profileValues({ first_name: '' }))).status, 422)
      assert.deepEqual((await kept())?.values, { first_name: 'Ana' })
      assert.equal((await saveProfile(server, token, profileValues())).status, 200)
      assert.equal(await kept(), null)
    })

    it('has no NUL, however deep it stands, and no error in the log', async () => {
      const logged = server.logs.length
      assert.equal((await keep({ about_info: 'Ana\0' })).status, 422)
      assert.deepEqual(
        server.logs.slice(logged).filter(line => JSON.parse(line).level >= 50),
        [],
      )
    })

    it('keeps what is around half a character, which no database takes', async () => {
      const about_info = 'Ana \ud83d Ruiz \udc00 😀'
      assert.equal((await keep({ about_info, subjects: [1] })).status, 200)
      assert.deepEqual((await kept())?.values, { about_info: 'Ana \ufffd Ruiz \ufffd 😀', subjects: [1] })
    })

    it('takes so much and not a byte more', async () => {
      const empty = Buffer.byteLength(JSON.stringify({ about_info: '' }))
      const room = PROFILE_DRAFT_MAX_BYTES - empty
      assert.equal((await keep({ about_info: 'x'.repeat(room) })).status, 200)
      assert.equal((await keep({ about_info: 'x'.repeat(room + 1) })).status, 413)
      assert.equal((await keep({ about_info: 'é'.repeat(room / 2 + 1) })).status, 413)
      assert.equal((await kept())?.values.about_info, 'x'.repeat(room))
    })

    for (const [what, values, step] of [
      ['a field that a profile does not have', { user_type: 'teacher-librarian' }, 1],
      ['a number for a text', { first_name: 1 }, 1],
      ['a text for an id', { country_id: 'Spain' }, 1],
      ['a text in a list', { subjects: ['1'] }, 1],
      ['a method that there is not', { preferred_communication: 'pigeon' }, 1],
      ['an object for a text', { about_info: { $ne: 1 } }, 1],
      ['no values', undefined, 1],
      ['a list for the values', [], 1],
      ['step 0', {}, 0],
      ['step 7', {}, 7],
      ['half a step', {}, 1.5],
    ] as const) {
      it(`is refused with ${what}`, async () => {
        await keep({ first_name: 'Before' })
        assert.equal((await keep(values, step)).status, 422)
        assert.deepEqual((await kept())?.values, { first_name: 'Before' })
      })
    }

    it('is forgotten when nobody goes on with it', async () => {
      const { db } = server.app.services
      const age = (days: number) =>
        db.execute(sql`update profile_drafts set updated_at = now() - make_interval(days => ${days})`)
      await keep({ first_name: 'Old' })
      await age(PROFILE_DRAFT_KEPT_DAYS - 1)
      await draftsSweep(db)
      assert.ok(await kept())
      await age(PROFILE_DRAFT_KEPT_DAYS + 1)
      await draftsSweep(db)
      assert.equal(await kept(), null)
    })
  })
}
