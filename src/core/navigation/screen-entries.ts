import { fits, isCount, isListOf, isObject, isText, orMissing } from '../http/shape.ts'
import type { Place } from './place.ts'
import { browserHistory } from './screen-platform.ts'

/** A screen that is shown over another one. */
export interface Step extends Place {
  /** The browser's key of the entry that it was opened from. */
  from?: string | undefined
}

/** What an entry of the history says of our elements: what each of them shows over its first screen. */
export interface Entry {
  /** By the names of the elements. */
  shown: Readonly<Record<string, readonly Step[]>>
  /** Whose screen the entry was made for, and how many of theirs follow upon one another up to it. */
  by?: string | undefined
  run: number
}

/** Beside what the page has noted itself, so that its own router finds its entry as it was. */
const MARK = 'cx-screens'

const isStep = fits({ route: isText, params: isObject, path: isText, from: orMissing(isText) })
const isShown = (value: unknown) => isObject(value) && Object.values(value).every(isListOf(isStep))
const isEntry = fits({ shown: isShown, by: orMissing(isText), run: isCount })

/** What the entry that is shown says; null for one that a page has made, which says nothing of us. */
export function currentEntry(): Entry | null {
  const state = browserHistory.historyState()
  const mark = isObject(state) ? state[MARK] : null
  return isEntry(mark) ? (mark as unknown as Entry) : null
}

/** Notes what is shown; false where the page has noted something that cannot be added to, or the browser refuses. */
export function noteEntry(entry: Entry, kind: 'replaceState' | 'pushState'): boolean {
  const state = browserHistory.historyState() ?? {}
  if (!isObject(state)) return false
  try {
    browserHistory.noteInHistory({ ...state, [MARK]: entry }, kind)
    return true
  } catch {
    return false
  }
}
