import { browserPlatform } from '../../../core/browser-platform.ts'

const isMac = () => /Mac|iPhone|iPad/.test(browserPlatform.browser().userAgent)

/** Keys as a person reads them, such as `Ctrl+Shift+8` or `⌘⇧8`. */
export function shownKeys(keys: string): string {
  if (!isMac()) return keys.replace('Mod', 'Ctrl').replaceAll('-', '+')
  const signs: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
  return keys
    .split('-')
    .map(key => signs[key] ?? key)
    .join('')
}

/** The same as assistive technology is told them. */
export const ariaKeys = (keys: string): string =>
  keys.replace('Mod', isMac() ? 'Meta' : 'Control').replaceAll('-', '+')
