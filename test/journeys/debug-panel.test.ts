import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { scriptTag, servePage } from '../../scripts/foreign-page.ts'
import { common } from '../../src/core/messages/common.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, type Visitor, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'

const ICON = '<link rel="icon" href="data:,">'
const PANEL = 'Classroom elements: what this page has'

/** A page's own policy, as its server sends it; `ORIGIN` is the service. */
const policy = (text: string) => `<meta http-equiv="content-security-policy" content="${text}">`

interface Case {
  what: string
  html: string
  isUnlisted?: boolean
  trouble?: RegExp
  says: RegExp
  /** `ORIGIN` is the service, `PAGE` the page. */
  line?: string
}

const LOGIN = '<main><h1>A page</h1><cx-login></cx-login></main>'

const cases: Case[] = [
  {
    what: 'an origin that the service does not know',
    html: `LOADER${LOGIN}`,
    isUnlisted: true,
    trouble: /403|CORS policy|ERR_FAILED|NotSameOrigin/,
    says: /does not know the origin of this page, PAGE/,
    line: 'ALLOWED_ORIGINS=…,PAGE',
  },
  {
    what: 'a policy without the calls of the service',
    html: `${policy("script-src 'self' ORIGIN; connect-src 'self'")}LOADER${LOGIN}`,
    trouble: /Content Security Policy|violates|csp/i,
    says: /keeps ORIGIN away\. Add it to connect-src/,
    line: 'connect-src ORIGIN;',
  },
  {
    what: 'a policy without the pictures of the service',
    html: `${policy("img-src 'self' data:")}LOADER<img alt="" src="ORIGIN/missing.png">${LOGIN}`,
    trouble: /Content Security Policy|violates|csp/i,
    says: /keeps ORIGIN away\. Add it to img-src/,
    line: 'img-src ORIGIN;',
  },
  {
    what: 'something else at the address of the API',
    html: `LOADER<main><cx-login api-base="ELSEWHERE"></cx-login></main>`,
    trouble: /404|ELSEWHERE/,
    says: /What answers at ELSEWHERE is not the service \(status 404\)/,
    line: 'api-base="ORIGIN"',
  },
  {
    what: 'something else that says nothing to pages of other origins',
    html: `LOADER<main><cx-login api-base="SILENT"></cx-login></main>`,
    trouble: /404|CORS policy|ERR_FAILED/,
    says: /What answers at SILENT is not the service\. Name/,
    line: 'api-base="ORIGIN"',
  },
  {
    what: 'a service that is away',
    html: `LOADER<main><cx-login api-base="http://localhost:1"></cx-login></main>`,
    trouble: /ERR_|localhost:1/,
    says: /Nothing answers at http:\/\/localhost:1/,
  },
  {
    what: 'two releases',
    html: `LOADER<script type="module" src="ORIGIN/widgets/VERSION/cx.js"></script>${LOGIN}`,
    says: /Scripts of 2 releases/,
  },
  {
    what: 'a tag and an attribute that a pinned release does not know',
    html: `<script type="module" src="ORIGIN/widgets/VERSION/cx.js"></script><main><cx-tomorrow></cx-tomorrow><cx-login glow="3" class="wide" data-v-1 hx-get="/"></cx-login></main>`,
    says: /knows no glow of <cx-login>/,
    line: '<script type="module" src="ORIGIN/widgets/cx.js"></script>',
  },
]

describe('the panel of ?cx-debug on a page of somebody else', () => {
  const stage = demoWithBrowser()
  let version = ''
  before(async () => {
    assert.equal(await stage.demo.app.releases.keepBuild(), 'kept')
    const release = await (await fetch(`${stage.demo.url}/widgets/release.json`)).json()
    version = (release as { version: string }).version
  })

  async function open(html: string, { query = '?cx-debug', isUnlisted = false, width = 1280 } = {}) {
    const { demo, browser } = stage
    const elsewhere = await servePage(demo, '', { 'access-control-allow-origin': '*' })
    const silent = await servePage(demo, '')
    const fill = (text: string) =>
      text
        .replaceAll('LOADER', scriptTag(demo))
        .replaceAll(/\bORIGIN\b/g, demo.url)
        .replaceAll('VERSION', version)
        .replaceAll('ELSEWHERE', new URL(elsewhere.address).origin)
        .replaceAll('SILENT', new URL(silent.address).origin)
    const site = await servePage(demo, `${ICON}${fill(html)}`)
    // the service knows the page by the one name, and not by the other
    const address = isUnlisted ? site.address.replace('localhost', '127.0.0.1') : site.address
    const visitor = await visit(browser, 'about:blank', { width, height: 800 })
    const origin = new URL(address).origin
    const text = (pattern: string) => fill(pattern).replaceAll('PAGE', origin)
    return {
      visitor,
      panel: visitor.page.getByRole('region', { name: PANEL }),
      text,
      show: () => visitor.page.goto(`${address}${query}`),
      async leave() {
        await visitor.leave()
        for (const { close } of [site, elsewhere, silent]) close()
      },
    }
  }

  for (const { what, html, isUnlisted = false, trouble, says, line } of cases)
    it(`names ${what}, with what to write`, async () => {
      const { visitor, panel, text, show, leave } = await open(html, { isUnlisted })
      if (trouble) visitor.expectTrouble(new RegExp(text(trouble.source), trouble.flags))
      await show()
      const finding = panel.getByRole('listitem').filter({ hasText: new RegExp(text(says.source)) })
      await finding.waitFor()
      if (line) assert.equal(await finding.locator('code').textContent(), text(line))
      await expectAccessible(visitor.page)
      await leave()
    })

  const isFine = ({ page }: Visitor) =>
    page.getByText('Nothing is wrong that can be seen from here.').waitFor()

  it('says which release, service, session and elements the page has, where nothing is at fault', async () => {
    const { visitor, panel, text, show, leave } = await open(
      'LOADER<cx-login brand="players"></cx-login><cx-login></cx-login>',
    )
    await show()
    await logIn(visitor.page.locator('cx-login').first(), 'teacher@demo.test')
    await visitor.page.getByText('You are logged in as').first().waitFor()
    await panel.getByRole('button', { name: 'Look again' }).click()
    await panel.getByText('for this tab').waitFor()
    await isFine(visitor)
    const words = await panel.locator('dt, dd').allTextContents()
    const facts = words.join(' ')
    assert.match(facts, new RegExp(text('Release follows the newest API ORIGIN answers, build \\w+')))
    assert.match(facts, /cx-login: players, there; cx-login: default, there/)
    const name = /Session (.*?), for this tab/.exec(facts)?.[1] ?? ''
    assert.match(name, /\w+ \w+/)
    await panel.getByRole('button', { name: 'Copy report' }).click()
    await panel.getByText('Copied.').waitFor()
    const report = await visitor.page.evaluate(() => navigator.clipboard.readText())
    assert.match(report, /^Session: somebody$/m)
    assert.ok(!report.includes(name))
    await leave()
  })

  it('leaves the sign-in to be used, and gives the focus back', async () => {
    const { visitor, panel, show, leave } = await open(`LOADER${LOGIN}`)
    const { page } = visitor
    await show()
    await isFine(visitor)
    const submit = page.getByRole('button', { name: 'LOG IN' })
    // once the element is there the panel makes room for it
    await page.getByLabel('Email').waitFor()
    await panel.getByText('cx-login: default, there').waitFor()
    await submit.click({ trial: true })
    await page.getByLabel('Email').focus()
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
    await page.keyboard.type('maya')
    assert.equal(await page.getByLabel('Email').inputValue(), 'maya')
    await leave()
  })

  it('leaves it to the element to tell its people whom to ask where something else answers', async () => {
    const { visitor, text, show, leave } = await open(
      'LOADER<main><cx-login api-base="ELSEWHERE"></cx-login></main>',
      { query: '' },
    )
    visitor.expectTrouble(new RegExp(text('404|CORS policy|ERR_FAILED|ELSEWHERE')))
    const { page } = visitor
    await page.route(`${text('ELSEWHERE')}/**`, route =>
      route.fulfill({
        status: 404,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        body: '{"message":"Not Found"}',
      }),
    )
    await show()
    await page.getByLabel('Email').fill('teacher@demo.test')
    await page.getByRole('textbox', { name: 'Password' }).fill('Classroom1!')
    await page.getByRole('button', { name: 'LOG IN' }).click()
    await page.getByText(common.unreadable).waitFor()
    assert.match(common.unreadable, /tell whoever looks after this page/)
    await leave()
  })

  it('tells of a request that the service could not answer', async () => {
    const { visitor, panel, show, leave } = await open(`LOADER${LOGIN}`)
    visitor.expectTrouble(/500/)
    await visitor.page.route('**/api/teacher/login', route =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        body: '{"success":false,"message":"Out of order"}',
      }),
    )
    await show()
    await panel.getByText(PANEL).click()
    await logIn(visitor.page.locator('cx-login'), 'teacher@demo.test')
    await visitor.page.locator('cx-login').getByText('Out of order').waitFor()
    await visitor.page.keyboard.press('Escape')
    await panel.getByText(PANEL).click()
    await panel.getByRole('button', { name: 'Look again' }).click()
    await panel.getByText(/500 for .*\/api\/teacher\/login/).waitFor()
    await leave()
  })

  it('comes by the attribute of an element, too, and for nobody who does not ask', async () => {
    const asked = await open('LOADER<cx-login debug></cx-login>', { query: '' })
    await asked.show()
    await isFine(asked.visitor)
    await asked.leave()
    const { visitor, panel, show, leave } = await open(`LOADER${LOGIN}`, { query: '' })
    const files: string[] = []
    visitor.page.on('request', request => files.push(request.url()))
    await show()
    await visitor.page.getByRole('button', { name: 'LOG IN' }).waitFor()
    assert.equal(await panel.count(), 0)
    assert.deepEqual(
      files.filter(file => file.includes('debug')),
      [],
    )
    await leave()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    it(`fits a narrow page, ${colorScheme}, and goes by the keyboard`, async () => {
      const { visitor, panel, show, leave } = await open(
        'LOADER<main><cx-login></cx-login><cx-tomorrow></cx-tomorrow></main>',
        {
          width: 320,
        },
      )
      await visitor.page.emulateMedia({ colorScheme })
      await show()
      await panel.getByText('1 wrong').waitFor()
      await visitor.page.getByRole('button', { name: 'LOG IN' }).waitFor()
      await panel.getByText('<cx-tomorrow>').waitFor({ state: 'hidden' })
      await expectAccessible(visitor.page)
      await panel.getByText(PANEL).click()
      await panel.getByText('<cx-tomorrow>').waitFor()
      await expectAccessible(visitor.page)
      const box = await panel.boundingBox()
      assert.ok(box && box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box))
      const close = panel.getByRole('button', { name: 'Close' })
      await panel.getByRole('button', { name: 'Copy report' }).focus()
      for (const _ of ['Look again', 'Other side', 'Close']) await visitor.page.keyboard.press('Tab')
      assert.equal(await close.evaluate(button => button.matches(':focus-visible')), true)
      await visitor.page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
      await leave()
    })
})
