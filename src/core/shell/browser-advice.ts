import { atom, computed } from 'nanostores'
import { platform } from '../platform.ts'
import { isRecommendedBrowser } from './recommended-browser.ts'

const DISMISSED_KEY = 'cx-browser-advice'
const DISMISSED = 'dismissed'

function wasDismissed(): boolean {
  try {
    return platform.storage('local')?.getItem(DISMISSED_KEY) === DISMISSED
  } catch {
    return false
  }
}

const isAdvised = () => !isRecommendedBrowser(platform.browser()) && !wasDismissed()

const $isAdvised = atom(isAdvised())

/** Whether to advise using a recommended browser (P1 §2 Global behaviours); false once that was dismissed here. */
export const $browserAdvice = computed($isAdvised, advised => advised)

/** Does not give the advice again in this browser; where nothing can be stored, not on this page. */
export function dismissBrowserAdvice(): void {
  $isAdvised.set(false)
  try {
    platform.storage('local')?.setItem(DISMISSED_KEY, DISMISSED)
  } catch {
    // full or blocked: it comes again with the next page
  }
}
