import { openBrowser } from '../journey.ts'
import type { Engine } from './driver.ts'
import { playwrightEngine } from './playwright.ts'

/** The Chromium of all other browser tests, as the yardstick: what fails here too is not the other engine's doing. */
export async function openChromium(): Promise<Engine> {
  return playwrightEngine('Chromium', await openBrowser())
}
