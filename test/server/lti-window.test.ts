import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { databaseKinds } from '../support/databases.ts'
import {
  dataOf,
  END,
  LINK,
  type LtiStage,
  ltiStage,
  OPEN,
  OWN,
  SESSION,
  wordsOf,
} from '../support/lti-stage.ts'

const TEACHER = 'teacher@demo.test'
const OURS = { headers: { origin: OWN } }
const DEEP = {
  lti: { message_type: 'LtiDeepLinkingRequest' },
  claims: {
    'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
      deep_link_return_url: 'https://lms.example.org/return',
      accept_types: ['ltiResourceLink'],
    },
  },
}

for (const kind of databaseKinds) {
  describe(`a launch in a window of its own on ${kind}`, () => {
    let stage: LtiStage
    let token = ''
    before(async () => {
      stage = await ltiStage({ kind, config: { allowedOrigins: ['https://lms.example.org'] } })
      token = (await stage.server.signIn(TEACHER)).token
    })
    after(() => stage.close())
    beforeEach(async () => {
      await run(sql`delete from lti_links`)
      await connect()
    })

    const run = (text: ReturnType<typeof sql>) =>
      rows<Record<string, unknown>>(stage.server.app.services.db, text)

    type Tokens = { token: string; refreshToken: string }
    const call = (line: string, body: object) =>
      stage.server.call<{ email: string }>(line, { body, headers: { origin: OWN } })
    /** The ticket of a launch that is open, and the session in which it is. */
    async function openedIn(token: Parameters<LtiStage['launch']>[0] = {}) {
      const { ticket, proof } = await stage.launched(token)
      const answer = await call(OPEN, { ticket, proof })
      assert.equal(answer.status, 200, answer.text)
      const session = await stage.server.call<Tokens>(SESSION, {
        body: { code: codeOf(answer) },
        headers: { origin: OWN },
      })
      assert.equal(session.status, 200, session.text)
      return { ticket, session: session.body.data }
    }
    const opened = async (token: Parameters<LtiStage['launch']>[0] = {}) => (await openedIn(token)).ticket
    async function connect(): Promise<void> {
      const { ticket, proof } = await stage.launched()
      assert.equal((await call(OPEN, { ticket, proof })).status, 200)
      assert.equal((await stage.server.call(LINK, { token, body: { ticket } })).status, 200)
    }
    const codeOf = (answer: { body: { data: unknown } }) => (answer.body.data as { code: string }).code

    const asks = (ticket: string, browser: Parameters<LtiStage['post']>[2] = OURS) =>
      stage.post('/lti/window', { ticket }, browser)

    it('is signed in as in the frame, at the same classroom, and is framed by nobody', async () => {
      const ticket = await opened({ lti: { target_link_uri: `${OWN}/lti/classrooms/7` } })
      const { statusCode, body, headers } = await asks(ticket)
      assert.equal(statusCode, 200, body)
      const { code = '', classroom } = dataOf(body)
      assert.equal(classroom, '7')
      assert.match(String(headers['content-security-policy']), /; frame-ancestors 'self';/)
      assert.equal((await call(SESSION, { code })).body.data.email, TEACHER)
      assert.equal(dataOf((await asks(await opened())).body).classroom, '')
    })

    it('is for the page of the launch alone', async () => {
      const ticket = await opened()
      for (const headers of [{}, { origin: 'null' }, { origin: 'https://lms.example.org' }] as Record<
        string,
        string
      >[]) {
        const { statusCode, body } = await asks(ticket, { headers })
        assert.equal(statusCode, 403)
        assert.ok(!body.includes('data-code'))
      }
      assert.equal((await asks(ticket)).statusCode, 200)
    })

    const gone: [what: string, ticketOf: () => Promise<string>][] = [
      ['a launch that nobody has opened yet', async () => (await stage.launched()).ticket],
      ['a ticket that was never given', async () => 'x'.repeat(43)],
      ['no ticket', async () => ''],
      ['a link that is to be chosen', () => opened(DEEP)],
      [
        'a ticket that is too old',
        async () => {
          const ticket = await opened()
          await run(sql`update lti_launches set ticket_until = now() where ticket_until is not null`)
          return ticket
        },
      ],
      [
        'a connection that has ended',
        async () => {
          const ticket = await opened()
          assert.equal((await stage.server.call(END, { token, body: { ticket } })).status, 200)
          return ticket
        },
      ],
      [
        'a session that has ended',
        async () => {
          const { ticket, session } = await openedIn()
          const ended = await stage.server.call('POST /api/teacher/logout', {
            token: session.token,
            body: { refreshToken: session.refreshToken },
          })
          assert.equal(ended.status, 200)
          return ticket
        },
      ],
      [
        'a code that nobody has used',
        async () => {
          const { ticket, proof } = await stage.launched()
          assert.equal((await call(OPEN, { ticket, proof })).status, 200)
          return ticket
        },
      ],
      [
        'a user who has been connected with somebody else since',
        async () => {
          const ticket = await opened()
          await run(
            sql`update lti_links set teacher_id = (select id from teachers where email = 'partner@demo.test')`,
          )
          return ticket
        },
      ],
    ]
    for (const [what, ticketOf] of gone)
      it(`does not open for ${what}, and says what to do`, async () => {
        const { statusCode, body } = await asks(await ticketOf())
        assert.equal(statusCode, 410, body)
        assert.match(wordsOf(body), /Open it again from your course\./)
        assert.ok(!body.includes('data-code'))
      })

    it('does not open for a teacher who is disabled', async () => {
      const ticket = await opened()
      await run(sql`update teachers set disabled_at = now() where email = ${TEACHER}`)
      try {
        const { statusCode, body } = await asks(ticket)
        assert.equal(statusCode, 401)
        assert.match(wordsOf(body), /locked/)
      } finally {
        await run(sql`update teachers set disabled_at = null where email = ${TEACHER}`)
      }
    })
  })
}
