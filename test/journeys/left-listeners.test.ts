import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { scriptTag, servePage, sessionTag } from '../../scripts/foreign-page.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'

/** Of four elements each. Seen: 317 listeners before and after, signed out; most are React's own, of the element that stays. */
const ROUNDS = 60

/** Listeners in the page that are reachable from anywhere. */
async function listeners(tools: CDPSession): Promise<number> {
  // what one collection lets go of may hold what the next one does
  for (let turn = 0; turn < 3; turn += 1) await tools.send('HeapProfiler.collectGarbage')
  const { metrics } = await tools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
}

/** Their number once it is no more than `enough`, or goes down no further: what has left is let go of a little later. */
async function fewest(tools: CDPSession, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 8; turn += 1) {
    least = Math.min(least, await listeners(tools))
    if (least <= enough) break
    await setTimeout(500)
  }
  return least
}

/** Puts elements into the page, lets them be shown, and takes them away again. */
const comeAndGo = (page: Page, rounds: number) =>
  page.evaluate(async times => {
    const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let round = 0; round < times; round += 1) {
      const elements = ['cx-classroom-list', 'cx-login', 'cx-classroom', 'cx-forgot-password'].map(tag => {
        const element = document.createElement(tag)
        element.setAttribute('classroom-id', '1')
        document.body.append(element)
        return element
      })
      await frame()
      for (const element of elements) element.remove()
      await frame()
    }
  }, rounds)

describe('elements that have left a page', () => {
  const stage = demoWithBrowser()

  for (const who of ['nobody', 'a teacher']) {
    it(`leave no listener behind where ${who} is signed in`, async () => {
      const session = who === 'nobody' ? '' : await sessionTag(stage.demo, 'cx-classroom-list')
      const body = `<link rel="icon" href="data:,"><cx-classroom-list></cx-classroom-list>${session}`
      const site = await servePage(stage.demo, body + scriptTag(stage.demo))
      const visitor = await visit(stage.browser, site.address)
      const { page } = visitor
      await page
        .getByRole(who === 'nobody' ? 'textbox' : 'row')
        .first()
        .waitFor()
      const tools = await page.context().newCDPSession(page)
      await tools.send('Performance.enable')
      await comeAndGo(page, 10)
      const before = await fewest(tools, 0)
      await comeAndGo(page, ROUNDS)
      // not one for each round
      const allowed = before + ROUNDS / 2
      const after = await fewest(tools, allowed)
      assert.ok(after < allowed, `${after} after ${before}`)
      await visitor.leave()
    })
  }
})
