import type { Point } from './driver.ts'

/** A text to the letter, or what a regular expression is made of: it goes into the page as JSON. */
export type Pattern = string | { source: string; flags: string }

/** Something on a page, as a person would say which. */
export interface Thing {
  /** Its role; one of several that a person would not tell apart. */
  role: string | readonly string[]
  name?: Pattern
  /** Only inside elements of this CSS selector, shadow roots included. */
  within?: string
  /** Only with this state of being chosen. */
  selected?: boolean
  /** Which of several, 0 unless told. */
  nth?: number
}

/** What the script in every page (in-page.ts) answers; only what JSON can carry. */
export interface OnPage {
  isThere(thing: Thing): boolean
  /** Where a click gets to it, or why there is no such place. */
  point(thing: Thing): Point | string
  /**
   * What the click since then has done: missed it, pressed it and let go of something else, since it has moved meanwhile,
   * or clicked it; that, too, on a page that has come since.
   */
  reached(): 'missed' | 'pressed' | 'clicked'
  /** The names of all such things, in the order of the page. */
  names(thing: Thing): string[]
  /** What can be read on the page, or inside elements of a CSS selector. */
  text(within?: string): string
  /** The value of a field; null when it is not there. */
  valueOf(thing: Thing): string | null
  /** The name of what has the focus. */
  focused(): string
  /** Chooses an option of a native select; says whether there is such a one. */
  choose(thing: Thing, option: string): boolean
  /** What has gone wrong since the last call, on this page and those before. */
  troubles(): string[]
}
