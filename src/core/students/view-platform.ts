import { isIos } from '../is-ios.ts'

/** A tab that was opened empty. */
export interface OpenTab {
  /** Leads it somewhere; false where it has been closed meanwhile. */
  go(href: string): boolean
  close(): void
}

/** What the view as a student alone takes from the browser, beside core/platform.ts; tests replace its members. */
export const viewPlatform = {
  isIos,

  /** Opens an empty tab, which knows nothing of this one; null where that is not allowed. */
  openTab(): OpenTab | null {
    const opened = window.open('', '_blank')
    if (!opened) return null
    opened.opener = null
    return {
      go(href) {
        if (opened.closed) return false
        opened.location.replace(href)
        return true
      },
      close: () => opened.close(),
    }
  },
}
