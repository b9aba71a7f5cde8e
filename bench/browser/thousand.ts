import type { Browser } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { openForeignPage, sessionTag } from '../../scripts/foreign-page.ts'
import { DEMO_PASSWORD } from '../../server/db/seed/seed.ts'
import type { RunningServer } from '../../server/start.ts'
import { addClassrooms } from '../../test/support/bulk.ts'
import { startTrace, stopTrace, tasksBetween } from './main-thread.ts'

const FEW = 100
const MANY = 1_000
const LONG_MS = 50
/** As far as a turn of a wheel goes, all the way of a few, and far down the many. */
const STEP_PX = 400
const FEW_STEPS = 10
const MANY_STEPS = 60
const ROUNDS = 3
/** How often each is opened; the best counts, since other work on the machine only ever adds to it. */
const TRIES = 3
/** Who has none to begin with. */
const OWNER = 'no-agreement@demo.test'

/** Marks the first paint with classrooms in it, and goes down the page, a step in each frame. */
const script = `<script>
  const frame = () => new Promise(requestAnimationFrame)
  const items = () => document.querySelector('cx-classroom-list').shadowRoot?.querySelectorAll('tbody tr:not([aria-hidden]), .card[aria-labelledby]').length ?? 0
  window.painted = async () => {
    while (items() === 0) await frame()
    await frame()
    performance.mark('bench painted')
  }
  window.complete = async amount => {
    while (items() < amount) await frame()
    await frame()
    await frame()
  }
  window.go = async (name, steps, px, rounds) => {
    performance.mark('bench ' + name)
    for (let round = 0; round < rounds; round++) {
      for (let step = 1; step <= steps; step++) {
        scrollTo(0, step * px)
        await frame()
      }
    }
    await frame()
    performance.mark('bench ' + name + ' end')
    return scrollY
  }
</script>`

async function idOf(server: RunningServer): Promise<number> {
  const body = { email: OWNER, password: DEMO_PASSWORD }
  const { json } = await server.app.inject({ method: 'POST', url: '/api/teacher/login', payload: body })
  return json<{ data: { id: number } }>().data.id
}

interface Scrolled {
  /** Of all tasks from the first paint to the end of the way, in ms. */
  longest: number
  /** Of all tasks on the way that is the same for few and many, in ms. */
  near: number
}

/** The best of several tries. */
async function best(
  browser: Browser,
  server: RunningServer,
  view: string,
  amount: number,
): Promise<Scrolled> {
  const tries: Scrolled[] = []
  for (let at = 0; at < TRIES; at++) tries.push(await scroll(browser, server, view, amount))
  console.log(
    `  ${amount} as ${view}:`,
    ...tries.map(({ longest, near }) => `${longest.toFixed(0)}/${near.toFixed(0)}`),
    'ms',
  )
  return {
    longest: Math.min(...tries.map(({ longest }) => longest)),
    near: Math.min(...tries.map(({ near }) => near)),
  }
}

async function scroll(
  browser: Browser,
  server: RunningServer,
  view: string,
  amount: number,
): Promise<Scrolled> {
  const tag = 'cx-classroom-list'
  const body = `<${tag} view="${view}"></${tag}>${await sessionTag(server, tag, OWNER)}${script}`
  const { page, close } = await openForeignPage(browser, server, body)
  await startTrace(browser, page)
  const painted = page.evaluate('painted()')
  await page.addScriptTag({ url: `${server.url}/widgets/cx.js`, type: 'module' })
  await painted
  await page.evaluate(`complete(${amount})`)
  const ways: [name: string, steps: number, rounds: number][] = [
    ['near', FEW_STEPS, ROUNDS],
    ['far', amount === MANY ? MANY_STEPS : FEW_STEPS, 1],
  ]
  for (const [name, steps, rounds] of ways) {
    const reached = await page.evaluate(`go('${name}', ${steps}, ${STEP_PX}, ${rounds})`)
    if (reached !== steps * STEP_PX) throw new Error(`the way ended at ${reached} px`)
  }
  const events = await stopTrace(browser)
  await close()
  const near = tasksBetween(events, 'bench near', 'bench near end')
  return {
    longest: Math.max(...tasksBetween(events, 'bench painted', 'bench far end')),
    near: near.reduce((sum, ms) => sum + ms, 0),
  }
}

/**
 * A thousand classrooms, from their first paint to the end of a long way down, in time of the page's main thread, and
 * the beginning of that way beside the same way down a hundred.
 *
 * Planted: all classrooms that are not shown at once put into the page together, a task of 134 ms as list and of 111 as
 * grid; cards out of sight that are laid out, 192 ms as grid.
 */
export async function thousandFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const { db } = server.app.services
  const owner = await idOf(server)
  const figures: Figure[] = []
  const few: Record<string, Scrolled> = {}
  await db.transaction(tx => addClassrooms(tx, owner, FEW))
  for (const view of ['list', 'grid']) few[view] = await best(browser, server, view, FEW)
  await db.transaction(tx => addClassrooms(tx, owner, MANY - FEW))
  for (const view of ['list', 'grid']) {
    const { longest, near } = await best(browser, server, view, MANY)
    figures.push(
      {
        name: `longest task of ${MANY} classrooms after their first paint, as ${view}`,
        value: longest,
        budget: LONG_MS,
        unit: 'ms',
      },
      {
        name: `scrolling through them against ${FEW}, as ${view}`,
        value: near / (few[view]?.near ?? Number.NaN),
        budget: 3,
        unit: 'times',
      },
    )
  }
  return figures
}
