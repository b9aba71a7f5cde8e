import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { scriptTag, servePage } from '../../scripts/foreign-page.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'

describe('the theme editor of /demo/widgets.html', () => {
  const stage = demoWithBrowser()

  async function open({ width = 1280, query = '', tag = 'cx-login' } = {}) {
    const visitor = await visit(stage.browser, `${stage.demo.url}/demo/widgets.html${query}#${tag}`, {
      width,
      height: 900,
    })
    const { page } = visitor
    await page.locator('#stage').getByRole('button', { name: 'LOG IN' }).waitFor()
    await page.getByText('Theme', { exact: true }).click()
    await page.getByLabel('primary, light', { exact: true }).waitFor()
    return { ...visitor, theme: page.locator('#theme') }
  }

  const buttonColour = (page: Page, place = '') =>
    page
      .locator(`${place} cx-login`)
      .getByRole('button', { name: 'LOG IN' })
      .evaluate(button => {
        // where it ends, however it gets there
        for (const animation of button.getAnimations()) animation.finish()
        return getComputedStyle(button).backgroundColor
      })

  it('shows a colour on the element, says what cannot be read by it, and gives the style sheet', async () => {
    const { page, theme, leave } = await open()
    await theme.getByText('Everything can be told apart.').waitFor()
    assert.ok(await theme.getByRole('button', { name: 'Copy' }).isDisabled())
    await theme.getByLabel('primary, light', { exact: true }).fill('#ffcc00')
    await theme.getByLabel('primary, dark', { exact: true }).fill('#aabbcc')
    assert.equal(await buttonColour(page, '#stage'), 'rgb(255, 204, 0)')
    await theme.getByText('on-primary on primary, light: 1.5 : 1, at least 4.5 : 1 is needed').waitFor()
    const pair = theme.getByRole('row', { name: 'on-primary on primary ', exact: false }).first()
    assert.deepEqual(await pair.getByRole('cell').allTextContents(), [
      '1.5 : 1 too low',
      '7.3 : 1',
      '4.5 : 1',
    ])
    assert.ok(!(await theme.getByText('Everything can be told apart.').isVisible()))
    await page.getByLabel('theme', { exact: true }).selectOption('dark')
    await page.waitForFunction(
      () => document.querySelector('#stage cx-login')?.getAttribute('theme') === 'dark',
    )
    assert.equal(await buttonColour(page, '#stage'), 'rgb(170, 187, 204)')
    await expectAccessible(page)
    await leave()
  })

  it('gives a style sheet by which a page of somebody else has these colours', async () => {
    const { page, theme, leave } = await open()
    await theme.getByLabel('primary, light', { exact: true }).fill('#7a1f5c')
    await theme.getByLabel('on-primary, light', { exact: true }).fill('#fff8e7')
    await theme.getByRole('button', { name: 'Copy' }).click()
    await theme.getByRole('button', { name: 'Copy' }).isEnabled()
    await theme.getByText('Copied.').waitFor()
    const css = await page.evaluate(() => navigator.clipboard.readText())
    assert.match(css, /^:root \{\n {2}--cx-color-primary: light-dark\(#7a1f5c, #\w{6}\);\n/)
    await leave()
    const site = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,"><style>${css}</style>${scriptTag(stage.demo)}<cx-login></cx-login>`,
    )
    const visitor = await visit(stage.browser, site.address)
    await visitor.page.getByRole('button', { name: 'LOG IN' }).waitFor()
    assert.equal(await buttonColour(visitor.page), 'rgb(122, 31, 92)')
    site.close()
    await visitor.leave()
  })

  it('starts again with the colours that the element has', async () => {
    const { page, theme, leave } = await open()
    const field = theme.getByLabel('primary, light', { exact: true })
    const [colour, before] = [await buttonColour(page, '#stage'), await field.inputValue()]
    await field.fill('#ffcc00')
    await theme.getByRole('button', { name: 'Reset' }).click()
    assert.equal(await field.inputValue(), before)
    assert.equal(await buttonColour(page, '#stage'), colour)
    await theme.getByText('Choose a colour.').waitFor()
    await leave()
  })

  const primary = { default: ['#0b6a63', '#72d5c6'], players: ['#1440d8', '#86a8ff'] } as const

  /** Waits until these are the primary ones, in light and dark. */
  const haveColours = (page: Page, colours: readonly string[]) =>
    page.waitForFunction(
      wanted =>
        ['light', 'dark'].every((scheme, at) => {
          const field = document.querySelector<HTMLInputElement>(`[aria-label="primary, ${scheme}"]`)
          return field?.value === wanted[at]
        }),
      colours,
    )

  it('has the colours of an element that needs a session, while nobody is signed in', async () => {
    const { page, leave } = await open({ tag: 'cx-classroom-list' })
    await haveColours(page, primary.default)
    await leave()
  })

  it('follows the brand of the address, and that of the element, also to another element', async () => {
    const { page, leave } = await open({ query: '?players' })
    await haveColours(page, primary.players)
    await page.getByLabel('brand', { exact: true }).selectOption('default')
    await haveColours(page, primary.default)
    await page.getByRole('link', { name: 'cx-profile', exact: true }).click()
    await haveColours(page, primary.players)
    await leave()
  })

  it('keeps what was chosen when the page is loaded again, and the brand of the rest', async () => {
    const { page, theme, leave } = await open()
    await theme.getByLabel('primary, light', { exact: true }).fill('#7a1f5c')
    const css = await theme.locator('#theme-css').textContent()
    await page.reload()
    await page.locator('#stage').getByRole('button', { name: 'LOG IN' }).waitFor()
    await page.getByText('Theme', { exact: true }).click()
    await theme.getByText('#7a1f5c').waitFor()
    await haveColours(page, ['#7a1f5c', primary.default[1]])
    assert.equal(await theme.locator('#theme-css').textContent(), css)
    assert.equal(await buttonColour(page, '#stage'), 'rgb(122, 31, 92)')
    await page.getByLabel('brand', { exact: true }).selectOption('players')
    await theme.getByText(`light-dark(#7a1f5c, ${primary.players[1]})`).waitFor()
    await theme.getByRole('button', { name: 'Reset' }).click()
    await haveColours(page, primary.players)
    await page.reload()
    await page.getByText('Theme', { exact: true }).click()
    await theme.getByText('Choose a colour.').waitFor()
    await leave()
  })

  it('shows the element beside the colours where there is room', async () => {
    const { page, theme, leave } = await open()
    const [element, editor] = [await page.locator('#stage').boundingBox(), await theme.boundingBox()]
    assert.ok(element && editor && element.x + element.width <= editor.x, JSON.stringify({ element, editor }))
    await theme.getByLabel('surface, dark', { exact: true }).scrollIntoViewIfNeeded()
    const button = await page.locator('#stage').getByRole('button', { name: 'LOG IN' }).boundingBox()
    assert.ok(button && button.y >= 0 && button.y + button.height <= 900, JSON.stringify(button))
    await leave()
  })

  for (const [what, script] of [
    ['has no clipboard', "Object.defineProperty(navigator, 'clipboard', { value: undefined })"],
    ['refuses it', 'navigator.clipboard.writeText = () => Promise.reject(new Error("no"))'],
  ] as const)
    it(`selects the style sheet, and says so, where the browser ${what}`, async () => {
      const { page, theme, leave } = await open()
      await page.evaluate(script)
      await theme.getByLabel('primary, light', { exact: true }).fill('#7a1f5c')
      await theme.getByRole('button', { name: 'Copy' }).click()
      await theme.getByText('Not copied. The text is selected.').waitFor()
      assert.equal(
        (await page.evaluate(() => String(getSelection()))).trim(),
        (await theme.locator('#theme-css').textContent())?.trim(),
      )
      await leave()
    })

  it('fits a narrow page', async () => {
    const { page, leave } = await open({ width: 320 })
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
    await expectAccessible(page)
    await leave()
  })
})
