import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { rows } from '../../server/db/database.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { ltiSentences as s } from '../../src/contract/server-messages/lti.ts'
import type { TokenOptions } from '../support/a-platform.ts'
import { databaseKinds } from '../support/databases.ts'
import { LINK, type LtiStage, ltiStage, OPEN, OWN, wordsOf } from '../support/lti-stage.ts'

const LIST = 'GET /api/teacher/classrooms'
const CHOOSE = 'POST /api/teacher/lti/deep-links'
const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim'
const DEEP = 'https://purl.imsglobal.org/spec/lti-dl/claim'
const TEACHER = 'teacher@demo.test'

for (const kind of databaseKinds) {
  describe(`a link that a teacher chooses for a course on ${kind}`, () => {
    let stage: LtiStage
    let token = ''
    let classroom = { id: 0, name: '' }
    before(async () => {
      stage = await ltiStage({ kind })
      token = (await stage.server.signIn(TEACHER)).token
      const { body } = await stage.server.call<(typeof classroom)[]>(LIST, { token })
      classroom = body.data[0] ?? assert.fail('there is no classroom')
    })
    after(() => stage.close())

    const settings = (more: object = {}) => ({
      deep_link_return_url: `${stage.platform.issuer}/deep-return`,
      accept_types: ['link', 'ltiResourceLink'],
      accept_presentation_document_targets: ['iframe'],
      ...more,
    })
    const asked = (more: object = {}) => ({
      lti: { message_type: 'LtiDeepLinkingRequest' },
      claims: { [`${DEEP}/deep_linking_settings`]: settings(more) },
    })
    const call = <D>(line: string, body: object, as?: string) =>
      stage.server.call<D>(line, { body, headers: { origin: OWN }, ...(as ? { token: as } : {}) })

    /** The ticket of a page on which the teacher is to choose. */
    async function opened(more: object = {}, launch: TokenOptions = asked(more)) {
      const { ticket, proof } = await stage.launched(launch)
      const { body } = await call<Data<typeof OPEN>>(OPEN, { ticket, proof })
      if (body.data.state === 'connect') {
        const linked = await call<Data<typeof LINK>>(LINK, { ticket }, token)
        assert.equal(linked.status, 200, linked.text)
      }
      return ticket
    }
    const choose = (ticket: string, items: object[], as = token) =>
      call<Data<typeof CHOOSE>>(CHOOSE, { ticket, items }, as)

    /** What the platform reads of an answer, by the keys that it is shown. */
    async function read(jwt: string) {
      const keys = (await stage.server.app.inject({ url: '/lti/keys' })).json() as JSONWebKeySet
      const { payload } = await jwtVerify(jwt, createLocalJWKSet(keys), {
        issuer: 'client-1',
        audience: stage.platform.issuer,
        algorithms: ['RS256'],
      })
      return payload
    }

    it('is My Classrooms, or one of them, or none, signed for the platform', async () => {
      const item = (title: string, path: string) => ({ type: 'ltiResourceLink', title, url: `${OWN}${path}` })
      const cases: [items: object[], links: object[]][] = [
        [[{ classroom_id: null }], [item('My Classrooms', '/lti/classrooms')]],
        [[{ classroom_id: classroom.id }], [item(classroom.name, `/lti/classrooms/${classroom.id}`)]],
        [[], []],
      ]
      for (const [items, links] of cases) {
        const { status, body, text } = await choose(await opened({ data: 'käse "1"' }), items)
        assert.equal(status, 200, text)
        assert.equal(body.data.return_url, `${stage.platform.issuer}/deep-return`)
        const payload = await read(body.data.jwt)
        assert.equal(payload[`${CLAIM}/message_type`], 'LtiDeepLinkingResponse')
        assert.equal(payload[`${CLAIM}/version`], '1.3.0')
        assert.equal(payload.azp, stage.platform.issuer)
        assert.equal(payload[`${CLAIM}/deployment_id`], 'd-1')
        assert.equal(payload[`${DEEP}/data`], 'käse "1"')
        assert.deepEqual(payload[`${DEEP}/content_items`], links)
        assert.equal((payload.exp ?? 0) - (payload.iat ?? 0), 300)
        assert.ok(payload.nonce)
      }
    })

    it('has no data where the platform has given none', async () => {
      const { body } = await choose(await opened(), [{ classroom_id: null }])
      assert.equal(`${DEEP}/data` in (await read(body.data.jwt)), false)
    })

    it('is signed with the key that signs now', async () => {
      await stage.admin('lti', 'key')
      const { body } = await choose(await opened(), [{ classroom_id: null }])
      await read(body.data.jwt)
    })

    it('is signed once', async () => {
      const ticket = await opened()
      assert.equal((await choose(ticket, [])).status, 200)
      const { status, body } = await choose(ticket, [])
      assert.deepEqual([status, body.message], [410, s.ticketGone])
    })

    it('is signed once, however many ask at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const ticket = await opened()
        const answers = await Promise.all(Array.from({ length: 20 }, () => choose(ticket, [])))
        assert.equal(answers.filter(({ status }) => status === 200).length, 1)
      }
    })

    it('is none of another teacher’s, and nobody else chooses', async () => {
      const { token: theirs } = await stage.server.signIn('partner@demo.test')
      const { body: list } = await stage.server.call<{ id: number }[]>(LIST, { token: theirs })
      const another = list.data[0]?.id ?? assert.fail('they have no classroom')
      const ticket = await opened()
      for (const classroom_id of [another, 2_000_000_000]) {
        const forbidden = await choose(ticket, [{ classroom_id }])
        assert.deepEqual([forbidden.status, forbidden.body.error_code], [403, CLASSROOM_FORBIDDEN])
      }
      assert.equal((await choose(ticket, [], theirs)).status, 410)
      assert.equal((await choose(ticket, [])).status, 200)
    })

    it('is not chosen where a link is opened', async () => {
      const ticket = await opened({}, { lti: { message_type: 'LtiResourceLinkRequest' }, claims: {} })
      const { status, body } = await choose(ticket, [])
      assert.deepEqual([status, body.message], [409, s.notDeep])
    })

    it('goes from a page that may post it to the platform', async () => {
      const { headers } = await stage.launch(asked())
      assert.match(String(headers['content-security-policy']), /; form-action https: http:;/)
      const link = await stage.launch()
      assert.match(String(link.headers['content-security-policy']), /; form-action 'self';/)
      // by HTTPS alone where nobody has said that the platform may be here
      const mayBeHere = (is: boolean) =>
        rows(stage.server.app.services.db, sql`update lti_platforms set may_be_here = ${is}`)
      await mayBeHere(false)
      const outside = await stage.launch(asked({ deep_link_return_url: 'https://lms.example.org/return' }))
      await mayBeHere(true)
      assert.match(String(outside.headers['content-security-policy']), /; form-action https:;/)
    })

    const refused: [what: string, more: object, says: RegExp][] = [
      ['takes no links', { accept_types: ['file'] }, /takes no links of LTI 1\.3 here/],
      ['names no address', { deep_link_return_url: undefined }, /no launch of LTI 1\.3/],
      ['names an address that is none', { deep_link_return_url: 'javascript:alert(1)' }, /no launch/],
      ['names an address with a NUL', { deep_link_return_url: 'https://lms.example.org/\0' }, /no launch/],
      ['names a file', { deep_link_return_url: 'file:///x' }, /no launch/],
      ['gives a NUL to have back', { data: '\0' }, /no launch/],
      ['gives too much to have back', { data: 'd'.repeat(32_769) }, /no launch/],
    ]
    for (const [what, more, says] of refused)
      it(`is not asked for by a platform that ${what}`, async () => {
        const { statusCode, body } = await stage.launch(asked(more))
        assert.equal(statusCode, 400)
        assert.match(wordsOf(body), says)
      })
  })
}
