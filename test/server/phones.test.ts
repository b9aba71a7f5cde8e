import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { isConfirmedPhone, knownPhone } from '../../server/areas/phones/area.ts'
import { rows } from '../../server/db/database.ts'
import type { Profile } from '../../src/contract/entities/profile.ts'
import { PHONE_CODE_EXPIRED, PHONE_CODE_WRONG } from '../../src/contract/error-codes/phones.ts'
import {
  PHONE_CODE_TRIES,
  PHONE_CODES_PER_ADDRESS_PER_HOUR,
  PHONE_CODES_PER_HOUR,
  PHONE_CODES_PER_NUMBER_PER_DAY,
} from '../../src/contract/limits/phones.ts'
import { phoneSentences } from '../../src/contract/server-messages/phones.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsTo } from '../support/mails.ts'
import { profileValues, saveProfile } from '../support/profile.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { sweep } from '../support/sweep.ts'

const PATH = '/api/teacher/profile/preferred-communication'

const phone = {
  phone_number: '7911123456',
  phone_country_code: '44',
  preferred_communication: 'text_message',
} as const
const DIALLED = '+447911123456'

for (const kind of databaseKinds) {
  describe(`telephone numbers on ${kind}`, () => {
    let server: TestApp
    let own = ''
    let foreign = ''
    let id = 0
    let foreignId = 0
    before(async () => {
      server = await startApp({ kind })
      const teacher = await server.signIn('teacher@demo.test')
      const other = await server.signIn('partner@demo.test')
      ;[own, id, foreign, foreignId] = [teacher.token, teacher.id, other.token, other.id]
    })
    after(() => server.close())
    beforeEach(async () => {
      for (const table of ['attempts', 'phone_confirmations', 'outbox'])
        await server.app.services.db.execute(`delete from ${table}`)
    })

    const register = (given: object = {}, token = own, ip = '192.0.2.1') =>
      server.call(`POST ${PATH}`, { token, ip, body: { ...phone, ...given } })
    const confirm = (code: string, given: object = {}, token = own) =>
      server.call(`PUT ${PATH}`, { token, body: { ...phone, ...given, code } })
    /** The code of the newest message to a number. */
    const codeTo = async (number = DIALLED) => {
      const [message] = await mailsTo(server, number)
      return /^\d{6}\b/.exec(message?.body ?? '')?.[0] ?? assert.fail('no code has come')
    }
    const newCode = async () => {
      const answer = await register()
      assert.equal(answer.status, 200, answer.text)
      return codeTo()
    }
    const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const isConfirmed = (given: object = {}, teacherId = id) =>
      isConfirmedPhone(server.app.services.db, teacherId, { ...phone, ...given })

    it('get a code of six digits, which a demo shows in its outbox', async () => {
      const answer = await register()
      assert.equal(answer.body.message, 'New verification number has been sent to your mobile number.')
      const [message] = await mailsTo(server, DIALLED)
      assert.equal(message?.subject, 'Text message')
      assert.match(
        message?.body ?? '',
        /^\d{6} is your LUV verification number\. It is valid for 10 minutes\./,
      )
      await register({ preferred_communication: 'whatsapp' })
      assert.equal((await mailsTo(server, DIALLED))[0]?.subject, 'WhatsApp message')
      assert.match(
        (await server.call('GET /outbox', { headers: { host: 'localhost' } })).text,
        /verification number/,
      )
    })

    it('are confirmed by their code, once', async () => {
      const code = await newCode()
      assert.equal(await isConfirmed(), false)
      assert.deepEqual(await knownPhone(server.app.services.db, id), {
        phone_number: phone.phone_number,
        phone_country_code: phone.phone_country_code,
        preferred_communication: 'text_message',
        confirmed: false,
      })
      assert.equal((await confirm(` ${code.slice(0, 3)} ${code.slice(3)}`)).status, 200)
      assert.equal(await isConfirmed(), true)
      assert.equal((await knownPhone(server.app.services.db, id))?.confirmed, true)
      const again = await confirm(code)
      assert.deepEqual([again.status, again.body.error_code], [422, PHONE_CODE_EXPIRED])
      assert.equal(await isConfirmed(), true)
    })

    it('are confirmed for this number, this way and this teacher alone, however they are written', async () => {
      await confirm(await newCode())
      assert.equal(await isConfirmed({ phone_number: '07911123456' }), true)
      assert.equal(await isConfirmed({ phone_number: '7911123457' }), false)
      // a mobile phone of India's, as well
      assert.equal(await isConfirmed({ phone_country_code: '91' }), false)
      assert.equal(await isConfirmed({ preferred_communication: 'whatsapp' }), false)
      assert.equal(await isConfirmed({}, foreignId), false)
      assert.equal(await knownPhone(server.app.services.db, foreignId), null)
    })

    it('are saved with the profile as they were confirmed, however they are typed', async () => {
      await confirm(await newCode())
      const values = profileValues({ ...phone, phone_number: '07911123456' })
      assert.equal((await saveProfile(server, own, values)).status, 200)
      const { body } = await server.call<Profile>('GET /api/teacher/profile', { token: own })
      assert.equal(body.data.phone_number, phone.phone_number)
      assert.deepEqual(body.data.teacher_phone_to_confirm_code, { ...phone, confirmed: true })
    })

    it('stay confirmed while another one is registered and given up', async () => {
      await confirm(await newCode())
      await register({ phone_number: '7911123457' })
      assert.equal(await isConfirmed(), true)
      assert.deepEqual(await knownPhone(server.app.services.db, id), { ...phone, confirmed: true })
    })

    it('are told as the profile has them, also while another one is confirmed and not saved', async () => {
      const { db } = server.app.services
      await confirm(await newCode())
      await db.execute(sql`update teachers set preferred_communication = 'text_message',
        phone_country_code = '44', phone_number = '7911123456' where id = ${id}`)
      const other = { phone_number: '7911123457' }
      await register(other)
      await confirm(await codeTo('+447911123457'), other)
      assert.deepEqual(await knownPhone(db, id), { ...phone, confirmed: true })
      await db.execute(sql`update teachers set preferred_communication = 'email', phone_country_code = null,
        phone_number = null where id = ${id}`)
      assert.deepEqual(await knownPhone(db, id), { ...phone, ...other, confirmed: true })
    })

    it('are not confirmed by a wrong code, nor by that of another number, way or teacher', async () => {
      const code = await newCode()
      await register({}, foreign)
      const theirs = await codeTo()
      const wrong = await confirm(other(code))
      assert.deepEqual([wrong.status, wrong.body.error_code], [422, PHONE_CODE_WRONG])
      assert.equal(wrong.body.message, 'Incorrect verification number')
      if (theirs !== code) assert.equal((await confirm(theirs)).status, 422)
      for (const given of [{ phone_number: '7911123457' }, { preferred_communication: 'whatsapp' }])
        assert.equal((await confirm(code, given)).body.error_code, PHONE_CODE_EXPIRED)
      assert.equal(await isConfirmed(), false)
      assert.equal((await confirm(code)).status, 200)
    })

    it(`let a code be tried ${PHONE_CODE_TRIES} times, also by many at the same moment`, async () => {
      const code = await newCode()
      const tries = await Promise.all(Array.from({ length: 20 }, () => confirm(other(code))))
      const codes = tries.map(({ body }) => body.error_code)
      assert.equal(codes.filter(found => found === PHONE_CODE_WRONG).length, PHONE_CODE_TRIES)
      const late = await confirm(code)
      assert.equal(late.body.error_code, PHONE_CODE_EXPIRED)
      assert.equal(late.body.message, phoneSentences.codeExpired)
      assert.equal(await isConfirmed(), false)
      assert.equal((await confirm(await newCode())).status, 200)
    })

    it('take the last code, and it for ten minutes', async () => {
      const first = await newCode()
      const second = await newCode()
      if (first !== second) assert.equal((await confirm(first)).body.error_code, PHONE_CODE_WRONG)
      const { db } = server.app.services
      const age = (minutes: number) =>
        db.execute(
          sql`update phone_confirmations set expires_at = expires_at - make_interval(mins => ${minutes})`,
        )
      await age(9)
      assert.equal((await confirm(other(second))).body.error_code, PHONE_CODE_WRONG)
      await age(1)
      assert.equal((await confirm(second)).body.error_code, PHONE_CODE_EXPIRED)
    })

    it('leave no code behind that could be read, in the table or in the log', async () => {
      const code = await newCode()
      const answers = [await confirm(other(code)), await confirm(`${code} `.repeat(4)), await confirm(code)]
      for (const { text } of answers) assert.equal(text.includes(code), false)
      const kept = await rows<Record<string, unknown>>(
        server.app.services.db,
        sql`select code_mac, tries, id from phone_confirmations`,
      )
      assert.equal(JSON.stringify(kept).includes(code), false)
      assert.equal(
        server.logs.some(line => line.includes(code)),
        false,
      )
    })

    it('that are none are refused with the field’s sentence, and nothing is sent', async () => {
      const cases: [object, string][] = [
        [{ phone_number: '' }, 'phone_number'],
        [{ phone_number: '079 111 23456' }, 'phone_number'],
        [{ phone_number: '(791)1123456' }, 'phone_number'],
        [{ phone_number: '791-112-3456' }, 'phone_number'],
        [{ phone_number: '٧٩١١١٢٣٤٥٦' }, 'phone_number'],
        [{ phone_number: '1'.repeat(16) }, 'phone_number'],
        [{ phone_number: '123' }, 'phone_number'],
        [{ phone_number: '0000000000' }, 'phone_number'],
        [{ phone_country_code: '4', phone_number: '47911123456' }, 'phone_number'],
        [{ phone_country_code: '999' }, 'phone_number'],
        [{ phone_country_code: '+44' }, 'phone_country_code'],
        [{ phone_country_code: 'GB' }, 'phone_country_code'],
        [{ preferred_communication: 'email' }, 'preferred_communication'],
        [{ preferred_communication: 'carrier pigeon' }, 'preferred_communication'],
      ]
      for (const [given, field] of cases) {
        const answer = await server.call<{ errors: Record<string, string[]> }>(`POST ${PATH}`, {
          token: own,
          body: { ...phone, ...given },
        })
        assert.equal(answer.status, 422, JSON.stringify(given))
        assert.deepEqual(Object.keys(answer.body.data.errors), [field], JSON.stringify(given))
      }
      const { body } = await register({ phone_number: '7911-123456' })
      assert.equal(body.message, 'Only numeric characters are allowed')
      assert.equal((await rows(server.app.services.db, sql`select 1 from outbox`)).length, 0)
      assert.equal((await server.call(`POST ${PATH}`, { body: phone })).status, 401)
    })

    const numbers = Array.from({ length: 60 }, (_, index) => `79111234${String(index).padStart(2, '0')}`)

    it(`get ${PHONE_CODES_PER_HOUR} codes an hour from one teacher, whatever the numbers`, async () => {
      for (const phone_number of numbers.slice(0, PHONE_CODES_PER_HOUR))
        assert.equal((await register({ phone_number })).status, 200)
      const answer = await register({ phone_number: numbers[PHONE_CODES_PER_HOUR] })
      assert.equal(answer.status, 429)
      assert.equal(answer.body.message, phoneSentences.tooManyCodes)
      assert.ok(Number(answer.headers['retry-after']) > 0)
      assert.equal((await register({}, foreign)).status, 200)
    })

    /** Counts of all scopes but the number's, or but the address's, are forgotten between the calls. */
    const sendMany = async (times: number, given: (index: number) => object) => {
      const { db, tokens } = server.app.services
      for (let index = 0; index < times; index += 1) {
        assert.equal((await register(given(index))).status, 200)
        await db.execute(
          sql`delete from attempts where scope = ${tokens.blind('phone-codes-teacher', String(id))}`,
        )
      }
    }

    it(`get ${PHONE_CODES_PER_NUMBER_PER_DAY} codes a day, whoever asks`, async () => {
      await sendMany(PHONE_CODES_PER_NUMBER_PER_DAY, () => ({}))
      assert.equal((await register({ phone_number: '07911123456' }, foreign, '192.0.2.2')).status, 429)
      assert.equal((await register({ phone_number: '7911123457' }, foreign, '192.0.2.2')).status, 200)
      const pass = (hours: number) =>
        server.app.services.db.execute(
          sql`update attempts set resets_at = resets_at - make_interval(hours => ${hours})`,
        )
      await pass(23)
      assert.equal((await register()).status, 429)
      await pass(2)
      assert.equal((await register()).status, 200)
    })

    it(`get ${PHONE_CODES_PER_ADDRESS_PER_HOUR} codes an hour from one address`, async () => {
      await sendMany(PHONE_CODES_PER_ADDRESS_PER_HOUR, index => ({ phone_number: numbers[index] }))
      assert.equal((await register({ phone_number: '7911123499' }, foreign)).status, 429)
      assert.equal((await register({ phone_number: '7911123499' }, foreign, '192.0.2.2')).status, 200)
    })

    it('go after 30 days when nobody has confirmed them', async () => {
      await confirm(await newCode())
      await register({ phone_number: '7911123457' })
      await register({ phone_number: '7911123458' })
      const { db } = server.app.services
      await db.execute(
        sql`update phone_confirmations set registered_at = now() - make_interval(days => 31)
            where phone_number <> '7911123458'`,
      )
      await sweep(server)
      const left = await rows<{ phone_number: string }>(
        db,
        sql`select phone_number from phone_confirmations order by phone_number`,
      )
      assert.deepEqual(
        left.map(row => row.phone_number),
        ['7911123456', '7911123458'],
      )
    })
  })
}
