import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { CARD_FRAME_PATH } from '../../src/contract/card-frame.ts'
import { type AStripe, aStripe } from '../support/a-stripe.ts'
import { startApp, type TestApp } from '../support/server.ts'

const PAGE = 'https://lms.example.org'

describe('the page in which a card is typed', () => {
  let stripe: AStripe
  let server: TestApp
  before(async () => {
    stripe = await aStripe()
    server = await startApp({ config: { stripe: stripe.keys, allowedOrigins: [PAGE] } })
  })
  after(async () => {
    await server.close()
    await stripe.close()
  })

  it("is framed by whoever may call, runs what is ours and what is Stripe's, and is kept nowhere", async () => {
    const { statusCode, headers, body } = await server.app.inject({ method: 'GET', url: CARD_FRAME_PATH })
    assert.equal(statusCode, 200)
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /default-src 'none'/)
    assert.match(policy, new RegExp(`frame-ancestors 'self' .*${PAGE}`))
    assert.match(policy, /script-src 'self' https:\/\/js\.stripe\.com /)
    assert.doesNotMatch(policy, /unsafe/)
    assert.equal(headers['x-frame-options'], undefined)
    assert.equal(headers['cache-control'], 'no-store')
    assert.match(body, /src="\/card-frame\.js"/)
  })

  it('is there with the keys of Stripe alone', async () => {
    const without = await startApp()
    const { headers } = await without.app.inject({ method: 'GET', url: CARD_FRAME_PATH })
    assert.doesNotMatch(String(headers['content-security-policy']), /default-src 'none'; script-src/)
    await without.close()
  })
})
