import { platform } from '../platform.ts'

/** The browser's history, which elements with screens of their own note those in; tests put one of their own in its place. */
export const browserHistory = {
  /** What the page, and our elements, have noted at the entry of the history that is shown. */
  historyState: (): unknown => history.state,

  /** Notes something at the entry that is shown, or at a new one for the same address. @throws where that is refused */
  noteInHistory: (state: unknown, kind: 'replaceState' | 'pushState'): void => history[kind](state, ''),

  /** By what the browser knows the entry that is shown; undefined where it tells nobody. */
  historyKey: (): string | undefined => window.navigation?.currentEntry?.key,

  /** Tells when the person has gone back or forward within the page. */
  onHistory(listener: () => void): () => void {
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  },

  /**
   * Goes back to an entry of this document. By its key, where browsers have keys: the entries before it may be those
   * of a frame, or of the page around this one. False where there is no telling, so that nothing else moves.
   */
  goBackTo(key: string | undefined, steps: number): boolean {
    const { navigation } = window
    if (!navigation) {
      if (platform.isFramed()) return false
      history.go(-steps)
      return true
    }
    if (key === undefined || !navigation.entries().some(entry => entry.key === key)) return false
    const { committed, finished } = navigation.traverseTo(key)
    // a page may keep the person where they are
    for (const result of [committed, finished]) result?.catch(() => {})
    return true
  },
}
