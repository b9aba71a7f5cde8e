import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { scriptTag, servePage } from '../../scripts/foreign-page.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { type Visitor, visit } from '../support/journey.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { until } from '../support/until.ts'
import { type Fault, faults, listenToWire, SILENT, type Wire } from '../support/wire.ts'

const FAILED = 'This part did not load.'

/** Time limits of requests, which a test lets run out instead of waiting. */
const LIMITS = `<script>
  const limits = []
  AbortSignal.timeout = () => {
    const controller = new AbortController()
    limits.push(controller)
    return controller.signal
  }
</script>`

const assetsOf = ({ asked }: Wire) => asked.filter(path => path.startsWith('/assets/'))
const kernelOf = (files: string[]) => files.find(path => path.endsWith('/kernel.js')) ?? ''

describe('the code of an element, on a page of another origin', () => {
  const stage = demoWithBrowser()
  let wire: Wire
  before(() => {
    wire = listenToWire(stage.demo)
  })

  async function open(...tags: string[]): Promise<Visitor> {
    const elements = tags.map(tag => `<${tag}></${tag}>`).join('')
    const body = `<link rel="icon" href="data:,">${LIMITS}${elements}${scriptTag(stage.demo)}`
    const site = await servePage(stage.demo, body)
    wire.asked.length = 0
    return visit(stage.browser, site.address)
  }

  const shown = ({ page }: Visitor) => page.getByRole('textbox').first().waitFor()

  /** Files of an element's code, in the order in which a browser with an empty cache asks for them. */
  async function filesOf(tag: string): Promise<string[]> {
    // of a test that has failed
    wire.mend()
    const visitor = await open(tag)
    await shown(visitor)
    await visitor.leave()
    return assetsOf(wire)
  }

  it('comes over the wire once', async () => {
    const files = await filesOf('cx-classroom-list')
    assert.ok(files.length >= 4, files.join())
    assert.deepEqual([...new Set(files)], files)
  })

  /** Opens a page on which one file does not come, and tries again when it does. */
  async function recovers(file: string, fault: Fault) {
    wire.break(file, fault)
    const visitor = await open('cx-classroom-list')
    visitor.expectTrouble(/assets/)
    if (SILENT.includes(fault)) {
      // once the element's own file has said what it needs, which nothing asks for again
      await until(() => assetsOf(wire).length > 2, 'all requests')
      // the kernel is asked for first
      await visitor.page.evaluate('limits[0].abort()')
    }
    await visitor.page.getByText(FAILED).waitFor()
    wire.mend()
    await visitor.page.getByRole('button', { name: 'Try again' }).click()
    await shown(visitor)
    const asked = assetsOf(wire)
    const again = asked.filter((path, index) => asked.indexOf(path) !== index)
    assert.deepEqual([...new Set(again)], [file], 'only the file that failed is asked for again')
    await visitor.leave()
  }

  it("comes at 'Try again', whichever of its files failed", async () => {
    for (const file of await filesOf('cx-classroom-list')) await recovers(file, 'the server is busy')
  })

  for (const fault of Object.keys(faults) as Fault[]) {
    it(`comes at 'Try again' when ${fault}`, async () => {
      await recovers(kernelOf(await filesOf('cx-classroom-list')), fault)
    })
  }

  it('comes for every element of the page when a file that they share failed once', async () => {
    wire.break(kernelOf(await filesOf('cx-login')), 'the server is busy')
    const visitor = await open('cx-login', 'cx-forgot-password')
    visitor.expectTrouble(/assets/)
    const { page } = visitor
    await page.locator('cx-login').getByText(FAILED).waitFor()
    await page.locator('cx-forgot-password').getByText(FAILED).waitFor()
    wire.mend()
    await page.locator('cx-login').getByRole('button', { name: 'Try again' }).click()
    await page.locator('cx-login').getByRole('textbox').first().waitFor()
    await page.locator('cx-forgot-password').getByRole('button', { name: 'Try again' }).click()
    await page.locator('cx-forgot-password').getByRole('textbox').first().waitFor()
    await visitor.leave()
  })

  for (const [kind, attributes] of [
    ['a classic script', ''],
    ['a classic script that waits', 'defer'],
    ['a classic script after a module', 'async'],
  ]) {
    it(`comes with ${kind}, and keeps the page's names`, async () => {
      const loader = `${stage.demo.url}/widgets/cx.js`
      const site = await servePage(
        stage.demo,
        `<link rel="icon" href="data:,"><script>const before = Object.keys(window)</script>
        ${attributes === 'async' ? scriptTag(stage.demo) : ''}
        <script ${attributes} src="${loader}"></script><script ${attributes} src="${loader}?again"></script>
        <cx-login></cx-login>`,
      )
      const visitor = await visit(stage.browser, site.address)
      await shown(visitor)
      assert.deepEqual(
        await visitor.page.evaluate('Object.keys(window).filter(name => !before.includes(name))'),
        // of a library
        ['nanostoresGlobal'],
      )
      await visitor.leave()
    })
  }

  it('comes from where its script came, whatever a text on the page calls itself', async () => {
    const site = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,"><img name="currentScript" alt="" src="/elsewhere/widgets/cx.js">
        <cx-login></cx-login><script src="${stage.demo.url}/widgets/cx.js"></script>`,
    )
    const visitor = await visit(stage.browser, site.address)
    // the picture is none
    visitor.expectTrouble(/404.*elsewhere\/widgets/)
    visitor.expectTrouble(/console error: Failed to load resource.*elsewhere\/widgets/)
    await shown(visitor)
    await visitor.leave()
  })

  it('comes in a sandboxed frame that may run scripts and forms and is of its site, and signs in there', async () => {
    const framed = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,"><cx-classroom-list></cx-classroom-list>${scriptTag(stage.demo)}`,
    )
    const site = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,"><iframe title="Classrooms" src="${framed.address}"
        sandbox="allow-scripts allow-forms allow-same-origin"></iframe>`,
    )
    const visitor = await visit(stage.browser, site.address)
    const frame = visitor.page.frameLocator('iframe')
    await frame.getByRole('textbox', { name: 'Email' }).fill('teacher@demo.test')
    await frame.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await frame.getByRole('button', { name: 'LOG IN' }).click()
    await frame.getByRole('row').nth(1).waitFor()
    await visitor.leave()
  })

  it('comes with an integrity on its script, and not where the script has changed', async () => {
    const loader = `${stage.demo.url}/widgets/cx.js`
    const content = await (await fetch(loader)).arrayBuffer()
    const hash = createHash('sha384').update(new Uint8Array(content)).digest('base64')
    for (const [integrity, comes] of [
      [`sha384-${hash}`, true],
      [`sha384-${hash.replace(/^../, text => (text === 'AA' ? 'BB' : 'AA'))}`, false],
    ] as const) {
      const site = await servePage(
        stage.demo,
        `<link rel="icon" href="data:,"><cx-login></cx-login>
        <script type="module" src="${loader}" integrity="${integrity}" crossorigin onload="loader = 'came'"
          onerror="loader = 'refused'"></script>`,
      )
      const visitor = await visit(stage.browser, site.address)
      visitor.expectTrouble(comes ? /^nothing$/ : /integrity/)
      await visitor.page.waitForFunction('window.loader')
      assert.equal(await visitor.page.evaluate('loader'), comes ? 'came' : 'refused')
      if (comes) await shown(visitor)
      await visitor.leave()
    }
  })

  for (const [taken, given] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    it(`is compressed as the browser takes it: ${taken}`, async () => {
      const path = kernelOf(await filesOf('cx-login'))
      const answer = await fetch(stage.demo.url + path, { headers: { 'accept-encoding': taken } })
      assert.equal(answer.headers.get('content-encoding'), given)
      assert.match(answer.headers.get('content-type') ?? '', /javascript/)
      assert.match(answer.headers.get('vary') ?? '', /accept-encoding/)
      assert.match(await answer.text(), /^\/\/kernel\n/)
    })
  }

  it('comes to a page that the operator has not named, whose sign-in says what is wrong', async () => {
    const site = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,"><cx-classroom-list></cx-classroom-list>${scriptTag(stage.demo)}`,
    )
    // another origin than the one that is allowed
    const visitor = await visit(stage.browser, site.address.replace('localhost', '127.0.0.1'))
    visitor.expectTrouble(/CORS policy|net::ERR_FAILED/)
    const { page } = visitor
    await page.getByRole('textbox', { name: 'Email' }).fill('teacher@demo.test')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'LOG IN' }).click()
    await page.getByText('The service cannot be reached.').first().waitFor()
    await visitor.leave()
  })

  for (const [kind, attributes] of [
    ['a frame of another site', ''],
    ['a frame that may run scripts and nothing else', 'sandbox="allow-scripts allow-forms"'],
    ['a frame without the credentials of its site', 'credentialless'],
  ]) {
    it(`comes in ${kind}`, async () => {
      const framed = await servePage(
        stage.demo,
        `<link rel="icon" href="data:,"><cx-login></cx-login>${scriptTag(stage.demo)}`,
      )
      const site = await servePage(
        stage.demo,
        `<link rel="icon" href="data:,"><iframe title="Classrooms" ${attributes} src="${framed.address}"></iframe>`,
      )
      const visitor = await visit(stage.browser, site.address)
      const frame = visitor.page.frameLocator('iframe')
      await frame.getByRole('textbox', { name: 'Email' }).waitFor()
      await visitor.leave()
    })
  }
})
