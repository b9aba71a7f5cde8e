import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { servePage } from '../../scripts/foreign-page.ts'
import { keepBuild } from '../../server/releases/keep-build.ts'
import type { Release } from '../../server/releases/release.ts'
import { releasesPage } from '../../server/releases/releases-page.ts'
import { createShelf } from '../../server/releases/shelf.ts'
import { openReleaseStorage } from '../../server/storage/open-storage.ts'
import { releaseSentences } from '../../src/contract/server-messages/releases.ts'
import { expectAccessible, openBrowser, visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'
import { startDemoServer } from '../support/server.ts'
import { variantOfBuild } from '../support/variant.ts'

const BEFORE = 'pinned01'
const NOW = 'served02'

describe('a page that has pinned a release, after the server was upgraded', () => {
  let browser: Browser
  let demo: Awaited<ReturnType<typeof startDemoServer>>
  const older = variantOfBuild({ version: '1.0.0', build: BEFORE, without: 'classroom-list' })
  const newer = variantOfBuild({ version: '1.1.0', build: NOW })

  before(async () => {
    demo = await startDemoServer({ dist: newer.dist })
    // as the server before the upgrade has left it
    const shelf = createShelf(await openReleaseStorage(demo.app.services.config))
    const signal = AbortSignal.timeout(60_000)
    await keepBuild({ shelf, dist: older.dist, most: 10, mayReplace: false, signal })
    assert.equal(await demo.app.releases.keepBuild(), 'kept')
    browser = await openBrowser()
  })
  after(async () => {
    await browser?.close()
    await demo?.close()
    for (const { remove } of [older, newer]) remove()
  })

  /** The tag of a release, as `/widgets/` has it to be copied. */
  async function tagOf(version: string): Promise<string> {
    const page = await (await fetch(`${demo.url}/widgets/`)).text()
    const tags = [...page.matchAll(/<pre><code>(.*?)<\/code>/g)].map(([, tag = '']) =>
      tag.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
    )
    return tags.find(tag => tag.includes(`/${version}/`)) ?? assert.fail(`no tag of ${version}`)
  }

  /** Opens a page of another origin, and notes which files of builds it asks for. */
  async function open(html: string, query = '', width = 1280) {
    const site = await servePage(
      demo,
      `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${html}`,
    )
    const visitor = await visit(browser, 'about:blank', { width, height: 800 })
    const asked: string[] = []
    visitor.page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (/assets\/\w+\/.*\.js$/.test(pathname)) asked.push(pathname)
    })
    await visitor.page.goto(`${site.address}${query}`)
    site.close()
    return { ...visitor, asked }
  }

  const isSignedIn = (page: Page) => page.locator('cx-login').getByText('You are logged in as').waitFor()

  it('has all its files from that release, each with the integrity that the page has named', async () => {
    const map = await (await fetch(`${demo.url}/widgets/1.0.0/import-map.json`)).text()
    const { page, asked, leave } = await open(
      `<script type="importmap">${map}</script>${await tagOf('1.0.0')}<cx-login></cx-login>`,
    )
    await logIn(page, 'teacher@demo.test')
    await isSignedIn(page)
    assert.ok(asked.length > 0)
    for (const path of asked) assert.ok(path.startsWith(`/widgets/assets/${BEFORE}/`), path)
    await leave()
  })

  it('takes no harm from an attribute of a newer release, and says so to whoever asks', async () => {
    const { page, leave } = await open(
      `${await tagOf('1.0.0')}<cx-login debug horizon="wide" sky-colour="blue"></cx-login>`,
    )
    for (const name of ['horizon', 'sky-colour'])
      await page.getByText(`The release on this page knows no ${name} of <cx-login>`).waitFor()
    await page.getByText('This page has pinned 1.0.0.').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await logIn(page.locator('body > cx-login'), 'teacher@demo.test')
    await isSignedIn(page)
    await leave()
  })

  it('is not held back by a tag that it does not know', async () => {
    const { page, leave } = await open(
      `${await tagOf('1.0.0')}<cx-login debug></cx-login><cx-classroom-list></cx-classroom-list>`,
    )
    await page.locator('cx-login').getByLabel('Email').waitFor()
    await page.getByText('No release on this page knows <cx-classroom-list>').waitFor()
    await leave()
  })

  it('says what to do where the release has gone', async () => {
    const gone = `<script type="module" src="${demo.url}/widgets/0.0.9/cx.js"></script>`
    const visitor = await open(`${gone}<cx-login></cx-login>`)
    visitor.expectTrouble(/There is no release 0\.0\.9/)
    await visitor.page.getByText(releaseSentences.notThere('0.0.9', demo.url)).waitFor()
    await visitor.leave()
  })

  for (const width of [1280, 320])
    for (const colorScheme of ['light', 'dark'] as const)
      it(`names the gone release, and what to write instead, to whoever asks: ${width} px, ${colorScheme}`, async () => {
        const gone = `<script type="module" src="${demo.url}/widgets/0.0.9/cx.js"></script>`
        const visitor = await open(
          `${gone}<main><h1>A page</h1><cx-login></cx-login></main>`,
          '?cx-debug',
          width,
        )
        visitor.expectTrouble(/There is no release 0\.0\.9/)
        const { page } = visitor
        await page.emulateMedia({ colorScheme })
        const box = page.getByRole('region', { name: releaseSentences.gone('0.0.9') })
        await box.getByText(await tagOf('1.1.0')).waitFor()
        await expectAccessible(page)
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
        await box.getByRole('button', { name: 'Close' }).click()
        await box.waitFor({ state: 'detached' })
        await visitor.leave()
      })

  const release = (version: string, changes: string[]): Release => ({
    version,
    build: version.replaceAll('.', ''),
    changes,
    files: { 'widgets/cx.js': `sha384-${'A'.repeat(64)}` },
  })
  const many = Array.from({ length: 30 }, (_, number) =>
    release(
      `1.${30 - number}.0`,
      Array.from({ length: 12 }, (_, change) => `What \`/demo/widgets.html\` has learnt, number ${change}.`),
    ),
  )

  for (const [what, releases] of [
    ['two', undefined],
    ['thirty with long lists of changes', many],
    ['none', []],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      it(`has a list of releases that everybody can read: ${what}, ${colorScheme}`, async () => {
        const { page, leave } = await visit(browser, `${demo.url}/widgets/`)
        await page.emulateMedia({ colorScheme })
        if (releases) await page.setContent(releasesPage(releases, demo.url, '1300'))
        const names = await page.getByRole('heading', { level: 2 }).allTextContents()
        const versions = releases?.map(({ version }) => version) ?? ['1.1.0', '1.0.0']
        assert.deepEqual(names, [...versions, 'Always the newest'])
        assert.equal(await page.getByText('No release is kept here.').count(), versions.length > 0 ? 0 : 1)
        for (const [width, fontSize] of [
          [1280, '100%'],
          [390, '100%'],
          [320, '100%'],
          [320, '200%'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          const tooWide = await page.evaluate(size => {
            document.documentElement.style.fontSize = size
            return document.documentElement.scrollWidth - innerWidth
          }, fontSize)
          assert.equal(tooWide, 0, `${width} px, text of ${fontSize}`)
        }
        await expectAccessible(page)
        await leave()
      })
})
