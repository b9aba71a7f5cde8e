import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { coldScreens } from '../support/cold-screen.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { logIn } from '../support/journey-steps.ts'
import { MOST_SHIFT } from '../support/layout-shift.ts'
import { until } from '../support/until.ts'

const PAIRED = 'Spanish 7 Morning'
const UNPAIRED = 'River Science 6'

/** Of the window, px. */
const HEIGHT = 800

const panel = (page: Page) => page.getByRole('region', { name: 'Global Partner' })

/** Where a link leads, and what is seen there. */
const links = [
  {
    classroom: PAIRED,
    query: '',
    sees: (page: Page) => page.getByRole('table', { name: 'Student Activity' }),
  },
  {
    classroom: PAIRED,
    query: '?open_chat=true',
    sees: (page: Page) => panel(page).getByRole('textbox', { name: 'Message' }),
  },
  {
    classroom: UNPAIRED,
    query: '?show_partner_search=true',
    sees: (page: Page) => panel(page).getByRole('button', { name: 'Let Me Choose' }),
  },
  {
    classroom: UNPAIRED,
    query: '?allow_partner_search=true',
    sees: (page: Page) => panel(page).getByRole('link', { name: 'Find' }),
  },
]

describe('a link into a classroom, on a slow line', () => {
  const stage = demoWithBrowser()
  const paths = new Map<string, string>()
  /** What a browser keeps of who is signed in for good. */
  let kept: { name: string; value: string }[] = []

  before(async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/security/login`)
    const { page } = visitor
    await page.getByLabel('Keep me signed in').check()
    await logIn(page, 'teacher@demo.test')
    for (const name of [PAIRED, UNPAIRED]) {
      const href = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
      paths.set(name, new URL(href ?? '', page.url()).pathname)
    }
    kept = (await visitor.context.storageState()).origins[0]?.localStorage ?? []
    await visitor.leave()
  })

  for (const width of [390, 1280]) {
    for (const { classroom, query, sees } of links) {
      it(`leads where it says, and moves next to nothing there: ${query || 'the dashboard'}, ${width} px`, async () => {
        const visitor = await visit(stage.browser, 'about:blank', { width, height: HEIGHT })
        const { page, context } = visitor
        await context.addInitScript(items => {
          for (const { name, value } of items) localStorage.setItem(name, value)
        }, kept)
        const screens = await coldScreens(page)
        await screens.open(`${stage.demo.url}${paths.get(classroom)}${query}`)
        await sees(page).waitFor()
        const isInSight = async () => {
          const top = (await panel(page).boundingBox())?.y ?? -1
          return top >= 0 && top < HEIGHT - 100
        }
        if (query) await until(isInSight, 'the panel in sight')
        const { total, moved } = await screens.shift()
        assert.ok(total <= MOST_SHIFT, `moved by ${total}: ${moved.join(', ')}`)
        await visitor.leave()
      })
    }
  }
})
