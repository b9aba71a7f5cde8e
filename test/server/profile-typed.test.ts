import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { ProfileField } from '../../src/contract/rules/profile-values.ts'
import { typedCases } from '../contract/profile-cases.ts'
import { databaseKinds } from '../support/databases.ts'
import { profileStage } from '../support/profile-stage.ts'

// what is refused never comes to a database: one is enough
for (const kind of databaseKinds.slice(0, 1)) {
  describe(`what is typed into a profile, on ${kind}`, () => {
    const stage = profileStage(kind)
    const { profile, save } = stage

    for (const { what, values, issues } of typedCases) {
      const [field] = what.split(' ') as [Exclude<ProfileField, 'subjects'>]
      // a name of a picture has to be one that there is
      if (field === 'avatar') continue
      const value = values[field] as string | null
      const [sentence] = Object.values(issues)
      it(`${what}: ${sentence ?? 'is kept'}`, async () => {
        const before = await profile()
        const { status, body } = await save({ [field]: value })
        assert.equal(status, sentence ? 422 : 200)
        if (!sentence) {
          assert.equal((await profile())[field], value?.trim())
          return
        }
        // a NUL goes no further than the door
        if (!value?.includes('\0')) assert.deepEqual(body.data.errors, { [field]: [sentence] })
        assert.deepEqual(await profile(), before)
      })
    }

    it('is all or nothing where a save fails half way, and what was kept of the wizard stays', async () => {
      const { db } = stage.server.app.services
      assert.equal((await save()).status, 200)
      const draft = { step: 6, values: { city_name: 'Cádiz' } }
      await stage.server.call('PUT /api/teacher/profile/draft', { token: stage.token, body: draft })
      const before = await profile()
      await db.execute(
        sql`alter table teacher_languages add constraint none check (language_id = 0) not valid`,
      )
      stage.server.expectErrors(/request failed/)
      const changes = {
        city_name: 'Sevilla',
        school_name: 'Another',
        subjects: [1],
        instruction_languages: [2],
      }
      const { status } = await save(changes)
      await db.execute(sql`alter table teacher_languages drop constraint none`)
      assert.equal(status, 500)
      assert.deepEqual(await profile(), before)
      const kept = await stage.server.call<{ step: number }>('GET /api/teacher/profile/draft', {
        token: stage.token,
      })
      assert.equal(kept.body.data?.step, 6)
      assert.equal((await save(changes)).status, 200)
      assert.equal((await profile()).school_name, 'Another')
    })
  })
}
