import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import Stripe from 'stripe'
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
    const directives = Object.fromEntries(
      policy.split('; ').map(directive => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]),
    )
    const { 'frame-ancestors': pages, ...own } = directives
    assert.ok(pages?.includes("'self'") && pages.includes(PAGE), String(pages))
    // as docs.stripe.com/security/guide lists them; styles in place are Stripe's, as of the question of a bank
    assert.deepEqual(own, {
      'default-src': ["'none'"],
      'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
      'img-src': ['https://*.stripe.com'],
      'style-src': ["'unsafe-inline'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    })
    assert.equal(headers['x-frame-options'], undefined)
    assert.equal(headers['cache-control'], 'no-store')
    assert.match(body, /src="\/card-frame\.js"/)
    assert.match(body, /html \{ color-scheme: light \}/)
    // neither it nor where Stripe sends its messages is a call of the API
    const { text } = await server.call('GET /docs/api/openapi.json')
    assert.match(text, /"\/api\/teacher\/exchange-tokens"/)
    assert.doesNotMatch(text, /"\/(?:api\/)?payments\//)
  })

  it("has the release of Stripe's script that goes with the version of its API", async () => {
    const { body } = await server.app.inject({ method: 'GET', url: CARD_FRAME_PATH })
    const [, release] = Stripe.API_VERSION.split('.')
    assert.ok(body.includes(`<script src="https://js.stripe.com/${release}/stripe.js"></script>`), body)
  })

  it('is there with the keys of Stripe alone', async () => {
    const without = await startApp()
    const { headers } = await without.app.inject({ method: 'GET', url: CARD_FRAME_PATH })
    assert.doesNotMatch(String(headers['content-security-policy']), /default-src 'none'; script-src/)
    await without.close()
  })
})
