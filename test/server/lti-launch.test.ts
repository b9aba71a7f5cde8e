import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { TokenOptions } from '../support/a-platform.ts'
import { databaseKinds } from '../support/databases.ts'
import { CLASSROOMS, dataOf, type LtiStage, ltiStage, OWN, wordsOf } from '../support/lti-stage.ts'
import { sweep } from '../support/sweep.ts'

const AT_ONCE = 20
const LAUNCHES = 100
const NEW_KEY_AFTER_MS = 31_000
/** After what the test before has read them at. */
const KEYS_FORGOTTEN_MS = 660_000
const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim'
const TEACHES_SOMEWHERE = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor'
const MANY_ROLES = Array.from({ length: 900 }, (_, at) => `https://lms.example.org/role#${at}`)

for (const kind of databaseKinds) {
  describe(`launches of a learning platform on ${kind}`, () => {
    let stage: LtiStage
    before(async () => {
      stage = await ltiStage({ kind, contents: 'empty' })
    })
    after(() => stage.close())

    const run = (text: ReturnType<typeof sql>) =>
      rows<Record<string, unknown>>(stage.server.app.services.db, text)
    const opens = async (token?: TokenOptions) => {
      const { statusCode, body } = await stage.launch(token)
      assert.equal(statusCode, 200, body)
      const data = dataOf(body)
      assert.match(data.ticket ?? '', /^[\w-]{43}$/)
      return data
    }
    const last = async () => (await run(sql`select * from lti_launches order by id desc limit 1`))[0] ?? {}

    it('read their keys once, however many they are', async () => {
      assert.equal(stage.platform.keysAsked(), 0)
      await Promise.all(Array.from({ length: LAUNCHES }, () => opens()))
      assert.equal(stage.platform.keysAsked(), 1)
    })

    it('send the browser to the platform with its own hints, and come back to one address', async () => {
      const {
        auth = '',
        proof = '',
        target,
        origin,
        key,
      } = await stage.begin({ lti_storage_target: 'frame' })
      const { searchParams } = new URL(auth)
      assert.equal(searchParams.get('redirect_uri'), `${OWN}/lti/launch`)
      assert.equal(searchParams.get('lti_message_hint'), 'message-1')
      assert.match(proof, /^[\w-]{43}$/)
      assert.equal(auth.includes(proof), false)
      assert.deepEqual([target, origin], ['frame', stage.platform.issuer])
      const { body } = await stage.post('/lti/launch', await stage.platform.answer(auth))
      const opened = dataOf(body)
      assert.deepEqual([opened.target, opened.origin, opened.key], ['frame', stage.platform.issuer, key])
      assert.equal(opened.platform, 'Lakeview LMS')
    })

    it('begin by an address, too, and without what a platform need not say', async () => {
      const { iss, login_hint, target_link_uri } = stage.platform.login(CLASSROOMS)
      const query = new URLSearchParams({ iss, login_hint, target_link_uri } as Record<string, string>)
      const { statusCode, body } = await stage.server.app.inject({ url: `/lti/login?${query}` })
      assert.equal(statusCode, 200, body)
      const { auth = '' } = dataOf(body)
      assert.equal(new URL(auth).searchParams.has('lti_message_hint'), false)
      assert.equal((await stage.post('/lti/launch', await stage.platform.answer(auth))).statusCode, 200)
    })

    it('hand a hint back as it came, whoever has written the address', async () => {
      const query = new URLSearchParams(stage.platform.login(CLASSROOMS))
      query.delete('lti_message_hint')
      const url = `/lti/login?${query}&lti_message_hint=a?b=%26c`
      const { auth = '' } = dataOf((await stage.server.app.inject({ url })).body)
      assert.equal(new URL(auth).searchParams.get('lti_message_hint'), 'a?b=&c')
    })

    const right: [what: string, token: TokenOptions][] = [
      [
        'that is for several, and says that we asked for it',
        { claims: { aud: ['other', 'client-1'], azp: 'client-1' } },
      ],
      ['whose audience is a list of one', { claims: { aud: ['client-1'] } }],
      ['whose clock is a minute behind', { clockOffsetSeconds: -60 }],
      ['whose clock is a minute ahead', { clockOffsetSeconds: 60 }],
      ['that is good for an hour', { claims: { exp: Math.floor(Date.now() / 1_000) + 3_600 } }],
      ['that leads nowhere in particular', { without: [`${CLAIM}/target_link_uri`] }],
      [
        'of a teacher with roles by the hundred',
        { lti: { roles: [...MANY_ROLES, TEACHES_SOMEWHERE, 'Instructor'] } },
      ],
      [
        'of who teaches somewhere, outside of courses',
        { lti: { roles: [TEACHES_SOMEWHERE] }, without: [`${CLAIM}/context`] },
      ],
      ['that says so by nothing', { lti: { roles: [TEACHES_SOMEWHERE], context: null } }],
    ]
    for (const [what, token] of right)
      it(`open with a token ${what}`, async () => {
        await opens(token)
      })

    it('keep and tell neither names nor emails, which a platform may send', async () => {
      const told = {
        name: 'Canary Canaryson',
        given_name: 'Canary',
        family_name: 'Canaryson',
        email: 'canary@example.org',
      }
      await opens({ claims: { ...told, picture: 'https://lms.example.org/canary.png' } })
      const kept = JSON.stringify([await run(sql`select * from lti_launches`), stage.server.logs])
      assert.doesNotMatch(kept, /canary/i)
    })

    it('keep no secret of theirs but as a hash', async () => {
      const { auth = '', proof = '' } = await stage.begin()
      const answer = await stage.platform.answer(auth)
      const { ticket = '' } = dataOf((await stage.post('/lti/launch', answer)).body)
      const nonce = new URL(auth).searchParams.get('nonce') ?? ''
      const kept = JSON.stringify([await run(sql`select * from lti_launches`), stage.server.logs])
      for (const secret of [proof, ticket, nonce, ...Object.values(answer)])
        assert.ok(secret.length > 40 && !kept.includes(secret), secret.slice(0, 8))
    })

    const stays: [what: string, hours: number, comes: () => Promise<unknown>][] = [
      ['a month after they were good', 30 * 24, () => stage.launch()],
      ['a month after they were refused', 30 * 24, () => stage.launch({ signWith: 'none' })],
      ['a day where the platform has never answered', 24, () => stage.begin()],
    ]
    for (const [what, hours, comes] of stays)
      it(`are known for ${what}, and then no more`, async () => {
        await run(sql`delete from lti_launches`)
        await comes()
        const kept = async (after: number) => {
          await run(sql`update lti_launches set expires_at = now() - make_interval(hours => ${after}::int)`)
          await sweep(stage.server)
          return (await run(sql`select 1 from lti_launches`)).length
        }
        assert.deepEqual([await kept(hours - 1), await kept(hours + 1)], [1, 0])
      })

    const targets: [target: string, classroom: number | null][] = [
      [CLASSROOMS, null],
      [`${CLASSROOMS}/7`, 7],
      [`${CLASSROOMS}/7?x=1`, 7],
      [`${CLASSROOMS}/0`, null],
      [`${CLASSROOMS}/9999999999`, null],
      [`${CLASSROOMS}/7/8`, null],
      ['https://elsewhere.example/lti/classrooms/7', null],
      ['javascript:alert(7)', null],
      ['7', null],
    ]
    for (const [target, classroom] of targets)
      it(`lead from ${target} to ${classroom ?? 'My Classrooms'}`, async () => {
        await opens({ lti: { target_link_uri: target } })
        const { classroom_id, subject } = await last()
        assert.deepEqual([classroom_id, subject], [classroom, 'user-1'])
      })

    it('remember whether they come from where they began', async () => {
      for (const [browser, isSame] of [
        [{}, true],
        [{ ip: '203.0.113.9' }, false],
        [{ headers: { 'user-agent': 'Another' } }, false],
      ] as const) {
        const { auth = '' } = await stage.begin()
        await stage.post('/lti/launch', await stage.platform.answer(auth), browser)
        assert.equal((await last()).same_place, isSame)
      }
    })

    it('open once, however many come at once with one state', async () => {
      const { auth = '' } = await stage.begin()
      const answer = await stage.platform.answer(auth)
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => stage.post('/lti/launch', answer)),
      )
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [
        200,
        ...Array.from({ length: AT_ONCE - 1 }, () => 403),
      ])
    })

    it('read the keys again for one that is new, half a minute after the last time', async () => {
      mock.timers.enable({ apis: ['Date'], now: Date.now() })
      try {
        const before = stage.platform.keysAsked()
        await stage.platform.rotate()
        mock.timers.tick(NEW_KEY_AFTER_MS)
        await opens({ clockOffsetSeconds: -NEW_KEY_AFTER_MS / 1_000 })
        assert.equal(stage.platform.keysAsked(), before + 1)
      } finally {
        mock.timers.reset()
      }
    })

    it('need no keys for ten minutes once they are read, and are told when they are away then', async () => {
      await opens()
      stage.platform.setAway(true)
      await opens()
      mock.timers.enable({ apis: ['Date'], now: Date.now() + KEYS_FORGOTTEN_MS })
      try {
        const { statusCode, body } = await stage.launch({ clockOffsetSeconds: -KEYS_FORGOTTEN_MS / 1_000 })
        assert.equal(statusCode, 503)
        assert.match(wordsOf(body), /keys of Lakeview LMS cannot be read now\. Try again in a minute/)
      } finally {
        mock.timers.reset()
        stage.platform.setAway(false)
      }
    })

    it('begin six hundred times in ten minutes from one address', async () => {
      const ip = '203.0.113.77'
      await opens()
      const scope = stage.server.app.services.tokens.blind('lti-login', ip)
      await stage.login({}, { ip })
      await run(sql`update attempts set count = 599 where scope = ${scope}`)
      assert.equal((await stage.login({}, { ip })).statusCode, 200)
      const { statusCode, headers, body } = await stage.login({}, { ip })
      assert.equal(statusCode, 429)
      assert.ok(Number(headers['retry-after']) > 500)
      assert.match(wordsOf(body), /Too many attempts\. Please try again later\./)
    })
  })

  describe(`the keys of a platform on ${kind}`, () => {
    let stage: LtiStage
    before(async () => {
      stage = await ltiStage({ kind, contents: 'empty' })
    })
    after(() => stage.close())

    const change = (text: ReturnType<typeof sql>) => rows(stage.server.app.services.db, text)

    it('are not read from a network of ours where the operator has not named the address', async () => {
      await change(sql`update lti_platforms set may_be_here = false`)
      const { statusCode, body } = await stage.launch()
      assert.equal(statusCode, 503)
      assert.match(wordsOf(body), /keys of Lakeview LMS cannot be read now/)
      assert.equal(stage.platform.keysAsked(), 0)
    })

    it('are not looked for where their address leads on', async () => {
      await change(
        sql`update lti_platforms set may_be_here = true, jwks_url = replace(jwks_url, '/keys', '/elsewhere')`,
      )
      assert.equal((await stage.launch()).statusCode, 503)
      assert.equal(stage.platform.keysAsked(), 0)
    })

    const useless: [what: string, keys: object][] = [
      ['something else', { keys: 7 }],
      ['a key that cannot be one', { keys: [{ kty: 'RSA', kid: 'key-1', n: 'x', e: 'y' }] }],
    ]
    for (const [what, keys] of useless)
      it(`are none where their address has ${what}`, async () => {
        stage.platform.setPages(async () => JSON.stringify(keys))
        // keys that could be read are kept by their address
        await change(
          sql`update lti_platforms set jwks_url = ${`${stage.platform.issuer}/${encodeURIComponent(what)}`}`,
        )
        const { statusCode, body } = await stage.launch()
        assert.equal(statusCode, 503)
        assert.match(wordsOf(body), /keys of Lakeview LMS cannot be read now/)
      })
  })

  describe(`the deployment of a platform on ${kind}`, () => {
    let stage: LtiStage
    before(async () => {
      stage = await ltiStage({ kind, contents: 'empty', registration: [] })
    })
    after(() => stage.close())

    it('is that of the first launch where nobody has said it, and no other after it', async () => {
      const launches = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) => stage.launch({ lti: { deployment_id: `d-${at % 2}` } })),
      )
      const opened = launches.filter(({ statusCode }) => statusCode === 200)
      assert.equal(opened.length, AT_ONCE / 2)
      assert.equal((await stage.launch({ lti: { deployment_id: 'd-2' } })).statusCode, 403)
    })

    it('opens another one when an operator says so', async () => {
      await stage.admin('lti', 'deploy', stage.platformId, '--deployment', 'd-2')
      assert.equal((await stage.launch({ lti: { deployment_id: 'd-2' } })).statusCode, 200)
    })
  })
}
