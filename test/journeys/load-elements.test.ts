import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { servePage } from '../../scripts/foreign-page.ts'
import { integrityOf } from '../../server/releases/release.ts'
import { releaseSentences } from '../../src/contract/server-messages/releases.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'

const INDEX = readFileSync(new URL('../../packages/elements/index.js', import.meta.url), 'utf8')

/** As a bundle of the page's own has it. */
const BUNDLE = `<script type="module">${INDEX.replace('export function', 'window.loadElements = function')}</script>`

describe('loadElements of the npm package', () => {
  const stage = demoWithBrowser()
  let version: string
  let integrity: string
  const wrong = integrityOf(Buffer.from('something else'))
  const origin = () => stage.demo.url

  before(async () => {
    assert.equal(await stage.demo.app.releases.keepBuild(), 'kept')
    const [release] = await stage.demo.app.releases.list()
    version = release?.version ?? assert.fail()
    integrity = release?.files['widgets/cx.js'] ?? assert.fail()
  })

  async function open(policy = '') {
    const site = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,">${BUNDLE}<cx-login></cx-login>`,
      {
        ...(policy && { 'content-security-policy': policy }),
      },
    )
    const visitor = await visit(stage.browser, site.address)
    site.close()
    return visitor
  }

  /** Calls it in the page. @returns '' once it is done, or what the error says */
  const load = (page: Page, options: object) =>
    page.evaluate(
      given =>
        Reflect.get(
          window,
          'loadElements',
        )(given).then(
          () => '',
          (error: Error) => error.message,
        ),
      { origin: origin(), ...options },
    )
  const loaders = (page: Page) => page.locator('script[src$="/cx.js"]').count()
  const form = (page: Page) => page.locator('cx-login').getByLabel('Email')

  it('loads them once, however often it is asked', async () => {
    const { page, leave } = await open()
    const isSame = await page.evaluate(given => {
      const loadElements = Reflect.get(window, 'loadElements')
      return loadElements({ origin: given }) === loadElements({ origin: `${given}/` })
    }, origin())
    assert.equal(isSame, true)
    assert.equal(await load(page, {}), '')
    await form(page).waitFor()
    assert.equal(await loaders(page), 1)
    await leave()
  })

  it('loads a pinned release, and says so when a later call has another integrity', async () => {
    const { page, leave, expectTrouble } = await open()
    expectTrouble(/digest|integrity/)
    assert.equal(await load(page, { version, integrity }), '')
    await form(page).waitFor()
    assert.match(await load(page, { version, integrity: wrong }), /is not what integrity says/)
    assert.equal(await load(page, { version, integrity }), '')
    assert.equal(await loaders(page), 1)
    await leave()
  })

  it('can be called with the right integrity after a wrong one', async () => {
    const { page, leave, expectTrouble } = await open()
    expectTrouble(/digest|integrity/)
    const told = `${origin()}/widgets/${version}/cx.js is not what integrity says: ${origin()}/widgets/ lists the integrity of each release.`
    assert.equal(await load(page, { version, integrity: wrong }), told)
    assert.equal(await load(page, { version, integrity }), '')
    await form(page).waitFor()
    await leave()
  })

  for (const pinned of [{}, { integrity: wrong }])
    it(`tells where the releases are when one has gone${'integrity' in pinned ? ', also with integrity' : ''}`, async () => {
      const { page, leave, expectTrouble } = await open()
      expectTrouble(/There is no release 0\.0\.9|digest|integrity/)
      const told = await load(page, { version: '0.0.9', ...pinned })
      assert.equal(told, releaseSentences.unknown('0.0.9', origin()))
      assert.equal(await loaders(page), 0)
      assert.equal(await load(page, {}), '')
      await leave()
    })

  it('says what the content security policy of the page lacks', async () => {
    const { page, leave, expectTrouble } = await open(`script-src 'unsafe-inline'; connect-src ${origin()}`)
    expectTrouble(/Content Security Policy|^csp GET/)
    assert.equal(
      await load(page, {}),
      `The content security policy of this page forbids ${origin()}/widgets/cx.js: add ${origin()} to its script-src and its connect-src.`,
    )
    await leave()
  })

  it('works where Trusted Types are required', async () => {
    const { page, leave } = await open(
      `script-src 'unsafe-inline' ${origin()}; connect-src ${origin()}; require-trusted-types-for 'script'`,
    )
    assert.equal(await load(page, {}), '')
    await form(page).waitFor()
    await leave()
  })

  it('says that the service is out of reach, and loads them once it is back', async () => {
    const { page, leave, expectTrouble } = await open()
    expectTrouble(/ERR_FAILED|ERR_CONNECTION|Failed to fetch/)
    await page.route('**/cx.js', route => route.abort())
    assert.equal(
      await load(page, {}),
      `${origin()}/widgets/cx.js did not come: look whether ${origin()} can be reached, and whether the content security policy of this page has it in script-src and connect-src.`,
    )
    await page.unroute('**/cx.js')
    assert.equal(await load(page, {}), '')
    await form(page).waitFor()
    await leave()
  })

  for (const [what, answer] of [
    ['a page for every address', { contentType: 'text/html', body: '<p>Welcome</p>' }],
    ['what is not there', { status: 404, contentType: 'text/html', body: '<p>Not here</p>' }],
  ] as const)
    it(`says that something else answers: ${what}`, async () => {
      const { page, leave, expectTrouble } = await open()
      expectTrouble(/./)
      await page.route('**/cx.js', route =>
        route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
      )
      assert.match(await load(page, {}), /is no script, the answer has status \d+: name the origin/)
      await leave()
    })

  it('says what an origin is when it is given none', async () => {
    const { page, leave } = await open()
    for (const given of ['', '/', 'classrooms.example.org', 'localhost:5173', 'javascript:void 0'])
      assert.match(await load(page, { origin: given }), /^origin is to be where the service runs/)
    await leave()
  })
})
