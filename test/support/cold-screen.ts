import type { Page, Request } from 'playwright-core'
import { until } from './until.ts'

/** The question that a server holds while nothing changes; a screen does not wait for it. */
const HELD = /\/changes\b/

/** Two turns of painting, so that what stands there has been seen. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** What comes after one another on a slow line: the code of the host, of its elements, answers, and parts of a classroom. */
const LOADS = [
  /\/host\.js/,
  /\/assets\/\w+\/elements\//,
  /\/api\//,
  /\/api\/\w+\/classrooms\/\d+\/./,
] as const

/** Opens screens as somebody does who was never there, each state in between being painted. */
export async function coldScreens(page: Page) {
  const tools = await page.context().newCDPSession(page)
  const open = new Set<Request>()
  page.on('request', request => {
    if (!HELD.test(request.url())) open.add(request)
  })
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))

  async function settle() {
    await page.locator('.host-main :is(h1, h2), [role="dialog"]').first().waitFor({ state: 'attached' })
    await until(() => open.size === 0, 'the last answer')
    await page.locator('[aria-busy="true"], .cx-skeleton').first().waitFor({ state: 'detached' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await painted(page)
  }

  /** What holds back those that come, of each kind: they stay on the page, for a request that comes as one goes is lost. */
  let held: PromiseWithResolvers<void>[] = []
  let isRouted = false
  async function holdBack() {
    held = LOADS.map(() => Promise.withResolvers<void>())
    if (isRouted) return
    isRouted = true
    for (const [index, pattern] of LOADS.entries()) {
      await page.route(pattern, async (route, request) => {
        if (!HELD.test(request.url())) await held[index]?.promise
        await route.continue().catch((error: unknown) => {
          if (!page.isClosed()) throw error
        })
      })
    }
  }

  return {
    /** Ends when all is there. */
    async open(url: string): Promise<void> {
      await tools.send('Network.clearBrowserCache')
      await holdBack()
      await page.goto(url, { waitUntil: 'commit' })
      await page.locator('.first-header').waitFor()
      for (const [index, { resolve }] of held.entries()) {
        await painted(page)
        resolve()
        if (index === 0) await page.locator('.host-header').waitFor()
        const later = LOADS.slice(index + 1)
        await until(
          () => [...open].every(request => later.some(pattern => pattern.test(request.url()))),
          'what was let go of',
        )
      }
      await settle()
    },
    /** How far its parts have moved by themselves since then, as browsers count it, and which they were. */
    shift: () =>
      page.evaluate(
        () =>
          new Promise<{ total: number; moved: string[] }>(resolve => {
            const result = { total: 0, moved: [] as string[] }
            new PerformanceObserver(list => {
              for (const entry of list.getEntries()) {
                const { value, sources } = entry as PerformanceEntry & {
                  value: number
                  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
                }
                result.total += value
                for (const { node, previousRect: from, currentRect: to } of sources)
                  result.moved.push(
                    `${node?.className || node?.nodeName} ${from.top}+${from.height} > ${to.top}+${to.height}`,
                  )
              }
            }).observe({ type: 'layout-shift', buffered: true })
            // what there was is told in the next task
            requestAnimationFrame(() => setTimeout(() => resolve(result)))
          }),
      ),
    /** Which of these names it would put in capitals, if headings were, and what they stand in. */
    capitals: (names: readonly string[]) =>
      page.evaluate(names => {
        const found: string[] = []
        const root = document.documentElement
        root.style.setProperty('--cx-font-heading-case', 'uppercase')
        function look(node: Element | ShadowRoot) {
          for (const child of node.childNodes) {
            if (child instanceof Element) {
              look(child)
              if (child.shadowRoot) look(child.shadowRoot)
            } else if (child instanceof Text && names.some(name => child.data.includes(name))) {
              const { parentElement } = child
              if (parentElement && getComputedStyle(parentElement).textTransform !== 'none')
                found.push(`${parentElement.tagName} ${child.data}`)
            }
          }
        }
        look(document.body)
        root.style.removeProperty('--cx-font-heading-case')
        return found
      }, names),
    /** By how many px it is wider than a window of this width. */
    async overflow(width: number): Promise<number> {
      await page.setViewportSize({ width, height: 800 })
      await painted(page)
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    },
  }
}
