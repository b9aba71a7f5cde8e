import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { type APlatform, aPlatform, MEMBERSHIP, type TokenOptions } from '../support/a-platform.ts'
import { databaseKinds } from '../support/databases.ts'
import { type LtiStage, ltiStage, OWN, wordsOf } from '../support/lti-stage.ts'

const NOW = () => Math.floor(Date.now() / 1_000)
const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim'
const FORGED = [
  403,
  /does not bear the signature of Lakeview LMS, or is for another service.*Open it again/,
] as const
const BAD = [400, /no launch of LTI 1\.3.*tell its administrator/] as const

for (const kind of databaseKinds) {
  describe(`a launch that opens nothing on ${kind}`, () => {
    let stage: LtiStage
    let other: APlatform
    before(async () => {
      stage = await ltiStage({ kind, contents: 'empty' })
      other = await aPlatform({ clientId: 'client-2' })
      await stage.admin(...other.registration('--deployment', 'd-5'))
    })
    after(async () => {
      await stage.close()
      await other.close()
    })

    const run = (text: ReturnType<typeof sql>) =>
      rows<Record<string, unknown>>(stage.server.app.services.db, text)

    interface Refused {
      statusCode: number
      headers: Record<string, unknown>
      body: string
    }

    /** It says what it says, to whom, and is a page on which there is nothing to do. */
    function isRefused({ statusCode, headers, body }: Refused, status: number, says: RegExp): void {
      assert.match(wordsOf(body), says)
      assert.equal(statusCode, status)
      assert.doesNotMatch(body, /<script|<form|<a |<button|data-ticket/)
      assert.match(wordsOf(body), /Pass on: Request [\w-]{36} Time \d{4}-/)
      const policy = String(headers['content-security-policy'])
      assert.match(policy, /^default-src 'none'; /)
      assert.doesNotMatch(policy, /frame-ancestors/)
      assert.equal(headers['x-frame-options'], undefined)
      assert.equal(headers['cache-control'], 'no-store')
      assert.equal(headers['referrer-policy'], 'no-referrer')
    }

    const tokens: [what: string, token: TokenOptions, told: readonly [status: number, says: RegExp]][] = [
      ['for another client', { claims: { aud: 'client-9' } }, FORGED],
      ['for several, without who asked', { claims: { aud: ['client-1', 'other'] } }, FORGED],
      ['that another asked for', { claims: { aud: ['client-1', 'other'], azp: 'other' } }, FORGED],
      ['of another issuer', { claims: { iss: 'https://other.example.org' } }, FORGED],
      ['without an issuer', { without: ['iss'] }, FORGED],
      ['with another nonce', { claims: { nonce: 'another' } }, FORGED],
      ['without a nonce', { without: ['nonce'] }, BAD],
      ['of a stranger’s key', { signWith: 'other' }, FORGED],
      ['of a key that is not among those of the platform', { kid: 'key-9' }, FORGED],
      ['that nobody has signed', { signWith: 'none' }, FORGED],
      ['signed with the platform’s public key as a secret', { signWith: 'hs256-of-public' }, FORGED],
      ['without a time', { without: ['iat'] }, BAD],
      ['without an end', { without: ['exp'] }, BAD],
      [
        'that has run out',
        { claims: { exp: NOW() - 300 } },
        [403, /no longer valid; it was made 1 minute ago\. Open/],
      ],
      [
        'ten minutes behind',
        { clockOffsetSeconds: -600 },
        [403, /clock of Lakeview LMS is 10 minutes behind ours.*administrator/],
      ],
      [
        'ten minutes ahead',
        { clockOffsetSeconds: 600 },
        [403, /clock of Lakeview LMS is 10 minutes ahead of ours/],
      ],
      [
        'good in an hour or two alone',
        { claims: { nbf: NOW() + 7_200 } },
        [403, /clock of Lakeview LMS is \d+ minutes ahead of ours/],
      ],
      ['three minutes behind', { clockOffsetSeconds: -181 }, [403, /3 minutes behind/]],
      ['three minutes ahead', { clockOffsetSeconds: 181 }, [403, /3 minutes ahead/]],
      ['of an older version', { lti: { version: '1.1.0' } }, BAD],
      ['without a deployment', { without: [`${CLAIM}/deployment_id`] }, BAD],
      ['with a NUL in the deployment', { lti: { deployment_id: 'd\0' } }, BAD],
      [
        'that asks for something else',
        { lti: { message_type: 'LtiSubmissionReviewRequest' } },
        [400, /other than to open a link/],
      ],
      [
        'of an unknown deployment',
        { lti: { deployment_id: 'd-9<b>' } },
        [403, /not this installation of it \(deployment d-9<b>\).*Deployment d-9<b>/],
      ],
      [
        'of one with a long id',
        { lti: { deployment_id: 'd'.repeat(500) } },
        [403, /\(deployment d{200}…\).*Deployment d{500}/],
      ],
      ['of a deployment of another platform', { lti: { deployment_id: 'd-5' } }, [403, /\(deployment d-5\)/]],
      ['of somebody else', { lti: { roles: [] } }, [200, /for teachers of the course.*\(Instructor\)/]],
      ['of nobody', { without: ['sub'] }, [403, /did not say who you are.*user id \(no name\)/]],
      ['of somebody with an endless id', { claims: { sub: 'u'.repeat(501) } }, BAD],
      ['longer than any', { claims: { more: 'm'.repeat(70_000) } }, BAD],
    ]
    for (const [what, token, [status, says]] of tokens)
      it(`says so where the token is one ${what}`, async () =>
        isRefused(await stage.launch(token), status, says))

    it('leads a student to the student site, and nowhere else', async () => {
      const { statusCode, body } = await stage.launch({ lti: { roles: [`${MEMBERSHIP}#Learner`] } })
      assert.equal(statusCode, 200)
      assert.match(
        wordsOf(body),
        /for teachers\. If you are a student, go to the student site, or ask your teacher/,
      )
      assert.deepEqual(
        [...body.matchAll(/<(?:script|form|button|a)\b[^>]*>[^<]*/g)].map(([tag]) => tag),
        [`<a href="${OWN}/demo/student/" target="_blank" rel="noopener" class="go">Student site`],
      )
    })

    it('says so where what comes is no form', async () => {
      for (const [type, payload] of [
        ['application/json', '{}'],
        ['text/xml', '<a/>'],
        ['application/x-www-form-urlencoded', `state=${'s'.repeat(2_000_000)}`],
      ] as const)
        isRefused(
          await stage.server.app.inject({
            method: 'POST',
            url: '/lti/launch',
            headers: { 'content-type': type },
            payload,
          }),
          ...BAD,
        )
    })

    it('says that something is wrong here, with what to pass on, where nobody foresaw it', async () => {
      const { auth = '' } = await stage.begin()
      const answer = await stage.platform.answer(auth)
      stage.server.expectErrors(/42P01/)
      await run(sql`alter table lti_deployments rename to lti_deployments_away`)
      const refused = await stage.post('/lti/launch', answer)
      await run(sql`alter table lti_deployments_away rename to lti_deployments`)
      isRefused(refused, 500, /Something went wrong on our side\. Please try again\./)
      assert.match(refused.body, /<h1>This could not be opened<\/h1>/)
      assert.doesNotMatch(refused.body, /lti_deployments/)
      assert.match(JSON.stringify(stage.server.logs), /request failed/)
    })

    const spoilt: [
      what: string,
      spoil: (token: string) => string,
      told: readonly [status: number, says: RegExp],
    ][] = [
      ['cut', token => token.slice(0, -10), FORGED],
      ['changed', token => token.replace('.', '.e'), FORGED],
      ['none', () => 'x.y.z', BAD],
      ['empty', () => '', BAD],
    ]
    for (const [what, spoil, [status, says]] of spoilt)
      it(`says so where the token is ${what}`, async () => {
        const { auth = '' } = await stage.begin()
        const { id_token, state } = await stage.platform.answer(auth)
        isRefused(await stage.post('/lti/launch', { id_token: spoil(id_token), state }), status, says)
      })

    it('says so where the token belongs to another login, of the same platform or another', async () => {
      const [own, same] = [await stage.begin(), await stage.begin()]
      const theirs = await stage.begin({}, {}, other)
      const token = await stage.platform.answer(own.auth ?? '')
      for (const { state } of [
        await stage.platform.answer(same.auth ?? ''),
        await other.answer(theirs.auth ?? ''),
      ])
        isRefused(
          await stage.post('/lti/launch', { id_token: token.id_token, state }),
          403,
          /does not bear the signature of Lakeview LMS/,
        )
    })

    it('says so where another platform has signed it, with a key of the same name', async () => {
      const { auth = '' } = await stage.begin()
      const theirs = await stage.begin({}, {}, other)
      const { state } = await stage.platform.answer(auth)
      const claims = {
        iss: stage.platform.issuer,
        aud: 'client-1',
        nonce: new URL(auth).searchParams.get('nonce'),
      }
      const { id_token } = await other.answer(theirs.auth ?? '', { claims })
      isRefused(await stage.post('/lti/launch', { id_token, state }), ...FORGED)
    })

    it('says so the second time, whatever came the first time', async () => {
      for (const first of [{}, { claims: { aud: 'client-9' } }]) {
        const { auth = '' } = await stage.begin()
        await stage.post('/lti/launch', await stage.platform.answer(auth, first))
        const again = await stage.post('/lti/launch', await stage.platform.answer(auth))
        isRefused(again, 403, /has been used already\. Open it again from your course/)
      }
    })

    it('says so where it took too long, or nothing began', async () => {
      const { auth = '' } = await stage.begin()
      await run(sql`update lti_launches set expires_at = now() - interval '1 second' where used_at is null`)
      const gone = /took longer than 10 minutes, or it was begun elsewhere\. Open it again/
      isRefused(await stage.post('/lti/launch', await stage.platform.answer(auth)), 403, gone)
      isRefused(await stage.post('/lti/launch', { id_token: 'x', state: 'made-up' }), 403, gone)
      isRefused(await stage.post('/lti/launch', { id_token: 'x' }), ...BAD)
    })

    it('says what the platform says where it has not signed its user in', async () => {
      const saying = async (said: Record<string, string>) => {
        const { state } = await stage.platform.answer((await stage.begin()).auth ?? '')
        return stage.post('/lti/launch', { error: 'login_required', state, ...said })
      }
      const long = await saying({ error_description: `Not <b>signed in</b>${'!'.repeat(300)}` })
      isRefused(long, 403, /Lakeview LMS did not sign you in: Not <b>signed in<\/b>!+…\. Sign in there/)
      assert.doesNotMatch(long.body, /<b>|!{201}/)
      isRefused(await saying({}), 403, /did not sign you in: login_required\. Sign/)
      const sentence = await saying({ error_description: 'The session has run out. ' })
      isRefused(sentence, 403, /did not sign you in: The session has run out\. Sign in there/)
    })

    const logins: [
      what: string,
      given: Record<string, string>,
      told: readonly [status: number, says: RegExp],
    ][] = [
      [
        'of an issuer that is not registered',
        { iss: 'https://<i>other' },
        [403, /not registered here\. Please ask the administrator.*Platform https:\/\/<i>other/],
      ],
      [
        'of a client that is not registered',
        { client_id: 'client-9' },
        [403, /not registered here.*Client client-9/],
      ],
      ['without an issuer', { iss: '' }, BAD],
      ['without a hint', { login_hint: '' }, BAD],
      ['with an endless issuer', { iss: 'i'.repeat(501) }, BAD],
      ['with a NUL', { client_id: 'client-1\0' }, BAD],
    ]
    for (const [what, given, [status, says]] of logins)
      it(`says so where the login is one ${what}`, async () =>
        isRefused(await stage.login(given), status, says))

    it('says so where the page around is not one of the platform’s, and only there', async () => {
      const framed = (origin: string) => ({ headers: { origin, 'sec-fetch-dest': 'iframe' } })
      const elsewhere = await stage.login({}, framed('https://elsewhere.example'))
      isRefused(elsewhere, 403, /https:\/\/elsewhere\.example is not among the addresses.*administrator/)
      for (const origin of [stage.platform.issuer, 'null', 'http://127.0.0.1:4200'])
        assert.equal((await stage.login({}, framed(origin))).statusCode, 200, origin)
      const inWindow = { headers: { origin: 'https://elsewhere.example', 'sec-fetch-dest': 'document' } }
      assert.equal((await stage.login({}, inWindow)).statusCode, 200)
    })

    it('is counted for the operator by its name', async () => {
      const list = await stage.admin('lti', 'list')
      assert.match(list, /refused in the last day: .*forged \d+.*/)
      assert.match(list, /last launch \d{4}-/)
      await run(sql`update lti_launches set created_at = now() - interval '25 hours'`)
      assert.doesNotMatch(await stage.admin('lti', 'list'), /refused in the last day/)
    })

    it('says so where one of several clients is meant, and none is said', async () => {
      const again = ['lti', 'add', 'Second', '--issuer', stage.platform.issuer, '--client', 'client-3']
      const urls = ['--auth', `${stage.platform.issuer}/auth`, '--keys', `${stage.platform.issuer}/keys`]
      await stage.admin(...again, ...urls)
      isRefused(await stage.login({ client_id: '' }), 400, /which of its registrations this is \(client_id\)/)
      assert.equal((await stage.login()).statusCode, 200)
    })

    it('says so where the deployment, or the platform, has ended', async () => {
      const { auth = '' } = await stage.begin()
      await stage.admin('lti', 'undeploy', stage.platformId, '--deployment', 'd-1')
      isRefused(await stage.launch(), 403, /not this installation of it \(deployment d-1\)/)
      await stage.admin('lti', 'end', stage.platformId)
      const ended = /registration of Lakeview LMS has ended\. Please ask/
      isRefused(await stage.login(), 403, ended)
      isRefused(await stage.post('/lti/launch', await stage.platform.answer(auth)), 403, ended)
    })
  })
}
