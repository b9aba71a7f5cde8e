import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { rows } from '../../server/db/database.ts'
import type { Profile } from '../../src/contract/entities/profile.ts'
import type { User } from '../../src/contract/entities/user.ts'
import type { ProfileValues } from '../../src/contract/rules/profile-values.ts'
import { profileSentences } from '../../src/contract/server-messages/profile.ts'
import { databaseKinds } from '../support/databases.ts'
import { places, profileValues, saveProfile } from '../support/profile.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`the school of a profile on ${kind}`, () => {
    let server: TestApp
    let token = ''
    let lincoln = 0
    before(async () => {
      server = await startApp({ kind })
      lincoln = (await server.signIn('teacher@demo.test')).school?.id ?? 0
      token = (await server.signIn('new@demo.test')).token
    })
    after(() => server.close())

    const profile = async (whose = token) =>
      (await server.call<Profile>('GET /api/teacher/profile', { token: whose })).body.data
    const user = async (whose = token) =>
      (await server.call<User>('GET /api/teacher/user', { token: whose })).body.data
    const save = (changes: Partial<ProfileValues> = {}, whose = token) =>
      saveProfile(server, whose, profileValues(changes))
    const admin = (line: string) => runCommand(server.app.services, line.split(' '))
    const inOregon = { country_id: places.unitedStates, state_id: places.oregon, city_name: 'Portland' }

    it('names a school of the list, whose data no teacher changes', async () => {
      const read = () => rows(server.app.services.db, sql`select * from schools where id = ${lincoln}`)
      const before = await read()
      assert.equal((await save({ ...inOregon, school_id: lincoln, school_name: 'Mine now' })).status, 200)
      assert.deepEqual(await read(), before)
      const { school_id, school_name } = await profile()
      assert.deepEqual([school_id, school_name], [lincoln, 'Lincoln Middle School'])
      assert.equal((await user()).school?.id, lincoln)
    })

    const writtenIn = () =>
      rows<{ id: number; name: string }>(
        server.app.services.db,
        sql`select s.id, s.name from schools s join teachers t on t.id = s.added_by_teacher_id
            where t.email = 'new@demo.test' and s.needs_review order by s.id`,
      )

    it('writes a school down that is not listed, once, however often and with however much haste', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => save({ school_name: `IES ${index}` })),
      )
      assert.ok(answers.every(({ status }) => status === 200))
      const [school, ...more] = await writtenIn()
      assert.deepEqual(more, [])
      assert.equal((await user()).school?.id, school?.id)
      assert.equal((await profile()).school_id, null)
      await save({ ...inOregon, school_id: lincoln })
      await save({ school_name: 'IES 20' })
      assert.deepEqual(await writtenIn(), [{ id: school?.id, name: 'IES 20' }])
    })

    it('shows a school that is written in to nobody else until the operator accepts it', async () => {
      await save({ school_name: 'Zarzuela Nueva' })
      const id = (await user()).school?.id ?? 0
      const other = (await server.signIn('partner@demo.test')).token
      const search = async () =>
        (
          await server.call<{ id: number }[]>(
            `GET /api/teacher/countries/${places.spain}/schools?search=zarz`,
            { token: other },
          )
        ).body.data
      assert.deepEqual(await search(), [])
      assert.deepEqual((await save({ school_id: id }, other)).body.data.errors, {
        school_id: [profileSentences.schoolUnknown],
      })
      assert.match(await admin('school waiting'), new RegExp(`^${id}  Zarzuela Nueva .*new@demo.test$`, 'm'))
      await admin(`school accept ${id}`)
      assert.deepEqual(
        (await search()).map(school => school.id),
        [id],
      )
      assert.equal((await profile()).school_id, id)
      assert.equal((await save({ school_id: id }, other)).status, 200)
      assert.deepEqual(await writtenIn(), [])
      await assert.rejects(admin(`school accept ${id}`), /No school/)
    })

    it('lends the agreement of a school that is written in to no other one', async () => {
      await save({ school_name: 'Signed School' })
      const signed = (await user()).school?.id ?? 0
      await admin(`agreement sign ${signed}`)
      await save({ school_name: 'Signed School', about_info: 'The same school.' })
      assert.equal((await user()).school?.id, signed)
      await save({ school_name: 'Quite Another School' })
      assert.notEqual((await user()).school?.id, signed)
    })

    it('gives an agreement that was signed in the wizard to the school that is written in', async () => {
      const { db } = server.app.services
      await db.execute(
        sql`insert into agreements (teacher_id, signer_name, signer_title) values (${(await user()).id}, 'Eva', 'Head')`,
      )
      await save({ ...inOregon, school_id: lincoln })
      const unlisted = () => rows(db, sql`select 1 from agreements where school_id is null`)
      assert.equal((await unlisted()).length, 1)
      await save({ school_name: 'Signed before it was written in' })
      assert.deepEqual(await unlisted(), [])
      const id = (await user()).school?.id
      const line = `GET /api/teacher/parent-organizations/check-dpa-signed?school_id=${id}`
      assert.equal((await server.call(line, { token })).body.data, true)
    })
  })
}
