import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { scriptTag, servePage } from '../../scripts/foreign-page.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'

describe('the theme editor of /demo/widgets.html', () => {
  const stage = demoWithBrowser()

  async function open(width = 1280) {
    const visitor = await visit(stage.browser, `${stage.demo.url}/demo/widgets.html#cx-login`, {
      width,
      height: 900,
    })
    const { page } = visitor
    await page.locator('#stage').getByRole('button', { name: 'LOG IN' }).waitFor()
    await page.getByText('Theme', { exact: true }).click()
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
    await theme.getByLabel('color-primary, light', { exact: true }).fill('#ffcc00')
    await theme.getByLabel('color-primary, dark', { exact: true }).fill('#aabbcc')
    assert.equal(await buttonColour(page, '#stage'), 'rgb(255, 204, 0)')
    await theme
      .getByText('color-on-primary on color-primary, light: 1.5 : 1, at least 4.5 : 1 is needed')
      .waitFor()
    assert.equal(await theme.locator('#contrast-color-on-primary-light').textContent(), '1.5 : 1')
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
    await theme.getByLabel('color-primary, light', { exact: true }).fill('#7a1f5c')
    await theme.getByLabel('color-on-primary, light', { exact: true }).fill('#fff8e7')
    await theme.getByRole('button', { name: 'Copy' }).click()
    await theme.getByRole('button', { name: 'Copied' }).waitFor()
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
    const primary = theme.getByLabel('color-primary, light', { exact: true })
    const [colour, before] = [await buttonColour(page, '#stage'), await primary.inputValue()]
    await primary.fill('#ffcc00')
    await theme.getByRole('button', { name: 'Start again' }).click()
    assert.equal(await primary.inputValue(), before)
    assert.equal(await buttonColour(page, '#stage'), colour)
    await theme.getByText('Choose a colour.').waitFor()
    await leave()
  })

  it('fits a narrow page', async () => {
    const { page, leave } = await open(320)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
    await expectAccessible(page)
    await leave()
  })
})
