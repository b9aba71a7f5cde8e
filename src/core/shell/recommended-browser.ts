/** What a browser says of itself, and which of the things that we build on it has. */
export interface BrowserTraits {
  userAgent: string
  has: Record<Needed, boolean>
}

/** What the product does not look or work right without. */
export const needed = [
  'light-dark()',
  'container queries',
  'popover',
  'adopted style sheets',
  ':state()',
  'Web Locks',
] as const
export type Needed = (typeof needed)[number]

/** Browsers that carry Chrome's or Safari's name and are neither: built into apps, or with a pace of their own. */
const OTHERS =
  /\b(OPR|OPiOS|Opera|SamsungBrowser|YaBrowser|UCBrowser|MiuiBrowser|DuckDuckGo|Vivaldi|Silk|QQBrowser|HuaweiBrowser|Instagram|FBAN|FBAV|GSA|Line|MSIE)\b|; wv\)|Trident\//

const FAMILIES =
  /\b(Edg|EdgA|EdgiOS|Chrome|Chromium|CriOS|HeadlessChrome|Firefox|FxiOS)\/\d|\bVersion\/\d+.*\bSafari\//

/**
 * Whether the advice to use another browser (P1 §2 Global behaviours) is needless: a current Chrome, Edge, Firefox
 * or Safari. What counts as current is what it can do, so no table of versions grows old here.
 */
export function isRecommendedBrowser({ userAgent, has }: BrowserTraits): boolean {
  return FAMILIES.test(userAgent) && !OTHERS.test(userAgent) && needed.every(name => has[name])
}
