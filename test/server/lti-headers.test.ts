import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type APlatform, aPlatform } from '../support/a-platform.ts'
import { type LtiStage, ltiStage, OWN, wordsOf } from '../support/lti-stage.ts'

describe('the pages of a launch', () => {
  let stage: LtiStage
  let other: APlatform
  before(async () => {
    stage = await ltiStage({ contents: 'empty' })
    other = await aPlatform({ clientId: 'client-2' })
    await stage.admin(...other.registration('--deployment', 'd-1'))
  })
  after(async () => {
    await stage.close()
    await other.close()
  })

  interface Shown {
    headers: Record<string, unknown>
  }

  function isFramedBy({ headers }: Shown, platform: APlatform, referrer = 'no-referrer'): void {
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /^default-src 'self'; script-src 'self'; style-src 'self' 'sha256-[^']+'; /)
    assert.match(policy, /; require-trusted-types-for 'script'$/)
    assert.match(policy, new RegExp(`; frame-ancestors 'self' ${platform.issuer};`))
    assert.equal(headers['x-frame-options'], undefined)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['referrer-policy'], referrer)
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
  }

  it('are framed by the pages of their own platform alone, and are kept nowhere', async () => {
    isFramedBy(await stage.login(), stage.platform)
    // its form for a window of its own says to us where it comes from, and to nobody else
    isFramedBy(await stage.launch(), stage.platform, 'same-origin')
    isFramedBy(await stage.login({}, {}, other), other)
  })

  it('are taken from pages of any origin, and read by no script of theirs', async () => {
    for (const origin of ['https://sso.lms.example', 'null']) {
      const { auth = '' } = await stage.begin({}, { headers: { origin } })
      const answer = await stage.platform.answer(auth)
      const read = { headers: { origin, 'sec-fetch-mode': 'cors' } }
      assert.equal((await stage.post('/lti/launch', answer, read)).statusCode, 403)
      const { statusCode, headers } = await stage.post('/lti/launch', answer, {
        headers: { origin, 'sec-fetch-mode': 'navigate' },
      })
      assert.equal(statusCode, 200)
      assert.equal(headers['access-control-allow-origin'], undefined)
    }
  })

  it('say where to go where somebody opens a link of a course by hand', async () => {
    for (const url of ['/lti', '/lti/launch', '/lti/window', '/lti/classrooms', '/lti/classrooms/7']) {
      const { statusCode, body } = await stage.server.app.inject({ url, headers: { accept: 'text/html' } })
      assert.equal(statusCode, 200, url)
      assert.match(wordsOf(body), /opens here from a course of your learning platform/)
      assert.ok(body.includes(`href="${OWN}"`))
    }
  })

  it('hold what others say as text', async () => {
    const { body } = await stage.login({ lti_storage_target: '"><script>alert(1)</script>' })
    assert.doesNotMatch(body, /<script>/)
    assert.match(body, /data-target="&quot;&gt;&lt;script&gt;/)
  })
})
