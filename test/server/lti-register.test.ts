import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { type APlatform, aPlatform } from '../support/a-platform.ts'
import { databaseKinds } from '../support/databases.ts'
import { type LtiStage, ltiStage, OWN, wordsOf } from '../support/lti-stage.ts'
import { sweep } from '../support/sweep.ts'

for (const kind of databaseKinds) {
  describe(`a platform that registers by an invitation on ${kind}`, () => {
    let stage: LtiStage
    let platform: APlatform
    before(async () => {
      stage = await ltiStage({ kind })
    })
    after(() => stage.close())
    beforeEach(async () => {
      platform = await aPlatform({ clientId: 'registered-1' })
    })
    afterEach(() => platform.close())

    const run = (text: ReturnType<typeof sql>) =>
      rows<Record<string, unknown>>(stage.server.app.services.db, text)
    const invite = async (...more: string[]) => {
      const said = await stage.admin('lti', 'invite', 'Hill LMS', ...more)
      assert.match(said, /^http:\/\/localhost:4200\/lti\/register\/[\w-]{43}$/)
      return new URL(said).pathname
    }
    const fields = () => ({
      openid_configuration: `${platform.issuer}/openid-configuration`,
      registration_token: 'token-1',
    })
    const open = (path: string, given: Record<string, string> = fields()) =>
      stage.server.app.inject({
        url: `${path}?${new URLSearchParams(given)}`,
        headers: { accept: 'text/html' },
      })
    const register = (path: string, given: Record<string, string> = fields()) => stage.post(path, given)
    const registered = () =>
      run(sql`select * from lti_platforms where issuer = ${platform.issuer} and ended_at is null`)

    it('shows where it is, and registers when its administrator presses, once', async () => {
      const path = await invite()
      const page = await open(path)
      assert.equal(page.statusCode, 200, page.body)
      assert.match(wordsOf(page.body), new RegExp(`Register LUV with Hill LMS.*${platform.issuer}`))
      // however long the platform's name is
      assert.match(page.body, /<button>Register<\/button>/)
      assert.match(String(page.headers['content-security-policy']), /form-action 'self'/)
      assert.doesNotMatch(page.body, /<script/)
      assert.equal((await registered()).length, 0)

      const done = await register(path)
      assert.equal(done.statusCode, 200, done.body)
      assert.match(wordsOf(done.body), /Hill LMS is registered\./)
      assert.match(done.body, /org\.imsglobal\.lti\.close/)
      const [row] = await registered()
      assert.deepEqual(
        [row?.name, row?.client_id, row?.auth_url, row?.jwks_url, row?.page_origins, row?.adopts_deployment],
        [
          ...['Hill LMS', 'registered-1', `${platform.issuer}/auth`, `${platform.issuer}/keys`],
          ...[[platform.issuer], false],
        ],
      )
      for (const answer of [await open(path), await register(path)]) {
        assert.equal(answer.statusCode, 410)
        assert.match(
          wordsOf(answer.body),
          /used already, was taken back, or is older than 7 days\. Whoever runs LUV/,
        )
      }
    })

    it('is one, when two register with one invitation at once', async () => {
      const other = await aPlatform({ clientId: 'registered-2' })
      const path = await invite()
      const theirs = { ...fields(), openid_configuration: `${other.issuer}/openid-configuration` }
      const answers = await Promise.all([register(path), register(path, theirs)])
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 410])
      const [{ count } = {}] = await run(
        sql`select count(*)::int as count from lti_platforms where client_id in ('registered-1', 'registered-2')
          and issuer in (${platform.issuer}, ${other.issuer})`,
      )
      assert.equal(count, 1)
      await other.close()
    })

    it('is none, when its invitation is taken back while it registers', async () => {
      const path = await invite()
      platform.whileRegistering(() => stage.admin('lti', 'uninvite', 'Hill LMS'))
      assert.equal((await register(path)).statusCode, 410)
      assert.deepEqual(await registered(), [])
    })

    it('is asked for who somebody is, and for nothing else', async () => {
      await register(await invite())
      const { token, body } = platform.registered() ?? assert.fail('nobody has asked')
      assert.equal(token, 'Bearer token-1')
      const tool = body['https://purl.imsglobal.org/spec/lti-tool-configuration'] as Record<string, unknown>
      assert.deepEqual([body.scope, tool.claims], ['', ['iss', 'sub']])
      assert.deepEqual(body.redirect_uris, [`${OWN}/lti/launch`])
      assert.equal(body.initiate_login_uri, `${OWN}/lti/login`)
      assert.equal(body.jwks_uri, `${OWN}/lti/keys`)
      assert.deepEqual(tool.messages, [
        { type: 'LtiResourceLinkRequest', target_link_uri: `${OWN}/lti/classrooms` },
        { type: 'LtiDeepLinkingRequest', target_link_uri: `${OWN}/lti/classrooms`, label: 'LUV' },
      ])
    })

    it('is of the school whose invitation it was', async () => {
      const [{ id } = {}] = await run(sql`select min(id) as id from schools`)
      assert.equal((await register(await invite('--school', String(id)))).statusCode, 200)
      assert.equal((await registered())[0]?.school_id, id)
    })

    it('launches then, from the deployment that it has said', async () => {
      await register(await invite())
      const { auth = '' } = await stage.begin({}, {}, platform)
      assert.equal((await stage.post('/lti/launch', await platform.answer(auth))).statusCode, 200)
      const again = await stage.begin({}, {}, platform)
      const other = await platform.answer(again.auth ?? '', { lti: { deployment_id: 'd-2' } })
      assert.equal((await stage.post('/lti/launch', other)).statusCode, 403)
    })

    it('says no deployment where it is Canvas, and stands where teachers manage a course', async () => {
      platform.setFamily('canvas')
      await register(await invite())
      const { body } = platform.registered() ?? assert.fail('nobody has asked')
      assert.match(JSON.stringify(body), /"placements":\["course_navigation"\].*"anonymous"/)
      assert.equal((await registered())[0]?.adopts_deployment, true)
    })

    const failing: [what: string, spoil: () => void, status: number, says: RegExp][] = [
      ['refuses', () => platform.refuseRegistration(422), 502, /did not take the registration: status 422/],
      ['is away', () => platform.setAway(true), 400, /gave no configuration of a learning platform/],
      ['says something else', () => platform.configure({ jwks_uri: 7 }), 400, /gave no configuration/],
      [
        'leads elsewhere',
        () => platform.configure({ jwks_uri: 'file:///etc/passwd' }),
        400,
        /gave no config/,
      ],
      [
        'takes registrations where nobody asks',
        () => platform.configure({ registration_endpoint: 'file:///x' }),
        400,
        /gave no config/,
      ],
      [
        'is said by another host',
        () => platform.configure({ issuer: 'https://other.example' }),
        400,
        /gave no/,
      ],
      ...['https://*', 'https://*.example', 'https://a.example;sandbox', "https://a.example,'none'"].map(
        (issuer): [string, () => void, number, RegExp] => [
          `calls itself ${issuer}`,
          () => platform.configure({ issuer }),
          400,
          /gave no configuration/,
        ],
      ),
      [
        'gives an address with a NUL',
        () => platform.configure({ jwks_uri: `${platform.issuer}/k\0` }),
        400,
        /gave no/,
      ],
      [
        'gives a name that writes elsewhere',
        () => platform.configure({ issuer: `${platform.issuer}/\u001b]0;x` }),
        400,
        /gave no/,
      ],
      ['says too much', () => platform.configure({ more: 'm'.repeat(70_000) }), 400, /gave no configuration/],
    ]
    for (const [what, spoil, status, says] of failing)
      it(`leaves the invitation where it ${what}`, async () => {
        const path = await invite()
        spoil()
        const answer = await register(path)
        assert.equal(answer.statusCode, status, answer.body)
        assert.match(wordsOf(answer.body), says)
        assert.equal((await registered()).length, 0)
        platform.setAway(false)
        platform.refuseRegistration(null)
        platform.configure({})
        assert.equal((await register(path)).statusCode, 200)
      })

    it('says so where what names it is no address that is asked', async () => {
      const path = await invite()
      for (const openid_configuration of ['lms', 'file:///etc/passwd'])
        for (const asks of [open, register]) {
          const { statusCode, body } = await asks(path, { openid_configuration })
          assert.equal(statusCode, 400, body)
          assert.match(wordsOf(body), /gave no configuration of a learning platform/)
        }
    })

    it('is registered once with one client', async () => {
      await register(await invite())
      const { statusCode, body } = await register(await invite())
      assert.equal(statusCode, 409)
      assert.match(wordsOf(body), /has registered with this client already/)
    })

    it('needs an invitation that is one, and not too old', async () => {
      for (const path of ['/lti/register/made-up', await invite()]) {
        await run(sql`update lti_invitations set expires_at = now() where used_at is null`)
        assert.equal((await open(path)).statusCode, 410)
        assert.equal((await register(path)).statusCode, 410)
      }
      assert.equal(platform.registered(), null)
    })

    it('is told for a month why its invitation is of no use, and then no more', async () => {
      await run(sql`delete from lti_invitations`)
      await invite()
      const [lasts] = await run(
        sql`select round(extract(epoch from expires_at - now()) / 86400)::int as days from lti_invitations`,
      )
      assert.deepEqual(lasts, { days: 7 })
      const kept = async (days: number) => {
        await run(sql`update lti_invitations set expires_at = now() - make_interval(days => ${days}::int)`)
        await sweep(stage.server)
        return (await run(sql`select 1 from lti_invitations`)).length
      }
      assert.deepEqual([await kept(29), await kept(31)], [1, 0])
    })

    it('is listed until it is used or taken back, and opens nothing then', async () => {
      await run(sql`delete from lti_invitations`)
      const used = await invite()
      await register(used)
      const [open1, open2] = [await invite(), await invite()]
      await stage.admin('lti', 'invite', 'Lake LMS')
      const listed = async () =>
        (await stage.admin('lti', 'list')).split('\n').filter(line => line.startsWith('invitation '))
      const line = (name: string) =>
        new RegExp(`^invitation {2}${name} {2}every teacher {2}until \\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$`)
      const names = ['Hill LMS', 'Hill LMS', 'Lake LMS']
      for (const [at, said] of (await listed()).entries()) assert.match(said, line(names[at] ?? 'no more'))
      assert.equal((await listed()).length, 3)
      assert.match(await stage.admin('lti', 'uninvite', 'Hill LMS'), /taken back: 2\.$/)
      assert.deepEqual((await listed()).length, 1)
      for (const path of [open1, open2]) assert.equal((await open(path)).statusCode, 410)
      await assert.rejects(stage.admin('lti', 'uninvite', 'Hill LMS'), /no open invitation for Hill LMS/)
    })

    it('leaves no code in the database or the log', async () => {
      const path = await invite()
      await open(path)
      await register(path)
      const code = path.split('/').at(-1) ?? assert.fail()
      const kept = JSON.stringify([await run(sql`select * from lti_invitations`), stage.server.logs])
      assert.ok(!kept.includes(code))
      assert.ok(!kept.includes('token-1'))
    })
  })

  describe(`an invitation of a service that is no demo on ${kind}`, () => {
    let stage: LtiStage
    before(async () => {
      stage = await ltiStage({ kind, contents: 'empty' })
    })
    after(() => stage.close())

    it('has nothing asked on this machine, nor in a network of ours', async () => {
      const path = new URL(await stage.admin('lti', 'invite', 'Hill LMS')).pathname
      const openid_configuration = `${stage.platform.issuer}/openid-configuration`
      const { statusCode, body } = await stage.post(path, { openid_configuration })
      assert.equal(statusCode, 400, body)
      assert.match(wordsOf(body), /localhost:\d+ gave no configuration of a learning platform/)
      assert.equal(stage.platform.registered(), null)
    })
  })
}
