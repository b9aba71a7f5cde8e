import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runCommand } from '../../server/admin/commands.ts'
import { CARD_FRAME_PATH } from '../../src/contract/card-frame.ts'
import { type AStripe, aStripe } from '../support/a-stripe.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const PAGE = 'https://lms.example.org'
const CALLER = 'https://caller.example.org'
const HOST_PAGES = ['/', '/classroom/7', '/security/login']

for (const kind of databaseKinds) {
  describe(`pages of ours in frames on ${kind}`, () => {
    let stripe: AStripe
    let server: TestApp
    before(async () => {
      stripe = await aStripe()
      server = await startApp({ kind, config: { stripe: stripe.keys, allowedOrigins: [CALLER] } })
    })
    after(async () => {
      await server.close()
      await stripe.close()
    })

    const admin = (...args: string[]) => runCommand(server.app.services, args)
    const add = async (client: string, pages: string) => {
      const urls = ['--auth', `${PAGE}/auth`, '--keys', `${PAGE}/keys`, '--pages', pages]
      const said = await admin('lti', 'add', 'Lakeview', '--issuer', PAGE, '--client', client, ...urls)
      return /^Platform (\d+)/.exec(said)?.[1] ?? assert.fail(said)
    }
    const headersOf = async (url: string) =>
      (await server.app.inject({ url, headers: { accept: 'text/html' } })).headers
    const ancestorsOf = async (url: string) =>
      /frame-ancestors ([^;]*)/
        .exec(String((await headersOf(url))['content-security-policy']))?.[1]
        ?.split(' ')
    const framed = [CARD_FRAME_PATH, '/agreements/sign']

    it('are framed by learning platforms as long as these are open, and by who may call', async () => {
      const one = await add('one', `${PAGE},https://*.school.example`)
      for (const url of framed) {
        const ancestors = (await ancestorsOf(url)) ?? assert.fail(url)
        for (const origin of ["'self'", CALLER, PAGE, 'https://*.school.example'])
          assert.ok(ancestors.includes(origin), `${url}: ${ancestors}`)
        assert.equal((await headersOf(url))['x-frame-options'], undefined)
      }
      await admin('lti', 'pages', one, '--origins', 'https://moved.example')
      assert.ok((await ancestorsOf(CARD_FRAME_PATH))?.includes('https://moved.example'))
      assert.equal((await ancestorsOf(CARD_FRAME_PATH))?.includes(PAGE), false)
      await admin('lti', 'end', one)
      for (const url of framed)
        assert.equal((await ancestorsOf(url))?.includes('https://moved.example'), false)
    })

    it('are the host’s pages for nobody but the service itself', async () => {
      const id = await add('two', PAGE)
      for (const url of HOST_PAGES) {
        assert.deepEqual(await ancestorsOf(url), ["'self'"], url)
        assert.equal((await headersOf(url))['x-frame-options'], 'SAMEORIGIN', url)
      }
      await admin('lti', 'end', id)
    })

    it('may not be called by the pages of a platform, which frame them alone', async () => {
      const id = await add('three', PAGE)
      const { status } = await server.call('GET /api/teacher/classrooms', { headers: { origin: PAGE } })
      assert.equal(status, 403)
      await admin('lti', 'end', id)
    })
  })
}
