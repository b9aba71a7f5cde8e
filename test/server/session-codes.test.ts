import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { rows } from '../../server/db/database.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { SESSION_CODE_VALID_SECONDS } from '../../src/contract/limits/session-codes.ts'
import { sessionSentences } from '../../src/contract/server-messages/session.ts'
import { sessionCodeSentences as s } from '../../src/contract/server-messages/session-codes.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { sweep } from '../support/sweep.ts'

const GIVE = 'POST /api/teacher/session-codes'
const OPEN = 'POST /api/teacher/session-codes/session'
const LIST = 'GET /api/teacher/classrooms'
const PAGE = 'https://lms.example.org'
const OTHER = 'https://other.example.org'
const TEACHER = 'teacher@demo.test'
const AT_ONCE = 20

interface Client {
  client_id: number
  client_secret: string
}

for (const kind of databaseKinds) {
  describe(`sessions that a backend hands over on ${kind}`, () => {
    let server: TestApp
    let client: Client
    before(async () => {
      server = await startApp({ kind, config: { allowedOrigins: [PAGE, OTHER] } })
      client = await newClient()
    })
    after(() => server.close())

    const run = (text: ReturnType<typeof sql>) => rows<Record<string, unknown>>(server.app.services.db, text)
    const admin = (...args: string[]) => runCommand(server.app.services, args)
    const newClient = async (...options: string[]): Promise<Client> => {
      const said = await admin(
        'session-client',
        'add',
        'Lakeview',
        '--origins',
        `${PAGE}/`.slice(0, -1),
        ...options,
      )
      const [, id, secret] = /^client_id (\d+)\nclient_secret (\S+)$/m.exec(said) ?? []
      assert.ok(id && secret, said)
      return { client_id: Number(id), client_secret: secret }
    }
    const give = (given: object = {}, options: object = {}) =>
      server.call<Data<typeof GIVE>>(GIVE, {
        body: { ...client, email: TEACHER, origin: PAGE, ...given },
        ...options,
      })
    const code = async (given: object = {}) => {
      const answer = await give(given)
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data.code
    }
    const open = (given: string, origin: string | null = PAGE) =>
      server.call<Data<typeof OPEN>>(OPEN, {
        body: { code: given },
        headers: origin === null ? {} : { origin },
      })

    it('open with a code that is good once, for a minute, and leave the last sign-in as it is', async () => {
      const lastLogin = async () =>
        await run(sql`select last_time_login from teachers where email = ${TEACHER}`)
      const before = await lastLogin()
      const given = (await give({ email: ' Teacher@Demo.test' })).body.data
      const lasts = Date.parse(given.expires_at) - Date.now()
      assert.ok(lasts > 0 && lasts <= SESSION_CODE_VALID_SECONDS * 1_000, String(lasts))
      const { status, body } = await open(given.code)
      assert.equal(status, 200)
      assert.equal(body.data.email, TEACHER)
      assert.equal((await server.call(LIST, { token: body.data.token })).status, 200)
      const again = await open(given.code)
      assert.deepEqual([again.status, again.body.message], [410, s.codeInvalid])
      assert.deepEqual(await lastLogin(), before)
    })

    it('open in pages whose origin the backend has written in its own way', async () => {
      assert.equal((await open(await code({ origin: 'https://LMS.example.org:443/' }))).status, 200)
    })

    it('open once, however many ask at once', async () => {
      const given = await code()
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => open(given)))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [
        200,
        ...Array.from({ length: AT_ONCE - 1 }, () => 410),
      ])
    })

    it('open in pages of the one origin, and a page of another leaves the code as it is', async () => {
      const given = await code()
      for (const origin of [OTHER, null]) {
        const { status, body } = await open(given, origin)
        assert.deepEqual([status, body.message], [403, s.codeOfOtherOrigin])
      }
      assert.equal((await open(given)).status, 200)
    })

    const invalid: [what: string, spoil: (code: string) => Promise<unknown>][] = [
      ['too old', () => run(sql`update session_codes set expires_at = now() where used_at is null`)],
      [
        'of a client that has ended',
        async () => {
          await admin('session-client', 'end', String(client.client_id))
          const answer = await give()
          assert.deepEqual([answer.status, answer.body.message], [401, s.wrongClient])
        },
      ],
    ]
    for (const [what, spoil] of invalid)
      it(`do not open with a code that is ${what}`, async () => {
        const given = await code()
        await spoil(given)
        const { status, body } = await open(given)
        assert.deepEqual([status, body.message], [410, s.codeInvalid])
        client = await newClient()
      })

    it('say nothing of the pages of a code that is too old or was used', async () => {
      const [old, used] = [await code(), await code()]
      assert.equal((await open(used)).status, 200)
      await run(sql`update session_codes set expires_at = now() where used_at is null`)
      for (const given of [old, used]) {
        const { status, body } = await open(given, OTHER)
        assert.deepEqual([status, body.message], [410, s.codeInvalid])
      }
    })

    it('do not open for a teacher who was disabled meanwhile, nor when they are enabled again', async () => {
      const given = await code({ email: 'partner@demo.test' })
      await admin('teacher', 'disable', 'partner@demo.test')
      assert.equal((await open(given)).status, 410)
      await admin('teacher', 'enable', 'partner@demo.test')
      assert.equal((await open(given)).status, 410)
    })

    it('do not open for a teacher who is disabled, however that came about', async () => {
      const given = await code({ email: 'partner@demo.test' })
      await run(sql`update teachers set disabled_at = now() where email = 'partner@demo.test'`)
      try {
        assert.equal((await open(given)).status, 410)
      } finally {
        await run(sql`update teachers set disabled_at = null where email = 'partner@demo.test'`)
      }
    })

    it('are ended like every other by a sign-out', async () => {
      const { token, refreshToken } = (await open(await code())).body.data
      assert.equal(
        (await server.call('POST /api/teacher/logout', { token, body: { refreshToken } })).status,
        200,
      )
      const answer = await server.call(LIST, { token })
      assert.deepEqual([answer.status, answer.body.message], [401, sessionSentences.signInAgain])
    })

    const refused: [what: string, given: object, status: number, message: string][] = [
      ['another secret', { client_secret: 'wrong' }, 401, s.wrongClient],
      ['a client that is none', { client_id: 2_000_000_000 }, 401, s.wrongClient],
      ['an origin that is not its own', { origin: OTHER }, 403, s.originOfNoPage],
      ['an origin that is none', { origin: 'lms.example.org' }, 403, s.originOfNoPage],
      ['the origin of nothing', { origin: 'null' }, 403, s.originOfNoPage],
      ['nobody', { email: 'nobody@demo.test' }, 404, s.noTeacher],
      ['an email that nobody has verified', { email: 'unverified@demo.test' }, 404, s.noTeacher],
      ['a teacher who is disabled', { email: 'disabled@demo.test' }, 404, s.noTeacher],
    ]
    for (const [what, given, status, message] of refused)
      it(`are not handed over for ${what}`, async () => {
        const answer = await give(given)
        assert.deepEqual([answer.status, answer.body.message], [status, message])
      })

    it('are not handed over to a page that has the secret', async () => {
      const answer = await give({}, { headers: { origin: PAGE } })
      assert.deepEqual([answer.status, answer.body.message], [403, s.inBrowser])
    })

    it('are those of one school alone where the client is', async () => {
      const found = await run(
        sql`select email, school_id from teachers where email in (${TEACHER}, 'librarian@demo.test')`,
      )
      const schoolOf = (email: string) => String(found.find(row => row.email === email)?.school_id)
      assert.notEqual(schoolOf(TEACHER), schoolOf('librarian@demo.test'))
      const own = await newClient('--school', schoolOf(TEACHER))
      assert.equal((await give(own)).status, 200)
      const answer = await give({ ...own, email: 'librarian@demo.test' })
      assert.deepEqual([answer.status, answer.body.message], [404, s.noTeacher])
      // nor of who has left it since the code was given
      const given = await code(own)
      const move = (to: string) => run(sql`update teachers set school_id = ${to} where email = ${TEACHER}`)
      await move(schoolOf('librarian@demo.test'))
      const left = await open(given)
      await move(schoolOf(TEACHER))
      assert.deepEqual([left.status, left.body.message], [410, s.codeInvalid])
    })

    it('need no more guesses than twenty from one address, and a right secret takes them back', async () => {
      const ip = '203.0.113.9'
      const guess = () => give({ client_secret: 'wrong' }, { ip })
      for (let time = 0; time < 19; time += 1) assert.equal((await guess()).status, 401)
      assert.equal((await give({}, { ip })).status, 200)
      for (let time = 0; time < 20; time += 1) assert.equal((await guess()).status, 401)
      assert.equal((await guess()).status, 429)
      assert.equal((await give({}, { ip })).status, 429)
      assert.equal((await give()).status, 200)
      // nor are those of another client
      assert.equal((await give(await newClient(), { ip })).status, 200)
    })

    it('are handed over to as many teachers as come at once, and guesses at once are twenty all the same', async () => {
      const ip = '203.0.113.10'
      const atOnce = async (given: object) => {
        const answers = await Promise.all(Array.from({ length: 50 }, () => give(given, { ip })))
        return [200, 401, 429].map(status => answers.filter(answer => answer.status === status).length)
      }
      assert.deepEqual(await atOnce({}), [50, 0, 0])
      assert.deepEqual(await atOnce({ client_secret: 'wrong' }), [0, 20, 30])
    })

    it('leave neither code nor secret in the database or the log', async () => {
      const given = await code()
      await open(given)
      const kept = JSON.stringify([
        await run(sql`select * from session_codes`),
        await run(sql`select * from session_clients`),
        server.logs,
      ])
      assert.ok(!kept.includes(given))
      assert.ok(!kept.includes(client.client_secret))
    })

    it('are known for a month after the code was good, and then no more', async () => {
      await run(sql`delete from session_codes`)
      await code()
      const kept = async (days: number) => {
        await run(sql`update session_codes set expires_at = now() - make_interval(days => ${days}::int)`)
        await sweep(server)
        return (await run(sql`select 1 from session_codes`)).length
      }
      assert.deepEqual([await kept(29), await kept(31)], [1, 0])
    })

    const wrong: [args: string[], says: RegExp][] = [
      [['add', ' ', '--origins', PAGE], /name/],
      [['add', 'x'.repeat(101), '--origins', PAGE], /name/],
      [['add', 'Lakeview'], /--origins/],
      [['add', 'Lakeview', '--origins', 'lms.example.org'], /lms\.example\.org is not an origin/],
      [['add', 'Lakeview', '--origins', PAGE, '--school', '2000000000'], /no school 2000000000/],
      [['end', '2000000000'], /no client 2000000000/],
    ]
    for (const [args, says] of wrong)
      it(`say what is wrong with session-client ${args.join(' ').slice(0, 60)}`, async () => {
        await assert.rejects(admin('session-client', ...args), says)
      })

    it('are listed by client, with who has ended, and what ALLOWED_ORIGINS lacks is said', async () => {
      const said = await admin(
        'session-client',
        'add',
        'Elsewhere',
        '--origins',
        `${PAGE},https://LMS.example.net`,
      )
      assert.match(said, /ALLOWED_ORIGINS lacks https:\/\/lms\.example\.net\./)
      const [, id = ''] = /^client_id (\d+)/.exec(said) ?? []
      await admin('session-client', 'end', id)
      await assert.rejects(admin('session-client', 'end', id), /no client \d+ that could end/)
      assert.equal((await give()).status, 200)
      const line = (await admin('session-client', 'list')).split('\n').at(-1) ?? ''
      assert.match(
        line,
        /Elsewhere {2}https:\/\/lms\.example\.org,https:\/\/lms\.example\.net {2}every teacher .* ended /,
      )
    })
  })
}
