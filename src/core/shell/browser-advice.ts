import { atom, computed } from 'nanostores'
import { browserPlatform } from '../browser-platform.ts'
import { storage } from '../storage.ts'
import { isRecommendedBrowser } from './recommended-browser.ts'

const DISMISSED_KEY = 'cx-browser-advice'
const DISMISSED = 'dismissed'

const isAdvised = () =>
  !isRecommendedBrowser(browserPlatform.browser()) && storage('local').read(DISMISSED_KEY) !== DISMISSED

const $isAdvised = atom(isAdvised())

/** Whether to advise using a recommended browser (P1 §2 Global behaviours); false once that was dismissed here. */
export const $browserAdvice = computed($isAdvised, advised => advised)

/** Does not give the advice again in this browser; where nothing can be stored, not on this page. */
export function dismissBrowserAdvice(): void {
  $isAdvised.set(false)
  storage('local').write(DISMISSED_KEY, DISMISSED)
}
