import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { servePage } from '../../scripts/foreign-page.ts'
import { integrityIn, LOADER } from '../../server/releases/release.ts'
import type { RunningServer } from '../../server/start.ts'
import { openBrowser, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'
import { keepReleaseBefore, VERSION_BEFORE } from '../support/release-before.ts'
import { startDemoServer } from '../support/server.ts'

const LOGIN = 'body > cx-login'
const LIST = 'body > cx-classroom-list'

/** Has the loader of the release before define one of the two tags, and that of today the other. */
const shareTags = (older: string) => `<script>
const define = customElements.define.bind(customElements)
customElements.define = (tag, code) => {
  const { src } = document.currentScript ?? {}
  if (!src || src.includes('/${VERSION_BEFORE}/') === (tag === '${older}')) define(tag, code)
}
</script>`

describe('the release before, beside this one on a page', () => {
  let browser: Browser
  let demo: RunningServer
  before(async () => {
    demo = await startDemoServer()
    await keepReleaseBefore(demo)
    browser = await openBrowser()
  })
  after(async () => {
    await browser?.close()
    await demo?.close()
  })

  /** Opens a page of another origin with both releases, of which the one before has the given tag. */
  async function open(older: string) {
    const pinned = (await demo.app.releases.find(VERSION_BEFORE)) ?? assert.fail('it is not kept')
    const tags = [
      `<script src="${demo.url}/widgets/${VERSION_BEFORE}/cx.js" integrity="${integrityIn(pinned, LOADER)}" crossorigin="anonymous"></script>`,
      `<script src="${demo.url}/widgets/cx.js"></script>`,
    ]
    const elements = '<cx-login></cx-login><cx-classroom-list></cx-classroom-list>'
    const site = await servePage(
      demo,
      `<link rel="icon" href="data:,">${shareTags(older)}${tags.join('')}${elements}`,
    )
    const visitor = await visit(browser, 'about:blank')
    const kernels: string[] = []
    visitor.page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('/kernel.js')) kernels.push(pathname.replace(/\w+\/kernel\.js$/, ''))
    })
    await visitor.page.goto(site.address)
    for (const tag of [LOGIN, LIST]) await form(visitor.page, tag).waitFor()
    assert.deepEqual([...new Set(kernels)].sort(), ['/assets/', '/widgets/assets/'])
    return { ...visitor, close: () => site.close() }
  }

  const form = (page: Page, tag: string) => page.locator(tag).getByRole('button', { name: 'LOG IN' })
  const classroom = (page: Page) => page.locator(LIST).getByText('River Science 6').first()
  const account = (page: Page) => page.locator(LOGIN).getByText('You are logged in as')

  /** Signs out in the sign-in, and has each release tell the page so. */
  async function signOut(page: Page) {
    const ends = page.evaluate(
      () =>
        new Promise<string[]>(told => {
          const heard: string[] = []
          document.addEventListener('cx-signed-out', event => {
            heard.push((event as CustomEvent<{ reason: string }>).detail.reason)
            if (heard.length === 2) told(heard)
          })
        }),
    )
    await page.locator(LOGIN).getByRole('button', { name: 'LOG OUT' }).click()
    for (const tag of [LOGIN, LIST]) await form(page, tag).waitFor()
    assert.deepEqual((await ends).sort(), ['signed-out', 'signed-out-elsewhere'])
  }

  for (const older of ['cx-login', 'cx-classroom-list'])
    for (const keep of [false, true])
      it(`shares a session that is ${keep ? '' : 'not '}kept, and its end, when it has <${older}>`, async () => {
        const { page, close, leave } = await open(older)
        if (keep) await page.locator(LOGIN).getByLabel('Keep me signed in').check()
        await logIn(page.locator(LOGIN), 'teacher@demo.test')
        await classroom(page).waitFor()
        await account(page).waitFor()
        await signOut(page)
        close()
        await leave()
      })
})
