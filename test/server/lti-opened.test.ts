import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { ltiSentences as s } from '../../src/contract/server-messages/lti.ts'
import { databaseKinds } from '../support/databases.ts'
import { CONFIRM, dataOf, LINK, type LtiStage, ltiStage, OPEN, OWN, SESSION } from '../support/lti-stage.ts'

const TEACHER = 'teacher@demo.test'
const AT_ONCE = 20
const ELSEWHERE = { ip: '203.0.113.9' }

type Opened = Data<typeof OPEN>

for (const kind of databaseKinds) {
  describe(`what a launch opens on ${kind}`, () => {
    let stage: LtiStage
    let token = ''
    before(async () => {
      stage = await ltiStage({
        ...{ kind, config: { allowedOrigins: ['https://lms.example.org'] } },
        registration: ['--deployment', 'd-1', '--pages', 'https://*.lms.example'],
      })
      token = (await stage.server.signIn(TEACHER)).token
    })
    after(() => stage.close())
    beforeEach(() => run(sql`delete from lti_links`))

    const run = (text: ReturnType<typeof sql>) =>
      rows<Record<string, unknown>>(stage.server.app.services.db, text)

    const call = <D = Opened>(
      line: string,
      body: object,
      headers: Record<string, string> = { origin: OWN },
    ) => stage.server.call<D>(line, { body, headers })
    const connect = async () => {
      const { ticket, proof } = await stage.launched()
      await call(OPEN, { ticket, proof })
      const { status, text } = await stage.server.call(LINK, { token, body: { ticket } })
      assert.equal(status, 200, text)
    }
    const codeOf = ({ body }: { body: { data: Opened } }) =>
      body.data.state === 'open' ? body.data.code : assert.fail(body.data.state)

    it('is nothing before an account is connected, and then its screen, signed in', async () => {
      const first = await stage.launched()
      assert.deepEqual((await call(OPEN, first)).body.data, {
        state: 'connect',
        platform: 'Lakeview LMS',
        school: null,
        may_connect: true,
      })
      assert.equal((await stage.server.call(LINK, { token, body: { ticket: first.ticket } })).status, 200)
      const answer = await call(
        OPEN,
        await stage.launched({ lti: { target_link_uri: `${OWN}/lti/classrooms/7` } }),
      )
      assert.equal(answer.status, 200)
      const { full_name, classroom_id } = answer.body.data as Extract<Opened, { state: 'open' }>
      assert.equal(classroom_id, 7)
      const session = await call<{ email: string; full_name: string }>(SESSION, { code: codeOf(answer) })
      assert.equal(session.status, 200, session.text)
      assert.deepEqual([session.body.data.email, session.body.data.full_name], [TEACHER, full_name])
    })

    it('is signed in once, in pages of our own origin', async () => {
      await connect()
      const code = codeOf(await call(OPEN, await stage.launched()))
      assert.equal((await call(SESSION, { code }, { origin: 'https://lms.example.org' })).status, 403)
      assert.equal((await call(SESSION, { code })).status, 200)
      assert.equal((await call(SESSION, { code })).status, 410)
    })

    it('leaves the last sign-in as it is', async () => {
      await connect()
      const lastLogin = () => run(sql`select last_time_login from teachers where email = ${TEACHER}`)
      const before = await lastLogin()
      await call(SESSION, { code: codeOf(await call(OPEN, await stage.launched())) })
      assert.deepEqual(await lastLogin(), before)
    })

    const sentBy = (origin: string) => ({ headers: { origin } })
    const shown: [what: string, kept: 'proof' | 'nothing', browser: object, bound: string][] = [
      ['the proof of the browser that began', 'proof', {}, 'proof'],
      ['that proof, from another address', 'proof', ELSEWHERE, 'proof'],
      ['no proof, from the same address and browser, which keeps nothing', 'nothing', {}, 'place'],
      ['no proof, sent by a page that frames ours', 'nothing', sentBy('https://a.lms.example'), 'place'],
      ['no proof, from another address', 'nothing', ELSEWHERE, 'none'],
      ['no proof, from another browser', 'nothing', { headers: { 'user-agent': 'Another' } }, 'none'],
      ['no proof, sent by a page that is not the platform’s', 'nothing', sentBy('https://x.example'), 'none'],
      ['no proof, sent by a page that does not say where it is', 'nothing', sentBy('null'), 'none'],
      ['no proof, sent by nobody', 'nothing', sentBy(''), 'none'],
    ]
    for (const [what, kept, browser, bound] of shown) {
      const given = ({ ticket, proof }: Awaited<ReturnType<LtiStage['launched']>>) =>
        kept === 'proof' ? { ticket, proof } : { ticket, has_storage: false }
      it(`is ${bound === 'none' ? 'a name to confirm' : 'its screen'} with ${what}`, async () => {
        await connect()
        const { body } = await call(OPEN, given(await stage.launched({}, browser)))
        assert.equal(body.data.state, bound === 'none' ? 'confirm' : 'open')
        const [last] = await run(
          sql`select bound from lti_launches where bound is not null order by id desc limit 1`,
        )
        assert.equal(last?.bound, bound)
      })

      it(`${bound === 'none' ? 'connects nobody' : 'connects'} with ${what}`, async () => {
        const begun = await stage.launched({}, browser)
        const { body } = await call(OPEN, given(begun))
        assert.deepEqual(body.data, {
          ...{ state: 'connect', platform: 'Lakeview LMS', school: null },
          may_connect: bound !== 'none',
        })
        const { status, body: told } = await stage.server.call(LINK, {
          token,
          body: { ticket: begun.ticket },
        })
        assert.deepEqual(
          [status, bound === 'none' ? told.message : undefined],
          bound === 'none' ? [403, s.notBound] : [200, undefined],
        )
        assert.equal((await run(sql`select 1 from lti_links`)).length, bound === 'none' ? 0 : 1)
      })
    }

    it('is nobody else’s, whose launch a tool of LTI 1.1 brings', async () => {
      const first = await stage.launched()
      await call(OPEN, first)
      assert.equal((await stage.server.call(LINK, { token, body: { ticket: first.ticket } })).status, 200)
      for (const state of ['confirm', 'connect']) {
        const { auth = '' } = await stage.begin()
        const theirs = await stage.platform.answer(auth)
        // what platforms post of an address with `?state=…&id_token=…`
        const page = await stage.post('/lti/launch', { ...theirs, lti_version: 'LTI-1p0', oauth_nonce: 'n' })
        const { ticket } = dataOf(page.body)
        const { body } = await call(OPEN, { ticket, has_storage: false })
        assert.equal(body.data.state, state)
        if (body.data.state === 'connect') assert.equal(body.data.may_connect, false)
        await run(sql`delete from lti_links`)
      }
    })

    it('connects nobody without a proof where the browser keeps one, or does not say', async () => {
      for (const more of [{}, { has_storage: true }]) {
        const { ticket } = await stage.launched()
        const { body } = await call(OPEN, { ticket, ...more })
        assert.ok(body.data.state === 'connect' && !body.data.may_connect)
        assert.equal((await stage.server.call(LINK, { token, body: { ticket } })).status, 403)
      }
    })

    it('is refused with the proof of another launch, which ends the ticket', async () => {
      await connect()
      const [one, other] = [await stage.launched(), await stage.launched()]
      const { status, body } = await call(OPEN, { ticket: one.ticket, proof: other.proof })
      assert.deepEqual([status, body.message], [403, s.proofWrong])
      assert.deepEqual((await call(OPEN, one)).status, 410)
    })

    it('is opened once the name is confirmed, once', async () => {
      await connect()
      const { ticket } = await stage.launched({}, ELSEWHERE)
      assert.equal((await call(CONFIRM, { ticket })).status, 410)
      assert.equal((await call(OPEN, { ticket })).body.data.state, 'confirm')
      assert.equal((await call(CONFIRM, { ticket })).body.data.state, 'open')
      const { status, body } = await call(CONFIRM, { ticket })
      assert.deepEqual([status, body.message], [410, s.ticketGone])
    })

    it('is nothing that somebody without a name is asked to confirm', async () => {
      await connect()
      const { ticket } = await stage.launched({}, ELSEWHERE)
      const asked = await stage.launched({}, ELSEWHERE)
      assert.equal((await call(OPEN, { ticket: asked.ticket })).body.data.state, 'confirm')
      const [named = {}] = await run(sql`select first_name, last_name from teachers where email = ${TEACHER}`)
      await run(sql`update teachers set first_name = null, last_name = null where email = ${TEACHER}`)
      const { data } = (await call(OPEN, { ticket })).body
      assert.deepEqual([data.state, data.state === 'connect' && data.may_connect], ['connect', false])
      for (const each of [ticket, asked.ticket])
        assert.equal((await call(CONFIRM, { ticket: each })).body.message, s.notBound)
      assert.equal((await call(OPEN, await stage.launched())).body.data.state, 'open')
      await run(sql`update teachers set first_name = ${named.first_name}, last_name = ${named.last_name}
        where email = ${TEACHER}`)
    })

    it('cannot be confirmed where nobody was asked', async () => {
      await connect()
      const first = await stage.launched()
      await call(OPEN, first)
      assert.equal((await call(CONFIRM, { ticket: first.ticket })).status, 410)
    })

    it('is told once, however many ask at once', async () => {
      await connect()
      const given = await stage.launched()
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => call(OPEN, given)))
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
        200,
        ...Array.from({ length: AT_ONCE - 1 }, () => 410),
      ])
    })

    it('is told to pages of our own alone', async () => {
      await connect()
      const given = await stage.launched()
      for (const headers of [{}, { origin: 'https://lms.example.org' }] as Record<string, string>[])
        assert.equal((await call(OPEN, given, headers)).status, 403)
      assert.equal((await call(OPEN, given)).status, 200)
    })

    const gone: [what: string, spoil: () => Promise<unknown>, repair?: () => Promise<unknown>][] = [
      [
        'half an hour',
        () => run(sql`update lti_launches set ticket_until = now() where ticket_until > now()`),
      ],
      [
        'the end of the deployment',
        () => stage.admin('lti', 'undeploy', stage.platformId, '--deployment', 'd-1'),
        () => stage.admin('lti', 'deploy', stage.platformId, '--deployment', 'd-1'),
      ],
      [
        'the end of the platform',
        () => run(sql`update lti_platforms set ended_at = now()`),
        () => run(sql`update lti_platforms set ended_at = null`),
      ],
    ]
    for (const [what, spoil, repair] of gone)
      it(`is nothing any more after ${what}`, async () => {
        await connect()
        const given = await stage.launched()
        await spoil()
        const { status, body } = await call(OPEN, given)
        assert.deepEqual([status, body.message], [410, s.ticketGone])
        await repair?.()
      })

    it('is nothing with a ticket that is none', async () => {
      assert.equal((await call(OPEN, { ticket: 'made-up' })).status, 410)
    })
  })
}
