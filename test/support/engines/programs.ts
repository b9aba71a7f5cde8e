import { globSync } from 'node:fs'

/** Where Debian's packages put the programs (scripts/setup.js --engines installs them); variables name others. */
export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
export const xvfbPath = process.env.XVFB_PATH ?? '/usr/bin/Xvfb'
export const webKitDriverPath = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver'

/** WebKitGTK's own small browser; the folder names the processor and the version of the library. */
export function miniBrowserPath(): string {
  const found = process.env.MINI_BROWSER_PATH ?? globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser').sort().at(-1)
  if (!found) throw new Error('No MiniBrowser below /usr/lib; MINI_BROWSER_PATH names another place.')
  return found
}
