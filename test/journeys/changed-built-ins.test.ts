import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { scriptTag, servePage } from '../../scripts/foreign-page.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { OVERTAKEN_CONNECTION, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'
import { PATIENCE_MS, realPause } from '../support/until.ts'

const TAGS = globSync('*/element.ts', { cwd: join(import.meta.dirname, '../../src/widgets') }).map(
  file => `cx-${dirname(file)}`,
)
const FAILED = 'This part did not load.'

describe('the code of an element, on a page that has changed what is built in', () => {
  const stage = demoWithBrowser()

  for (const [what, script, trouble] of [
    [
      'has put values on Object.prototype',
      `Object.prototype.extend = function () {}
      Object.prototype.version = '1.0'`,
    ],
    [
      'has put values on Object.prototype that are called as properties of elements',
      `for (const name of ['search', 'filter', 'view', 'tab', 'created', 'email', 'url', 'token', 'compact'])
        Object.prototype[name] = function () {}
      Object.prototype.session = 'theirs'`,
    ],
    [
      'has lists of an older kind, and functions called ref on Object.prototype',
      `Array.isArray = item => Object.prototype.toString.call(item) === '[object Array]'
      Object.defineProperty(Array, Symbol.species, { value: undefined })
      Object.prototype.ref = function () {}`,
    ],
    [
      'has timers that fire at once',
      `const { setTimeout: later, setInterval: often } = window
      window.setTimeout = (job, ms, ...given) => later(job, 0, ...given)
      window.setInterval = (job, ms, ...given) => often(job, 0, ...given)`,
      OVERTAKEN_CONNECTION,
    ],
    [
      'has a storage that throws at whatever it is asked',
      `for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'])
        Storage.prototype[name] = () => { throw new DOMException('No.', 'SecurityError') }`,
    ],
    [
      'has its storage blocked',
      `for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get() { throw new DOMException('No.', 'SecurityError') } })`,
    ],
    [
      'has frozen what is built in, short of what all objects are made from',
      `Object.prototype.search = 'theirs'
      for (const one of [Array, Function, String, Number, Promise, Map, Set, Error, RegExp, Date, Node, Element,
        HTMLElement, EventTarget, Event]) {
        Object.freeze(one.prototype)
        Object.freeze(one)
      }`,
    ],
  ] as const)
    it(`comes to a page that ${what}`, async () => {
      const site = await servePage(
        stage.demo,
        `<link rel="icon" href="data:,"><script>
          var missing = '${TAGS}'.split(','), errors = []
          var all = new Promise(resolve => document.addEventListener('cx-ready', event => {
            missing = missing.filter(tag => tag !== event.target.localName)
            if (missing.length === 0) resolve()
          }))
          document.addEventListener('cx-error', event => { errors.push(event.target.localName + event.detail.error) })
          ${script}
        </script>
        ${TAGS.map(tag => `<${tag}></${tag}>`).join('')}${scriptTag(stage.demo)}`,
      )
      const visitor = await visit(stage.browser, site.address)
      if (trouble) visitor.expectTrouble(trouble)
      const { page } = visitor
      const list = page.locator('cx-classroom-list')
      await logIn(list, 'teacher@demo.test')
      await list.getByRole('row').nth(1).waitFor()
      await Promise.race([page.evaluate('all'), realPause(PATIENCE_MS)])
      assert.equal(await page.evaluate('missing.join()'), '', 'elements that are not ready')
      assert.deepEqual(await page.evaluate('errors'), [])
      assert.equal(await page.getByText(FAILED).count(), 0)
      await visitor.leave()
    })

  for (const [what, script] of [
    ['has taken a name of the browser', "var URL = '/shop'"],
    ...['get', 'set', 'value', 'writable', 'method', 'headers', 'body', 'mode'].map(
      name => [`has put ${name} on Object.prototype`, `Object.prototype.${name} = 'theirs'`] as const,
    ),
  ])
    it(`says that it could not be loaded on a page that ${what}`, async () => {
      const site = await servePage(
        stage.demo,
        `<link rel="icon" href="data:,"><script>${script}</script><cx-login></cx-login>${scriptTag(stage.demo)}`,
      )
      const visitor = await visit(stage.browser, site.address)
      visitor.expectTrouble(/URL|method|assets/)
      await visitor.page.getByText(FAILED).waitFor()
      await visitor.leave()
    })

  it('comes to a page that has put a cache on Object.prototype, and says that its calls do not arrive', async () => {
    const site = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,"><script>Object.prototype.cache = 'theirs'</script>
      <cx-login></cx-login>${scriptTag(stage.demo)}`,
    )
    const visitor = await visit(stage.browser, site.address)
    await logIn(visitor.page, 'teacher@demo.test')
    await visitor.page.getByText('The service cannot be reached.').first().waitFor()
    await visitor.leave()
  })

  it('says that a list could not be loaded on a page that has frozen what all objects are made from', async () => {
    const site = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,"><script>Object.freeze(Object.prototype)</script>
      <cx-classroom-list></cx-classroom-list>${scriptTag(stage.demo)}`,
    )
    const visitor = await visit(stage.browser, site.address)
    await visitor.page.getByText(FAILED).waitFor()
    await visitor.leave()
  })

  it('does not come further than that it loads on a page that has put a ref on Object.prototype', async () => {
    const site = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,"><cx-login></cx-login><script>
        var broken = new Promise(resolve => addEventListener('error', () => resolve(true)))
        Object.prototype.ref = 'theirs'
      </script>${scriptTag(stage.demo)}`,
    )
    const visitor = await visit(stage.browser, site.address)
    visitor.expectTrouble(/React error #284/)
    const { page } = visitor
    assert.equal(await page.evaluate('broken'), true)
    await page.getByRole('status', { name: 'Loading' }).waitFor()
    assert.equal(await page.getByRole('textbox').count(), 0)
    await visitor.leave()
  })
})
