import type { Page } from 'playwright-core'

/** How far a screen may move by itself, as browsers measure it (layout shift). */
export const MOST_SHIFT = 0.05

/** How far the screen of a page has moved since it was opened. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let total = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            total += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // what there was is told in the next task
        requestAnimationFrame(() => setTimeout(() => resolve(total)))
      }),
  )
