import { atom } from 'nanostores'
import type { Place } from './place.ts'
import { currentEntry, type Entry, noteEntry, type Step } from './screen-entries.ts'
import { browserHistory } from './screen-platform.ts'
import { takesItsPlace } from './way-out.ts'

/** Names that elements of this page go by. */
const names = new Set<string>()

function freeName(wanted: string): string {
  let name = wanted
  for (let number = 2; names.has(name); number += 1) name = `${wanted}:${number}`
  names.add(name)
  return name
}

const isSame = (one: readonly Step[], other: readonly Step[]) =>
  one.length === other.length && one.every((step, index) => step.path === other[index]?.path)

const none: Entry = { shown: {}, run: 0 }

/**
 * The screens that one element shows over its first one, in the page's history: each is an entry of its own for the
 * same address, so that the browser's Back and Forward go through them. An entry is a copy of the page's own with our
 * note beside it (docs/decisions/screens-in-history.md).
 *
 * @param wanted name of the element, the same whenever the page is shown again; a second one of the name gets another
 * @param shows whether the element can show a place, asked of what a history remembers, too
 * @param holds whether the person has to be asked first, since leaving loses something; the function leads them away
 */
export function createScreenHistory(
  wanted: string,
  shows: (place: Place) => boolean,
  holds: (leave: () => void) => boolean = () => false,
) {
  const name = freeName(wanted)
  const noted = () => (currentEntry()?.shown[name] ?? []).filter(shows)
  /** What the history says of this element, as far as it is known here. */
  let recorded: readonly Step[] = noted()
  const $screens = atom<readonly Step[]>(recorded)
  /** The browser's key of the entry that says it. */
  let here = browserHistory.historyKey()

  function follow(): void {
    // an entry that the page has made, such as for a link within it, leaves everything as it is
    if (!currentEntry()) return
    const screens = noted()
    if (isSame(screens, recorded)) {
      here = browserHistory.historyKey()
      return
    }
    // they see what they have not left yet, and so does the history
    if (screens.length < recorded.length && holds(() => close(screens.length))) {
      restore()
      return
    }
    here = browserHistory.historyKey()
    recorded = screens
    $screens.set(screens)
  }

  /** Goes forward to the entry that the person has just gone back from; where there is no way, to one like it. */
  function restore(): void {
    if (browserHistory.goBackTo(here, -1)) return
    const entry = currentEntry() ?? none
    const run = recorded.length
    noteEntry({ shown: { ...entry.shown, [name]: recorded }, by: name, run }, 'pushState')
  }

  /**
   * Shows a place; `isNoted`: as a new entry of the history. The one that is right under the shown one is gone back to:
   * opened over it, the browser's Back would lead to and fro.
   */
  function open(place: Place, isNoted: boolean): void {
    const screens = $screens.get()
    const top = screens.at(-1)
    if (top?.path === place.path) return
    if (screens.at(-2)?.path === place.path) close(screens.length - 1)
    else if (top && takesItsPlace(top.route, place.route)) replace(place, isNoted)
    else {
      const next = [...screens, { ...place, from: browserHistory.historyKey() }]
      if (isNoted) note(next)
      $screens.set(next)
    }
  }

  /** Shows a place where the last one was. An entry that the page has made stays its own. */
  function replace(place: Place, isNoted: boolean): void {
    const before = $screens.get()
    const next = [...before.slice(0, -1), { ...place, from: before.at(-1)?.from }]
    const entry = currentEntry()
    if (isNoted && entry && isSame(entry.shown[name] ?? [], before)) {
      const shown = { ...entry.shown, [name]: next }
      if (noteEntry({ ...entry, shown }, 'replaceState')) recorded = next
    }
    $screens.set(next)
  }

  function note(next: readonly Step[]): void {
    const entry = currentEntry() ?? none
    // the entry that is left says so, too: going back to it closes what is opened now
    if (entry === none && !noteEntry(none, 'replaceState')) return
    const run = entry.by === name ? entry.run + 1 : 1
    if (noteEntry({ shown: { ...entry.shown, [name]: next }, by: name, run }, 'pushState')) {
      recorded = next
      here = browserHistory.historyKey()
    }
  }

  /**
   * Closes all screens but the first `left` ones, and leaves no entry behind that would show them once more.
   * `byPage`: the page is going somewhere, which a step back would call off.
   */
  function close(left: number, byPage = false): void {
    const before = $screens.get()
    const screens = before.slice(0, left)
    const entry = currentEntry()
    $screens.set(screens)
    if (!entry || !isSame(entry.shown[name] ?? [], before)) return
    recorded = screens
    const steps = before.length - left
    const isOnTop = entry.by === name && entry.run >= steps
    if (isOnTop && !byPage && browserHistory.goBackTo(before[left]?.from, steps)) return
    noteEntry({ shown: { ...entry.shown, [name]: screens }, run: 0 }, 'replaceState')
  }

  return {
    $screens,
    open,
    /** Back to the screen before. */
    back: () => close(Math.max(0, $screens.get().length - 1)),
    /** Back to the first one. */
    home: (byPage: boolean) => close(0, byPage),

    /** Follows the history until the returned function is called. */
    start(): () => void {
      names.add(name)
      const stop = browserHistory.onHistory(follow)
      return () => {
        names.delete(name)
        stop()
      }
    },

    /** Takes what is open out of the entry that is shown: the element shows something else from now on. */
    forget(): void {
      const entry = currentEntry()
      if (!entry?.shown[name]?.length) return
      const { [name]: _, ...others } = entry.shown
      noteEntry({ shown: others, run: 0 }, 'replaceState')
    },
  }
}
