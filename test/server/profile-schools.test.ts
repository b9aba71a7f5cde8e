import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { fillSchool } from '../../server/areas/teachers/area.ts'
import { rows } from '../../server/db/database.ts'
import { profileSentences } from '../../src/contract/server-messages/profile.ts'
import { databaseKinds } from '../support/databases.ts'
import { places } from '../support/profile.ts'
import { inOregon, profileStage } from '../support/profile-stage.ts'

for (const kind of databaseKinds) {
  describe(`the school of a profile on ${kind}`, () => {
    const stage = profileStage(kind)
    const { profile, user, save, admin, accept, waiting } = stage

    it('names a school of the list, whose data no teacher changes', async () => {
      const read = () =>
        rows(stage.server.app.services.db, sql`select * from schools where id = ${stage.lincoln}`)
      const before = await read()
      assert.equal(
        (await save({ ...inOregon, school_id: stage.lincoln, school_name: 'Mine now' })).status,
        200,
      )
      assert.deepEqual(await read(), before)
      const { school_id, school_name } = await profile()
      assert.deepEqual([school_id, school_name], [stage.lincoln, 'Lincoln Middle School'])
      assert.equal((await user()).school?.id, stage.lincoln)
    })

    it('fills in what the list lacks of a school abroad, as the first teacher says it, and changes nothing else', async () => {
      const { db } = stage.server.app.services
      const [listed] = await rows<{ id: number }>(
        db,
        sql`insert into schools (name, country_id, website) values ('IES de la Lista', ${places.spain}, 'lista.example') returning id`,
      )
      const id = listed?.id ?? 0
      const read = () =>
        rows(db, sql`select name, address, website, phone_number, needs_review from schools where id = ${id}`)
      const lacking = { school_id: id, school_address: null, school_website: null, school_phone_number: null }
      assert.deepEqual((await save(lacking)).body.data.errors, {
        school_address: ['Field required.'],
        school_phone_number: ['Field required.'],
      })
      const said = { school_id: id, school_website: 'mine.example', school_phone_number: '956 000 001' }
      assert.equal(
        (await save({ ...said, school_name: 'Mine', school_address: ' Calle Lista 1 ' })).status,
        200,
      )
      const filled = [
        {
          name: 'IES de la Lista',
          address: 'Calle Lista 1',
          website: 'lista.example',
          phone_number: '956 000 001',
          needs_review: false,
        },
      ]
      assert.deepEqual(await read(), filled)
      assert.equal((await profile()).school_address, 'Calle Lista 1')
      const other = (await stage.server.signIn('partner@demo.test')).token
      assert.equal((await save({ ...said, school_address: 'Elsewhere 2' }, other)).status, 200)
      assert.equal((await save(lacking, other)).status, 200)
      assert.deepEqual(await read(), filled)
      const found = await stage.server.call<object[]>(
        `GET /api/teacher/countries/${places.spain}/schools?search=lista`,
        { token: other },
      )
      assert.partialDeepStrictEqual(found.body.data, [
        { id, address: 'Calle Lista 1', website: 'lista.example', phone_number: '956 000 001' },
      ])
    })

    it('keeps the first word also where two teachers have looked at the same time', async () => {
      const { db } = stage.server.app.services
      const [listed] = await rows<{ id: number }>(
        db,
        sql`insert into schools (name, country_id) values ('IES de Dos', ${places.spain}) returning id`,
      )
      const id = listed?.id ?? 0
      const lacking = { address: null, website: null, phone_number: null }
      // neither has seen what the other says
      await fillSchool(db, id, { ...lacking, address: 'Calle Uno 1' })
      await fillSchool(db, id, { address: 'Calle Dos 2', website: 'dos.example', phone_number: null })
      const read = await rows(db, sql`select address, website, phone_number from schools where id = ${id}`)
      assert.deepEqual(read, [{ address: 'Calle Uno 1', website: 'dos.example', phone_number: null }])
    })

    it('keeps nothing of a school of the United States that nothing has asked for', async () => {
      const { db } = stage.server.app.services
      await db.execute(sql`update schools set website = null where id = ${stage.lincoln}`)
      const beside = { school_website: 'no address' }
      assert.equal((await save({ ...inOregon, school_id: stage.lincoln, ...beside })).status, 200)
      const read = await rows(db, sql`select website from schools where id = ${stage.lincoln}`)
      assert.deepEqual(read, [{ website: null }])
    })

    const writtenIn = () =>
      rows<{ id: number; name: string }>(
        stage.server.app.services.db,
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
      await save({ ...inOregon, school_id: stage.lincoln })
      await save({ school_name: 'IES 20' })
      assert.deepEqual(await writtenIn(), [{ id: school?.id, name: 'IES 20' }])
    })

    it('shows a school that is written in to nobody else until the operator accepts it', async () => {
      await save({ school_name: 'Zarzuela Nueva' })
      const id = (await user()).school?.id ?? 0
      const other = (await stage.server.signIn('partner@demo.test')).token
      const search = async () =>
        (
          await stage.server.call<{ id: number }[]>(
            `GET /api/teacher/countries/${places.spain}/schools?search=zarz`,
            { token: other },
          )
        ).body.data
      assert.deepEqual(await search(), [])
      assert.deepEqual((await save({ school_id: id }, other)).body.data.errors, {
        school_id: [profileSentences.schoolUnknown],
      })
      const { line, seen } = await waiting(id)
      assert.match(line, /^\d+\.\d+ {2}Zarzuela Nueva .*new@demo.test$/)
      assert.equal(await admin(`school accept ${seen}`), `School ${id} is on the list: Zarzuela Nueva`)
      assert.deepEqual(
        (await search()).map(school => school.id),
        [id],
      )
      assert.equal((await profile()).school_id, id)
      assert.equal((await save({ school_id: id }, other)).status, 200)
      assert.deepEqual(await writtenIn(), [])
      await assert.rejects(admin(`school accept ${seen}`), /No school/)
    })

    it('is accepted as the operator has seen it, or not at all', async () => {
      await save({ school_name: 'Zafra Seen' })
      const id = (await user()).school?.id ?? 0
      const { seen } = await waiting(id)
      await save({ school_name: 'Zafra Changed' })
      for (const said of [seen, `${id}`, `${id}.`, `${id}.x`, `${id}.1`, `.${seen}`])
        await assert.rejects(admin(`school accept ${said}`), UsageError, said)
      assert.deepEqual(
        (await writtenIn()).map(({ name }) => name),
        ['Zafra Changed'],
      )
      assert.equal(await accept(id), `School ${id} is on the list: Zafra Changed`)
    })

    it('waits alone, and for as long as its teacher belongs to it', async () => {
      await save({ school_name: 'Zufre Signed' })
      const signed = (await user()).school?.id ?? 0
      await admin(`agreement sign ${signed}`)
      const { seen } = await waiting(signed)
      await save({ school_name: 'Zufre Renamed' })
      const id = (await user()).school?.id ?? 0
      const ofTeacher = async () =>
        (await admin('school waiting')).split('\n').filter(line => line.endsWith('  new@demo.test'))
      assert.deepEqual(await ofTeacher(), [(await waiting(id)).line])
      await assert.rejects(admin(`school accept ${seen}`), UsageError)
      // what was signed is there again for the school that it was for
      await save({ school_name: 'Zufre Signed' })
      assert.equal((await user()).school?.id, signed)
      assert.deepEqual(await ofTeacher(), [(await waiting(signed)).line])
      await save({ ...inOregon, school_id: stage.lincoln })
      assert.deepEqual(await ofTeacher(), [])
    })

    it('is listed however many wait', async () => {
      const { db } = stage.server.app.services
      const before = await admin('school waiting')
      await db.execute(sql`insert into teachers (user_type, email, password_hash)
        select 'teacher', 'waits-' || n || '@demo.test', '' from generate_series(1, 201) n`)
      await db.execute(sql`insert into schools (name, country_id, needs_review, added_by_teacher_id)
        select 'Of ' || email, ${places.spain}, true, id from teachers where email like 'waits-%'`)
      await db.execute(sql`update teachers t set school_id = s.id from schools s
        where s.added_by_teacher_id = t.id and t.email like 'waits-%'`)
      const listed: string[] = []
      for (let line = 'school waiting', pages = 1; line; pages++) {
        const lines = (await admin(line)).split('\n')
        ;[, line = ''] = /^More: (.*)$/.exec(lines.at(-1) ?? '') ?? []
        assert.equal(line === '', pages === 3)
        listed.push(...(line ? lines.slice(0, -1) : lines))
      }
      assert.equal(before, 'No school waits.')
      assert.equal(new Set(listed).size, 201)
      assert.equal(await admin(`school waiting --after ${listed.at(-1)?.split('.')[0]}`), before)
      await assert.rejects(admin('school waiting --after x'), UsageError)
      await db.execute(sql`delete from teachers where email like 'waits-%'`)
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
      const { db } = stage.server.app.services
      await db.execute(
        sql`insert into agreements (teacher_id, signer_name, signer_title) values (${(await user()).id}, 'Eva', 'Head')`,
      )
      await save({ ...inOregon, school_id: stage.lincoln })
      const unlisted = () => rows(db, sql`select 1 from agreements where school_id is null`)
      assert.equal((await unlisted()).length, 1)
      await save({ school_name: 'Signed before it was written in' })
      assert.deepEqual(await unlisted(), [])
      const id = (await user()).school?.id
      const line = `GET /api/teacher/parent-organizations/check-dpa-signed?school_id=${id}`
      assert.equal((await stage.server.call(line, { token: stage.token })).body.data, true)
      // nobody else is told of a school that is in no list yet
      const { token } = await stage.server.signIn('teacher@demo.test')
      assert.equal((await stage.server.call(line, { token })).body.data, false)
      await accept(id ?? 0)
      assert.equal((await stage.server.call(line, { token })).body.data, true)
    })
  })
}
