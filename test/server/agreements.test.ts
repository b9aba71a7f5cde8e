import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { giveAgreement } from '../../server/areas/agreements/area.ts'
import { rows } from '../../server/db/database.ts'
import { agreementSentences } from '../../src/contract/server-messages/agreements.ts'
import { databaseKinds } from '../support/databases.ts'
import { profileValues, saveProfile } from '../support/profile.ts'
import { startApp, type TestApp } from '../support/server.ts'

const STATUS = 'GET /api/teacher/profile/teacher-agreement-status'
const PAGE = 'https://lms.school.test'
const DAY_MS = 86_400_000

interface Status {
  signed: boolean
  school_id: number | null
  link: string | null
}

for (const kind of databaseKinds) {
  describe(`the data privacy agreement on ${kind}`, () => {
    let server: TestApp
    let token = ''
    let teacherId = 0
    let schoolId = 0
    before(async () => {
      server = await startApp({ kind, config: { allowedOrigins: [PAGE] } })
      const teacher = await server.signIn('no-agreement@demo.test')
      token = teacher.token
      teacherId = teacher.id
      schoolId = teacher.school?.id ?? 0
    })
    after(() => server.close())
    const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(server.app.services.db, statement)
    beforeEach(async () => {
      await run(sql`delete from agreements`)
      await run(sql`update schools set agreement_signed_at = null where id = ${schoolId}`)
      await run(sql`update teachers set school_id = ${schoolId} where id = ${teacherId}`)
    })

    const status = async (query = '', as = token) =>
      (await server.call<Status>(`${STATUS}${query}`, { token: as })).body.data
    const newLink = async (query = '') =>
      new URL((await status(query)).link ?? assert.fail('there is no link'))
    const open = (link: URL, headers = {}) => server.app.inject({ url: link.pathname + link.search, headers })
    const good = { signer_name: 'Ada Byron', signer_title: 'Head', consent: '1' }
    const sign = (link: URL, fields: Record<string, string> = good, headers = {}) =>
      server.app.inject({
        method: 'POST',
        url: link.pathname + link.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      })
    const signatures = () =>
      run<{ school_id: number | null; teacher_id: number; signer_name: string; signer_title: string }>(
        sql`select school_id, teacher_id, signer_name, signer_title from agreements`,
      )
    const revision = async () =>
      (
        await run<{ revision: number }>(
          sql`select revision from teacher_revisions where teacher_id = ${teacherId}`,
        )
      )[0]?.revision

    it('has a link with school and teacher filled in, and none once it is signed', async t => {
      // within a day it stays the same
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
      const before = await status()
      assert.deepEqual([before.signed, before.school_id], [false, schoolId])
      const link = await newLink()
      assert.equal(link.origin, server.app.services.config.publicOrigin)
      assert.equal(link.searchParams.get('school_id'), String(schoolId))
      assert.equal(link.searchParams.get('teacher_id'), String(teacherId))
      assert.equal((await newLink()).href, link.href)
      assert.equal((await sign(link)).statusCode, 200)
      assert.deepEqual(await status(), { signed: true, school_id: schoolId, link: null })
    })

    it('is signed once for the school and covers its teachers, who notice it', async () => {
      const link = await newLink()
      const before = await revision()
      const answers = await Promise.all(Array.from({ length: 10 }, () => sign(link)))
      assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
      assert.deepEqual(await signatures(), [
        { school_id: schoolId, teacher_id: teacherId, signer_name: 'Ada Byron', signer_title: 'Head' },
      ])
      assert.notEqual(await revision(), before)
      const colleague = await server.signIn('teacher@demo.test')
      assert.equal((await status(`?school_id=${schoolId}`, colleague.token)).signed, true)
      const again = await open(link)
      assert.ok(again.body.includes(agreementSentences.signedBefore))
    })

    it('that an operator has noted is signed as well', async () => {
      const link = await newLink()
      await run(sql`update schools set agreement_signed_at = now() where id = ${schoolId}`)
      assert.equal((await status()).signed, true)
      const answer = await sign(link)
      assert.ok(answer.body.includes(agreementSentences.signedBefore))
      assert.deepEqual(await signatures(), [])
    })

    it('of a school that is being chosen can be asked for before the profile is saved', async () => {
      await run(sql`update teachers set school_id = null where id = ${teacherId}`)
      const body = { step: 3, values: { school_id: schoolId } }
      await server.call('PUT /api/teacher/profile/draft', { token, body })
      const link = await newLink(`?school_id=${schoolId}`)
      const before = await revision()
      await sign(link)
      assert.equal((await status(`?school_id=${schoolId}`)).signed, true)
      assert.notEqual(await revision(), before)
      assert.equal((await server.call(`${STATUS}?school_id=2147483647`, { token })).status, 404)
    })

    it('of a school that is not listed waits for it', async () => {
      await run(sql`update teachers set school_id = null where id = ${teacherId}`)
      const link = await newLink()
      assert.equal(link.searchParams.get('school_id'), '')
      assert.equal((await status()).school_id, null)
      await sign(link)
      await sign(link)
      assert.equal((await status()).signed, true)
      assert.equal((await signatures()).length, 1)
      await giveAgreement(server.app.services.db, teacherId + 1, schoolId)
      assert.equal((await status(`?school_id=${schoolId}`)).signed, false)
      await giveAgreement(server.app.services.db, teacherId, schoolId)
      assert.equal((await status(`?school_id=${schoolId}`)).signed, true)
      assert.deepEqual(
        (await signatures()).map(({ school_id }) => school_id),
        [schoolId],
      )
    })

    it('of a school that is not listed is for the one that was written in before somebody signed', async () => {
      const { db } = server.app.services
      await run(sql`update teachers set school_id = null where id = ${teacherId}`)
      const link = await newLink()
      const saved = await saveProfile(server, token, profileValues({ school_name: 'Late & Sons' }))
      assert.equal(saved.status, 200, saved.text)
      const { school_id } = await status()
      assert.ok((await open(link)).body.includes('Late &amp; Sons'))
      await sign(link)
      assert.deepEqual(await status(), { signed: true, school_id, link: null })
      assert.ok((await sign(link)).body.includes(agreementSentences.signedBefore))
      assert.deepEqual(
        (await signatures()).map(signature => signature.school_id),
        [school_id],
      )
      // a school of the list is another one
      await db.execute(sql`update teachers set school_id = ${schoolId} where id = ${teacherId}`)
      await sign(link)
      assert.equal((await status()).signed, false)
    })

    it('of a school that is being written in is not the one of the school that its teacher has', async () => {
      const { db } = server.app.services
      await run(sql`delete from schools where added_by_teacher_id = ${teacherId} and id <> ${schoolId}`)
      await run(sql`update schools set agreement_signed_at = now() where id = ${schoolId}`)
      assert.equal((await status()).signed, true)
      const asked = await status('?school=unlisted')
      assert.deepEqual([asked.signed, asked.school_id], [false, null])
      const link = await newLink('?school=unlisted')
      assert.equal(link.searchParams.get('school_id'), '')
      assert.ok((await open(link)).body.includes('your school'))
      await sign(link)
      assert.equal((await status('?school=unlisted')).signed, true)
      const saved = await saveProfile(server, token, profileValues({ school_name: 'New Leaf' }))
      assert.equal(saved.status, 200, saved.text)
      const own = await status()
      assert.deepEqual([own.signed, own.school_id !== schoolId], [true, true])
      assert.deepEqual(await status('?school=unlisted'), own)
      // one that the operator has accepted is of the list
      await db.execute(sql`update schools set needs_review = false where id = ${own.school_id}`)
      assert.equal((await status('?school=unlisted')).signed, false)
      assert.equal((await status('?school=own')).signed, true)
    })

    it('of a school that another teacher has written in is nobody else’s to know of or to sign', async () => {
      const saved = await saveProfile(server, token, profileValues({ school_name: 'Between Us' }))
      assert.equal(saved.status, 200, saved.text)
      const own = (await status()).school_id
      const link = await newLink(`?school_id=${own}`)
      const { token: other } = await server.signIn('teacher@demo.test')
      const asked = await server.call(`${STATUS}?school_id=${own}`, { token: other })
      assert.equal(asked.status, 404, asked.text)
      await run(sql`update schools set needs_review = false where id = ${own}`)
      assert.equal((await status(`?school_id=${own}`, other)).signed, false)
      await sign(link)
      assert.equal((await status()).signed, true)
    })

    it('cannot be signed with a link that was changed, cut, made up or is too old', async () => {
      const link = await newLink()
      const changed = (name: string, value: string | null) => {
        const other = new URL(link)
        if (value === null) other.searchParams.delete(name)
        else other.searchParams.set(name, value)
        return other
      }
      const past = String(Date.now() - 1_000)
      const { tokens } = server.app.services
      const old = changed('expires', past)
      old.searchParams.set(
        'signature',
        tokens.linkMac('agreement', String(schoolId), String(teacherId), past),
      )
      for (const other of [
        changed('school_id', String(schoolId === 1 ? 2 : 1)),
        changed('school_id', ''),
        changed('school_id', '1 or 1=1'),
        changed('teacher_id', '1'),
        changed('expires', String(Date.now() + 900 * DAY_MS)),
        changed('signature', null),
        changed('signature', 'x'),
        new URL(`${link}&school_id=2`),
        old,
      ]) {
        for (const answer of [await open(other), await sign(other)]) {
          assert.equal(answer.statusCode, 404, other.search)
          assert.ok(answer.body.includes(agreementSentences.linkExpired))
        }
      }
      assert.deepEqual(await signatures(), [])
    })

    it('asks who signs and whether they may, and keeps what was typed', async () => {
      const link = await newLink()
      const cases: [Record<string, string>, string][] = [
        [{ ...good, signer_name: ' \t ' }, 'signer_name-fault'],
        [{ ...good, signer_title: '' }, 'signer_title-fault'],
        [{ ...good, signer_name: 'x'.repeat(101) }, 'Field must have maximum 100 letters.'],
        [{ signer_name: 'Ada', signer_title: 'Head' }, agreementSentences.consentRequired],
        [{ ...good, consent: '0' }, agreementSentences.consentRequired],
        [{}, 'signer_name-fault'],
      ]
      for (const [fields, fault] of cases) {
        const answer = await sign(link, fields)
        assert.equal(answer.statusCode, 422)
        assert.ok(answer.body.includes(fault), fault)
      }
      const hostile = '"><script>alert(1)</script>'
      const answer = await sign(link, { ...good, signer_name: hostile, consent: '' })
      assert.equal(answer.body.includes('<script'), false)
      assert.ok(answer.body.includes('&lt;script&gt;'))
      assert.deepEqual(await signatures(), [])
      assert.equal((await sign(link, { ...good, signer_name: 'Ж'.repeat(100) })).statusCode, 200)
    })

    it('names the school as text, whatever it is called', async () => {
      const [{ name } = { name: '' }] = await run<{ name: string }>(
        sql`select name from schools where id = ${schoolId}`,
      )
      await run(sql`update schools set name = '<img src=x onerror=alert(1)>' where id = ${schoolId}`)
      const { body } = await open(await newLink())
      await run(sql`update schools set name = ${name} where id = ${schoolId}`)
      assert.equal(body.includes('<img'), false)
      assert.ok(body.includes('&lt;img'))
    })

    it('is a page that runs nothing, leaks no address, and shows in frames of known pages alone', async () => {
      const { headers, body } = await open(await newLink())
      const policy = String(headers['content-security-policy'])
      assert.match(policy, /^default-src 'none'; style-src 'sha256-/)
      assert.match(policy, /; form-action 'self'; /)
      const [, ancestors] = /frame-ancestors (.*)$/.exec(policy) ?? []
      assert.equal(ancestors, `'self' ${server.app.services.config.publicOrigin} ${PAGE}`)
      assert.equal(headers['x-frame-options'], undefined)
      assert.equal(headers['referrer-policy'], 'same-origin')
      assert.equal(headers['cache-control'], 'no-store')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(body.includes('<script'), false)
    })

    it('is taken as a form of its own page', async () => {
      const link = await newLink()
      assert.equal((await sign(link, good, { origin: 'https://elsewhere.test' })).statusCode, 403)
      assert.equal((await sign(link, good, { 'content-type': 'application/json' })).statusCode, 415)
      assert.equal((await sign(link, { ...good, more: 'x'.repeat(9_000) })).statusCode, 413)
      assert.deepEqual(await signatures(), [])
      const { publicOrigin } = server.app.services.config
      assert.equal((await sign(link, good, { origin: publicOrigin })).statusCode, 200)
    })
  })
}
