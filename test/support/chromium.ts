/** The Chromium of tests and benches: Debian's, or the one that CHROMIUM_PATH names; no network of its own. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Frames of other sites stay in the process of the page around. Without it Playwright loses sight of a frame that goes to
 * another site and back at once, as a launch does: about one in twenty is on the screen and answers no question any more.
 */
export const FRAMES_IN_PROCESS = '--disable-site-isolation-trials'
