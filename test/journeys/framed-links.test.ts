import { describe, it } from 'node:test'
import { scriptTag, servePage } from '../../scripts/foreign-page.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'

const SIGN_IN = 'allow-scripts allow-forms allow-same-origin'

describe('a link of an element in a frame, which no page handles', () => {
  const stage = demoWithBrowser()

  /** Presses a link of a sign-in in such a frame. */
  async function press(sandbox: string | null) {
    const framed = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,"><cx-login></cx-login>${scriptTag(stage.demo)}`,
    )
    const attributes = sandbox === null ? '' : `sandbox="${sandbox}"`
    const site = await servePage(
      stage.demo,
      `<link rel="icon" href="data:,"><iframe title="Sign-in" ${attributes} src="${framed.address}"></iframe>`,
    )
    const visitor = await visit(stage.browser, site.address)
    // of a window that is refused, and of a frame that leads nowhere further
    if (sandbox !== null) visitor.expectTrouble(/sandbox/)
    const link = visitor.page.frameLocator('iframe').getByRole('link', { name: 'Forgot Password' })
    await link.waitFor()
    return { ...visitor, follow: () => link.click() }
  }

  for (const [where, sandbox] of [
    ['', null],
    [
      ' of a sandbox that allows windows which leave it',
      `${SIGN_IN} allow-popups allow-popups-to-escape-sandbox`,
    ],
  ] as const)
    it(`opens a window of its own, in a frame${where}`, async () => {
      const { page, follow, leave } = await press(sandbox)
      const opened = page.waitForEvent('popup')
      await follow()
      await (await opened).getByRole('heading', { name: 'FORGOT PASSWORD' }).waitFor()
      await page.frameLocator('iframe').getByRole('button', { name: 'LOG IN' }).waitFor()
      await leave()
    })

  it('takes the place of the page around in a sandbox that allows a person to leave it so', async () => {
    const { page, follow, leave } = await press(`${SIGN_IN} allow-top-navigation-by-user-activation`)
    await follow()
    await page.waitForURL(/\/security\/forgot-password$/)
    await page.getByRole('heading', { name: 'FORGOT PASSWORD' }).waitFor()
    await leave()
  })
})
