import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { LAUNCH_FORBIDDEN } from '../../src/contract/error-codes/lti.ts'
import { TEACHER_DISABLED } from '../../src/contract/error-codes/session.ts'
import { ltiSentences as s } from '../../src/contract/server-messages/lti.ts'
import { databaseKinds } from '../support/databases.ts'
import {
  CONFIRM,
  dataOf,
  END,
  LINK,
  type LtiStage,
  ltiStage,
  OPEN,
  OWN,
  SESSION,
} from '../support/lti-stage.ts'
import { mailsSettled, mailsTo, mailTo, recoveryParts } from '../support/mails.ts'
import { operatorOf } from '../support/operator.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

const TEACHER = 'teacher@demo.test'
const OTHER = 'librarian@demo.test'

for (const kind of databaseKinds) {
  describe(`an account that is connected to a learning platform on ${kind}`, () => {
    let stage: LtiStage
    before(async () => {
      stage = await ltiStage({ kind })
    })
    after(() => stage.close())
    beforeEach(() => run(sql`delete from lti_links`))

    const run = (text: ReturnType<typeof sql>) =>
      rows<Record<string, unknown>>(stage.server.app.services.db, text)
    const call = <D>(line: string, body: object, token?: string) =>
      stage.server.call<D>(line, { body, headers: { origin: OWN }, ...(token ? { token } : {}) })

    /** A launch of a user of the platform, which its page has asked about; `isBound` unless nothing ties it to a browser. */
    async function asked({ sub = 'user-1', isBound = true, deployment_id = 'd-1' } = {}) {
      const { ticket, proof } = await stage.launched(
        { claims: { sub }, lti: { deployment_id } },
        isBound ? {} : { ip: '203.0.113.9' },
      )
      const { status, body } = await call<Data<typeof OPEN>>(OPEN, isBound ? { ticket, proof } : { ticket })
      return { ticket, status, code: body.error_code, told: body.data }
    }

    async function connected(email: string, options = {}) {
      const { token } = await stage.server.signIn(email)
      const { ticket } = await asked(options)
      return { token, ticket, answer: await call<Data<typeof LINK>>(LINK, { ticket }, token) }
    }
    const stateOf = async (options = {}) => (await asked(options)).told?.state

    it('is told so by mail, once, and how to end it', async () => {
      const before = (await mailsTo(stage.server, TEACHER)).length
      await connected(TEACHER)
      const { subject, body } = await mailTo(stage.server, TEACHER, before + 1)
      assert.equal(subject, 'Your account was connected to Lakeview LMS')
      assert.match(body, /A new password ends every such connection/)
      await mailsSettled(stage.server)
      assert.equal((await mailsTo(stage.server, TEACHER)).length, before + 1)
    })

    it('is opened by that user of that deployment, and by nobody else', async () => {
      await stage.admin('lti', 'deploy', stage.platformId, '--deployment', 'd-2')
      await connected(TEACHER)
      assert.equal(await stateOf(), 'open')
      assert.deepEqual(await run(sql`select last_used_at > created_at as was_used from lti_links`), [
        { was_used: true },
      ])
      assert.equal(await stateOf({ sub: 'user-2' }), 'connect')
      assert.equal(await stateOf({ sub: 'USER-1' }), 'connect')
      assert.equal(await stateOf({ deployment_id: 'd-2' }), 'connect')
    })

    it('may be that of several users, fifty at most', async () => {
      const { token } = await connected(TEACHER)
      assert.equal((await connected(TEACHER, { sub: 'user-2' })).answer.status, 200)
      await run(
        sql`insert into lti_links (deployment_id, subject, teacher_id)
            select deployment_id, 'u-' || n, teacher_id from lti_links, generate_series(3, 50) n
            where subject = 'user-1'`,
      )
      const { ticket } = await asked({ sub: 'user-51' })
      const { status, body } = await call(LINK, { ticket }, token)
      assert.deepEqual([status, body.message], [422, s.tooManyLinks(50)])
      // from a second tab, of a user who is one of them
      const again = await asked()
      assert.equal((await call(LINK, { ticket: again.ticket }, token)).status, 200)
    })

    it('stays that of who was first: another teacher is refused, the same one is answered as before', async () => {
      const [one, other] = [await asked(), await asked()]
      const [{ token }, { token: theirs }] = [
        await stage.server.signIn(TEACHER),
        await stage.server.signIn(OTHER),
      ]
      assert.equal((await call(LINK, { ticket: one.ticket }, token)).status, 200)
      const { status, body } = await call(LINK, { ticket: other.ticket }, theirs)
      assert.deepEqual([status, body.message], [409, s.linkedOther])
      await mailsSettled(stage.server)
      const before = (await mailsTo(stage.server, TEACHER)).length
      assert.equal((await call(LINK, { ticket: other.ticket }, token)).status, 200)
      await mailsSettled(stage.server)
      assert.equal((await mailsTo(stage.server, TEACHER)).length, before)
    })

    it('is one connection, when two tabs connect at once', async () => {
      const { token } = await stage.server.signIn(TEACHER)
      const tickets = [await asked(), await asked()].map(({ ticket }) => ticket)
      const answers = await Promise.all(tickets.map(ticket => call(LINK, { ticket }, token)))
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      )
      assert.equal((await run(sql`select 1 from lti_links`)).length, 1)
    })

    it('is not connected in a browser of which nothing tells that it began', async () => {
      const { token } = await stage.server.signIn(TEACHER)
      const { ticket, told } = await asked({ isBound: false })
      assert.deepEqual(told, {
        state: 'connect',
        platform: 'Lakeview LMS',
        school: null,
        may_connect: false,
      })
      const { status, body } = await call(LINK, { ticket }, token)
      assert.deepEqual([status, body.error_code, body.message], [403, LAUNCH_FORBIDDEN, s.notBound])
    })

    it('is not connected by a launch whose page has not asked yet', async () => {
      const { token } = await stage.server.signIn(TEACHER)
      const { ticket = '' } = dataOf((await stage.launch()).body)
      assert.equal((await call(LINK, { ticket }, token)).status, 403)
    })

    it('is connected by its teacher alone: not without a session, nor by an operator', async () => {
      const { ticket } = await asked()
      assert.equal((await call(LINK, { ticket })).status, 401)
      const asOperator = await operatorOf(stage, 'operator@company.test', TEACHER)
      for (const line of [LINK, END]) {
        const { status, body } = await asOperator(line, { ticket })
        assert.deepEqual([status, body.error_code, body.message], [403, LAUNCH_FORBIDDEN, s.operatorLinks])
      }
    })

    it('is one of the school where the platform is', async () => {
      const [{ id = 0, name } = {}] = await run(
        sql`select s.id, s.name from teachers t join schools s on s.id = t.school_id where t.email = ${TEACHER}`,
      )
      await run(sql`update lti_platforms set school_id = ${id}`)
      try {
        const { told } = await asked()
        assert.equal(told.state === 'connect' && told.school, name)
        assert.equal((await connected(TEACHER)).answer.status, 200)
        const { status, body } = (await connected(OTHER, { sub: 'user-2' })).answer
        assert.deepEqual([status, body.error_code, body.message], [403, LAUNCH_FORBIDDEN, s.otherSchool])
      } finally {
        await run(sql`update lti_platforms set school_id = null`)
      }
    })

    it('is opened by the platform of a school as long as the teacher is there', async () => {
      await connected(TEACHER)
      const opened = await asked()
      const { code } = opened.told as { code: string }
      assert.equal((await call(SESSION, { code })).status, 200)
      const toConfirm = await asked({ isBound: false })
      const another = sql`update lti_platforms set school_id = (select max(s.id) from schools s
        where s.id is distinct from (select school_id from teachers where email = ${TEACHER}))`
      const codes = () => run(sql`select code_hash from session_codes order by 1`)
      const before = await codes()
      await run(another)
      try {
        const { ticket, proof } = await stage.launched()
        for (const [line, body] of [
          [OPEN, { ticket, proof }],
          [CONFIRM, { ticket: toConfirm.ticket }],
        ] as const) {
          const { status, body: said } = await call<unknown>(line, body)
          assert.deepEqual([status, said.message], [403, s.otherSchool], line)
        }
        const own = { headers: { origin: OWN } }
        const inWindow = await stage.post('/lti/window', { ticket: opened.ticket }, own)
        assert.equal(inWindow.statusCode, 403)
        assert.ok(!inWindow.body.includes('data-code'))
        assert.deepEqual(await codes(), before)
      } finally {
        await run(sql`update lti_platforms set school_id = null`)
      }
      assert.equal(await stateOf(), 'open')
    })

    it('is let go by its teacher, and another one connected from the same page', async () => {
      await connected(TEACHER, { sub: 'user-2' })
      const { token } = await connected(TEACHER)
      const { token: theirs } = await stage.server.signIn(OTHER)
      const { ticket, told } = await asked()
      const code = told.state === 'open' ? told.code : assert.fail(told.state)
      const { status, body } = await call(END, { ticket }, theirs)
      assert.deepEqual([status, body.message], [409, s.linkedOther])
      assert.equal(await stateOf(), 'open')
      assert.equal((await call(END, { ticket }, token)).status, 200)
      assert.equal((await call(SESSION, { code })).status, 410)
      assert.equal(await stateOf(), 'connect')
      assert.equal((await call(LINK, { ticket }, theirs)).status, 200)
      assert.equal(await stateOf(), 'open')
      assert.equal(await stateOf({ sub: 'user-2' }), 'open')
    })

    it('is let go by its teacher also hours after the launch, whose page opens nothing any more', async () => {
      const { token, ticket } = await connected(TEACHER)
      await run(sql`update lti_launches set ticket_until = now() - interval '9 hours'`)
      assert.equal((await call(LINK, { ticket }, token)).status, 410)
      assert.equal((await call(END, { ticket }, token)).status, 200)
      assert.equal(await stateOf(), 'connect')
    })

    it('is let go by an operator, who sees its connections', async () => {
      await connected(TEACHER)
      await connected(OTHER, { sub: 'user-2' })
      const line = await stage.admin('lti', 'links', TEACHER)
      assert.match(line, /^\d+ {2}Lakeview LMS {2}deployment d-1 {2}since .* {2}last used \S+$/)
      const { told } = await asked()
      const [id = ''] = line.split(' ')
      assert.equal(await stage.admin('lti', 'unlink', id), `Connection ${id} has ended.`)
      await assert.rejects(stage.admin('lti', 'unlink', id), /no connection/)
      assert.equal((await call(SESSION, { code: told.state === 'open' ? told.code : '-' })).status, 410)
      assert.match(await stage.admin('lti', 'links', TEACHER), /connected to no learning platform/)
      await assert.rejects(stage.admin('lti', 'links', 'nobody@demo.test'), /nobody@demo\.test/)
    })

    it('is let go at the end of its platform, which leaves those of other platforms', async () => {
      await connected(TEACHER)
      const urls = ['--auth', 'https://hill.example/auth', '--keys', 'https://hill.example/keys']
      const client = ['--issuer', 'https://hill.example', '--client', 'hill', '--deployment', 'd-1']
      const said = await stage.admin('lti', 'add', 'Hill LMS', ...client, ...urls)
      const [, id = ''] = /^Platform (\d+)/.exec(said) ?? []
      await run(
        sql`insert into lti_links (deployment_id, subject, teacher_id)
            select d.id, 'user-1', t.id from lti_deployments d, teachers t
            where d.platform_id = ${Number(id)} and t.email = ${TEACHER}`,
      )
      assert.match(await stage.admin('lti', 'links', TEACHER), /Hill LMS/)
      // as where the command was broken off
      await run(sql`update lti_platforms set ended_at = now() where id = ${Number(id)}`)
      assert.match(await stage.admin('lti', 'end', id), /has ended/)
      assert.match(await stage.admin('lti', 'links', TEACHER), /^\d+ {2}Lakeview LMS {2}.*$/)
      await assert.rejects(stage.admin('lti', 'end', id), /There is no platform \d+ that is open/)
    })

    it('is not opened while it is disabled, nor when it is enabled again', async () => {
      await connected('partner@demo.test')
      await connected(TEACHER, { sub: 'user-2' })
      const [before, another] = [await asked(), await asked({ sub: 'user-2' })]
      const code = before.told.state === 'open' ? before.told.code : assert.fail()
      // a connection that was made a moment after the others ended
      await run(sql`update teachers set disabled_at = now() where email = 'partner@demo.test'`)
      const { status, code: error } = await asked()
      assert.deepEqual([status, error], [401, TEACHER_DISABLED])
      await stage.admin('teacher', 'disable', 'partner@demo.test')
      await stage.admin('teacher', 'enable', 'partner@demo.test')
      assert.equal((await call(SESSION, { code })).status, 410)
      assert.equal(await stateOf(), 'connect')
      // nobody else's
      const theirs = another.told.state === 'open' ? another.told.code : assert.fail()
      assert.equal((await call(SESSION, { code: theirs })).status, 200)
      assert.equal(await stateOf({ sub: 'user-2' }), 'open')
    })

    it('is connected no more once its password is changed, or recovered', async () => {
      const email = 'independent@demo.test'
      const { token } = await connected(email)
      assert.equal(await stateOf(), 'open')
      const change = { passwordOld: DEMO_PASSWORD, password: 'Autumn.2025' }
      assert.equal((await call('POST /api/teacher/accounts/password', change, token)).status, 200)
      assert.equal(await stateOf(), 'connect')

      const next = await stage.server.signIn(email, 'Autumn.2025')
      const { ticket } = await asked()
      await call(LINK, { ticket }, next.token)
      const mails = (await mailsTo(stage.server, email)).length
      await call('POST /api/teacher/password/forgot', { email })
      await mailsSettled(stage.server)
      const found = (await mailsTo(stage.server, email)).find(({ body }) =>
        body.includes('/recover-password/'),
      )
      assert.ok(found && mails > 0)
      const recover = { email, token: recoveryParts(found).token, password: 'Winter.2025' }
      assert.equal((await call('POST /api/teacher/password/recover', recover)).status, 200)
      assert.equal(await stateOf(), 'connect')
    })
  })
}
