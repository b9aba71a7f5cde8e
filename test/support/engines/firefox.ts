import type { Browser, BrowserType } from 'playwright-core'
import playwright from 'playwright-core-firefox'
import type { Engine } from './driver.ts'
import { playwrightEngine } from './playwright.ts'
import { firefoxPath } from './programs.ts'

/** Playwright's launcher for a Firefox as it is released, by WebDriver BiDi; its types do not tell of it. */
const { _bidiFirefox: bidiFirefox } = playwright as unknown as { _bidiFirefox: BrowserType }

/** A camera and a microphone of its own making, which every page may use. */
const FAKE_DEVICES = { 'media.navigator.streams.fake': true, 'media.navigator.permission.disabled': true }

/** Debian's Firefox ESR, with these preferences. */
export const launchFirefox = (
  firefoxUserPrefs: Record<string, string | number | boolean> = {},
): Promise<Browser> => bidiFirefox.launch({ executablePath: firefoxPath, firefoxUserPrefs })

export async function openFirefox(): Promise<Engine> {
  return playwrightEngine('Firefox', await launchFirefox(FAKE_DEVICES))
}
