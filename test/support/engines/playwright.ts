import type { Browser } from 'playwright-core'
import type { Engine } from './driver.ts'

/** An engine that Playwright drives. */
export function playwrightEngine(name: string, browser: Browser): Engine {
  return {
    version: `${name} ${browser.version()}`,
    async open(viewport) {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      return {
        visit: async url => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        // not page.goBack(): it waits for a load that a step within a page does not bring
        back: () => page.evaluate('history.back()'),
        evaluate: expression => page.evaluate(expression),
        click: ({ x, y }) => page.mouse.click(x, y),
        type: text => page.keyboard.type(text),
        press: chord => page.keyboard.press(chord),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
