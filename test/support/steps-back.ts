import { browserHistory } from '../../src/core/navigation/screen-platform.ts'

const { goBackTo } = browserHistory
let underWay: Promise<unknown>[] = []

/** Resolved when the page has heard of a step through its history. */
export const heardOfHistory = () =>
  new Promise(resolve => addEventListener('popstate', resolve, { once: true }))

/** Notices the steps back that elements take; a browser takes them a moment later. */
export function watchStepsBack(): void {
  underWay = []
  browserHistory.goBackTo = (key, steps) => {
    const heard = heardOfHistory()
    const goes = goBackTo(key, steps)
    if (goes) underWay.push(heard)
    return goes
  }
}

/** Waits for those that are under way: the next test would take them for its own, and leave its page. */
export async function stepsBackTaken(): Promise<void> {
  await Promise.all(underWay)
  browserHistory.goBackTo = goBackTo
}
