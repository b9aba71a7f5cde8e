import { openBrowser } from '../journey.ts'
import type { Engine } from './driver.ts'
import { playwrightEngine } from './playwright.ts'

/** A camera and a microphone of its own making, which every page may use. */
const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** The Chromium of all other browser tests, as the yardstick: what fails here too is not the other engine's doing. */
export async function openChromium(): Promise<Engine> {
  return playwrightEngine('Chromium', await openBrowser(...FAKE_DEVICES))
}
