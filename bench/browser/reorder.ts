import { sql } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { openForeignPage, scriptTag, sessionTag } from '../../scripts/foreign-page.ts'
import { rows } from '../../server/db/database.ts'
import type { RunningServer } from '../../server/start.ts'
import { giveTasks } from '../../test/support/pairing.ts'
import { startTrace, stopTrace, tasksBetween } from './main-thread.ts'

const TASKS = 200
const LONG_MS = 50
/** How often each is done; the best counts, since other work on the machine only ever adds to it. */
const TRIES = 3
const OWNER = 'teacher@demo.test'
const CLASSROOM = 'River Science 6'

/** Gives the classroom so many tasks, and tells its id. */
async function giveMany(server: RunningServer): Promise<number> {
  const { db } = server.app.services
  const [found] = await rows<{ id: number; pairing: number; tasks: number }>(
    db,
    sql`select c.id, c.class_pairing_id as pairing,
          (select count(*)::int from tasks t where t.class_pairing_id = c.class_pairing_id) as tasks
        from classrooms c where c.name = ${CLASSROOM}`,
  )
  if (!found) throw new Error(`no classroom '${CLASSROOM}'`)
  const missing = Array.from({ length: TASKS - found.tasks }, (_, index) => ({ name: `Task ${index}` }))
  await giveTasks(db, found.pairing, missing)
  return found.id
}

const handles = (page: Page) => page.locator('cx-tasks [data-handle]')
const mark = (page: Page, name: string) => page.evaluate(`performance.mark('bench ${name}')`)

/** The first to the last place with the mouse, which scrolls the page as it is held at its edge. */
async function byMouse(page: Page): Promise<void> {
  const grip = await handles(page).first().boundingBox()
  const { height } = page.viewportSize() ?? { height: 0 }
  if (!grip) throw new Error('no handle')
  await page.mouse.move(grip.x + 10, grip.y + 10)
  await page.mouse.down()
  await page.mouse.move(grip.x + 10, grip.y + 60, { steps: 4 })
  await page.mouse.move(grip.x + 10, height - 2, { steps: 10 })
  await page.waitForFunction(
    () => scrollY + innerHeight >= (document.scrollingElement?.scrollHeight ?? 0) - 1,
    undefined,
    { polling: 100, timeout: 120_000 },
  )
}

/** The same with the keys, one place after the other. */
async function byKeys(page: Page): Promise<void> {
  await handles(page).first().focus()
  await page.keyboard.press('Space')
  for (let place = 1; place < TASKS; place += 1) await page.keyboard.press('ArrowDown')
}

/** The longest task of the page's main thread from the first move up to the drop, in ms of its time. */
async function longest(
  browser: Browser,
  server: RunningServer,
  id: number,
  way: { move: (page: Page) => Promise<void>; drop: (page: Page) => Promise<void> },
): Promise<number> {
  const tag = 'cx-tasks'
  const session = await sessionTag(server, tag, OWNER)
  const body = `<${tag} classroom-id="${id}"></${tag}>${session}${scriptTag(server)}`
  const { page, close } = await openForeignPage(browser, server, body)
  await handles(page)
    .nth(TASKS - 1)
    .waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const first = await page.locator('cx-tasks [data-row]').first().getAttribute('data-row')
  await startTrace(browser, page)
  await mark(page, 'held')
  await way.move(page)
  await mark(page, 'drop')
  await way.drop(page)
  await page.waitForFunction(
    id =>
      [...(document.querySelector('cx-tasks')?.shadowRoot?.querySelectorAll('[data-row]') ?? [])]
        .at(-1)
        ?.getAttribute('data-row') === id,
    first,
  )
  const events = await stopTrace(browser)
  await close()
  return Math.max(...tasksBetween(events, 'bench held', 'bench drop'))
}

/**
 * 200 tasks, of which the first is dragged to the last place.
 *
 * Planted: every row rendered for each place that the dragged one is over.
 */
export async function reorderFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const id = await giveMany(server)
  const ways = {
    'the mouse': { move: byMouse, drop: (page: Page) => page.mouse.up() },
    'the keys': { move: byKeys, drop: (page: Page) => page.keyboard.press('Space') },
  }
  const figures: Figure[] = []
  for (const [name, way] of Object.entries(ways)) {
    const tries: number[] = []
    for (let at = 0; at < TRIES; at += 1) tries.push(await longest(browser, server, id, way))
    console.log(`  ${TASKS} tasks with ${name}:`, ...tries.map(ms => `${ms.toFixed(0)} ms`))
    figures.push({
      name: `longest task while one of ${TASKS} is dragged from first to last with ${name}`,
      value: Math.min(...tries),
      budget: LONG_MS,
      unit: 'ms',
    })
  }
  return figures
}
