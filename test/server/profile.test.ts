import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { User } from '../../src/contract/entities/user.ts'
import type { ProfileValues } from '../../src/contract/rules/profile-values.ts'
import { profileSentences } from '../../src/contract/server-messages/profile.ts'
import { databaseKinds } from '../support/databases.ts'
import { places, profileValues, saveProfile } from '../support/profile.ts'
import { inOregon, profileStage } from '../support/profile-stage.ts'

for (const kind of databaseKinds) {
  describe(`the profile on ${kind}`, () => {
    const stage = profileStage(kind)
    const { profile, user, save, admin } = stage

    it('of somebody new is empty, with English as the native language and email to be reached by', async () => {
      const { native_language_id, preferred_communication, subjects, ...rest } = await profile()
      assert.deepEqual([native_language_id, preferred_communication, subjects], [1, 'email', []])
      assert.deepEqual([rest.instruction_languages, rest.age_ranges], [[], []])
      assert.equal(rest.first_name, null)
      assert.equal((await user()).is_teacher_profile_filled, false)
    })

    it('comes back as it was saved, and counts as filled', async () => {
      const values = profileValues({ subjects: [1, 2], instruction_languages: [2, 3], age_ranges: [1, 4] })
      const { status, body } = await saveProfile(stage.server, stage.token, values)
      assert.deepEqual([status, body.message], [200, profileSentences.profileSaved])
      const told = (body.data as unknown as { user: User }).user
      assert.equal(told.is_teacher_profile_filled, true)
      assert.deepEqual(
        [told.full_name, told.country_name, told.school_name],
        ['Ana Ruiz', 'Spain', 'IES La Caleta'],
      )
      assert.deepEqual(await profile(), {
        ...values,
        subjects: [
          { id: 1, name: 'Languages and Cultures', type: 'world_languages' },
          { id: 2, name: 'Arts and Sciences', type: 'other' },
        ],
        teacher_phone_to_confirm_code: null,
      })
      assert.deepEqual(await user(), told)
    })

    it('is kept without spaces around the texts', async () => {
      await save({ first_name: '  Ana ', about_info: '\nHello\nthere\n' })
      const { first_name, about_info } = await profile()
      assert.deepEqual([first_name, about_info], ['Ana', 'Hello\nthere'])
    })

    it('replaces what was picked before', async () => {
      await save({ subjects: [1], instruction_languages: [2, 3], age_ranges: [1, 2] })
      await save({ subjects: [2], instruction_languages: [], age_ranges: [4] })
      const { subjects, instruction_languages, age_ranges } = await profile()
      assert.deepEqual([subjects.map(({ id }) => id), instruction_languages, age_ranges], [[2], [], [4]])
    })

    const refused: [what: string, changes: Partial<ProfileValues>, errors: Record<string, string[]>][] = [
      ['an empty name', { first_name: '' }, { first_name: ['Field required.'] }],
      ['a name of spaces', { last_name: '   ' }, { last_name: ['Field required.'] }],
      [
        'a long text',
        { about_info: 'x'.repeat(501) },
        { about_info: ['Field must have maximum 500 letters.'] },
      ],
      [
        'a website without a dot',
        { school_website: 'localhost' },
        { school_website: ['Field must have a valid url format.'] },
      ],
      [
        'languages left out where a subject asks for them',
        { subjects: [1] },
        { instruction_languages: ['Field required.'] },
      ],
      [
        'no telephone number to send texts to',
        { preferred_communication: 'text_message' },
        {
          phone_country_code: ['Field required.'],
          phone_number: ['Field required.'],
        },
      ],
      [
        'no affiliation while the email is not validated',
        { educational_affiliation: null },
        {
          educational_affiliation: ['Field required.'],
        },
      ],
      [
        'the United States without a state',
        { ...inOregon, state_id: null },
        { state_id: ['Field required.'] },
      ],
      [
        'a state of another country',
        { state_id: places.oregon },
        { state_id: [profileSentences.stateOfAnotherCountry] },
      ],
      ['a subject of librarians', { subjects: [3] }, { subjects: [profileSentences.subjectNotOffered] }],
      ['a subject of players', { subjects: [2, 4] }, { subjects: [profileSentences.subjectNotOffered] }],
      [
        'a subject of independent teachers',
        { subjects: [5] },
        { subjects: [profileSentences.subjectNotOffered] },
      ],
      ['a subject that there is not', { subjects: [2, 99] }, { subjects: [profileSentences.choiceUnknown] }],
      [
        'an age range that there is not',
        { age_ranges: [9] },
        { age_ranges: [profileSentences.choiceUnknown] },
      ],
      [
        'a language that there is not',
        { native_language_id: 999, instruction_languages: [999] },
        {
          native_language_id: [profileSentences.choiceUnknown],
          instruction_languages: [profileSentences.choiceUnknown],
        },
      ],
      ['a country that there is not', { country_id: 999 }, { country_id: [profileSentences.choiceUnknown] }],
      ['a school that there is not', { school_id: 999_999 }, { school_id: [profileSentences.schoolUnknown] }],
    ]
    for (const [what, changes, errors] of refused) {
      it(`is refused with ${what}, and stays as it was`, async () => {
        const before = await profile()
        const { status, body } = await save(changes)
        assert.equal(status, 422)
        assert.deepEqual(body.data.errors, errors)
        assert.equal(body.message, Object.values(errors)[0]?.[0])
        assert.deepEqual(await profile(), before)
      })
    }

    it('is refused with a school of another country or of another state', async () => {
      const errors = { school_id: [profileSentences.schoolOfAnotherPlace] }
      assert.deepEqual((await save({ school_id: stage.lincoln })).body.data.errors, errors)
      const iowa = { ...inOregon, state_id: 16, school_id: stage.lincoln }
      assert.deepEqual((await save(iowa)).body.data.errors, errors)
    })

    it('lets librarians do without subjects, and pick those of the library', async () => {
      const librarian = (await stage.server.signIn('librarian@demo.test')).token
      assert.equal((await save({ subjects: [] }, librarian)).status, 200)
      assert.equal((await save({ subjects: [3, 4] }, librarian)).status, 200)
      assert.equal((await save({ subjects: [6] }, librarian)).status, 422)
      assert.equal((await save({ subjects: [] })).status, 422)
    })

    it('keeps the affiliation that nothing asks for any more as it was', async () => {
      await save({ educational_affiliation: 'Head of languages' })
      await admin('teacher validate new@demo.test')
      assert.equal((await save({ educational_affiliation: 'x'.repeat(2_000) })).status, 200)
      assert.equal((await profile()).educational_affiliation, 'Head of languages')
    })

    it('is reached by telephone under a number that was confirmed for it, and no other', async () => {
      const { id } = await user()
      const phone = { phone_number: '7911123456', phone_country_code: '44' }
      const byText = { ...phone, preferred_communication: 'text_message' as const }
      const errors = { phone_number: [profileSentences.phoneNotConfirmed] }
      assert.deepEqual((await save(byText)).body.data.errors, errors)
      await stage.server.app.services.db.execute(
        sql`insert into phone_confirmations
              (teacher_id, preferred_communication, phone_country_code, phone_number, expires_at, confirmed_at)
            values (${id}, 'text_message', '44', '7911123456', now(), now())`,
      )
      assert.equal((await save(byText)).status, 200)
      const told = await profile()
      assert.deepEqual([told.phone_number, told.phone_country_code], ['7911123456', '44'])
      assert.deepEqual(told.teacher_phone_to_confirm_code, {
        phone_number: '7911123456',
        phone_country_code: '44',
        preferred_communication: 'text_message',
        confirmed: true,
      })
      assert.deepEqual(
        (await save({ ...byText, preferred_communication: 'whatsapp' })).body.data.errors,
        errors,
      )
      assert.deepEqual((await save({ ...byText, phone_number: '7911123457' })).body.data.errors, errors)
      const other = (await stage.server.signIn('librarian2@demo.test')).token
      assert.deepEqual((await save({ ...byText, subjects: [] }, other)).body.data.errors, errors)
      // by email no number is asked for, looked at or kept
      assert.equal((await save({ phone_number: 'x'.repeat(1_000) })).status, 200)
      assert.equal((await profile()).phone_number, null)
    })

    it('has a preset or a picture of the teacher’s own as its avatar', async () => {
      const { db } = stage.server.app.services
      const give = (name: string, owner: number) =>
        db.execute(
          sql`insert into files (name, teacher_id, type, bytes, used_at)
              values (${name}, ${owner}, 'avatar', 9, now() - interval '20 days')`,
        )
      const other = await stage.server.signIn('librarian2@demo.test')
      await give('mine.webp', (await user()).id)
      await give('theirs.webp', other.id)
      for (const avatar of ['theirs.webp', 'preset-106', 'preset-0', 'https://evil.example/a.png']) {
        const { body } = await save({ avatar })
        assert.deepEqual(body.data.errors, { avatar: [profileSentences.avatarUnknown] }, avatar)
      }
      assert.equal((await save({ avatar: 'preset-105' })).status, 200)
      const draft = { step: 2, values: { avatar: 'mine.webp' } }
      await stage.server.call('PUT /api/teacher/profile/draft', { token: stage.token, body: draft })
      const [file] = await rows(
        db,
        sql`select 1 from files where name = 'mine.webp' and used_at > now() - interval '1 hour'`,
      )
      assert.ok(file, 'the picture of a draft stays')
      assert.equal((await save({ avatar: 'mine.webp' })).status, 200)
      assert.equal((await profile()).avatar, 'mine.webp')
      // where it is shown is no name of it, and good for a while only
      const { body } = await save({ avatar: (await user()).avatar })
      assert.deepEqual(body.data.errors, { avatar: [profileSentences.avatarUnknown] })
      assert.equal((await save({ avatar: 'mine.webp' })).status, 200)
    })

    it('of an open page is asked for anew when the operator has validated the teacher or the school has signed', async () => {
      const open = await stage.server.signIn('unvalidated@demo.test')
      const { db } = stage.server.app.services
      await db.execute(sql`update schools set agreement_signed_at = null where id = ${open.school?.id}`)
      let etag = ''
      const ask = async () => {
        const headers = { 'if-none-match': etag }
        const answer = await stage.server.call<User>('GET /api/teacher/user', { token: open.token, headers })
        etag = answer.headers.etag ?? etag
        return answer
      }
      // the one by hand, so that validating has the other to change alone
      for (const isEmailValidated of [true, false]) {
        await db.execute(
          sql`update teachers set is_teacher_validated = ${!isEmailValidated}, is_email_validated = ${isEmailValidated}
              where id = ${open.id}`,
        )
        const before = (await ask()).body.data
        assert.deepEqual(
          [before.is_teacher_validated, before.is_email_validated],
          [!isEmailValidated, isEmailValidated],
        )
        assert.equal((await ask()).status, 304)
        await admin('teacher validate unvalidated@demo.test')
        const { status, body } = await ask()
        assert.equal(status, 200)
        const { is_teacher_validated, is_email_validated } = body.data
        assert.deepEqual([is_teacher_validated, is_email_validated], [true, true])
        assert.equal((await ask()).status, 304)
      }
      await admin(`agreement sign ${open.school?.id}`)
      assert.equal((await ask()).status, 200)
      await save({}, open.token)
      assert.equal((await ask()).body.data.school_name, 'IES La Caleta')
      assert.equal((await ask()).status, 304)
    })

    it('is each teacher’s own', async () => {
      const other = (await stage.server.signIn('librarian2@demo.test')).token
      await save({ subjects: [2], age_ranges: [3] })
      const before = await profile()
      assert.equal(before.subjects.length, 1)
      await save({ first_name: 'Samantha', subjects: [3], age_ranges: [2] }, other)
      assert.deepEqual(await profile(), before)
      assert.equal((await profile(other)).first_name, 'Samantha')
    })

    it('is refused to whoever is not signed in', async () => {
      for (const line of ['GET /api/teacher/profile', 'PUT /api/teacher/profile', 'GET /api/teacher/user'])
        assert.equal(
          (await stage.server.call(line, { body: line.startsWith('PUT') ? profileValues() : undefined }))
            .status,
          401,
        )
    })
  })
}
