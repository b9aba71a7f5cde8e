import { platform } from '../../src/core/platform.ts'

/**
 * The browser's storage as another process sees it that is behind: what is written there from now on is not seen yet,
 * what it writes itself is.
 * @returns does something with this view of it
 */
export function behindStorage(): (work: () => void) => void {
  const seen: Record<string, string> = { ...localStorage }
  const view = Object.create({
    getItem: (key: string) => view[key] ?? null,
    setItem(key: string, text: string) {
      view[key] = text
      localStorage.setItem(key, text)
    },
    removeItem(key: string) {
      delete view[key]
      localStorage.removeItem(key)
    },
  })
  Object.assign(view, seen)
  return work => {
    const { storage } = platform
    platform.storage = () => view
    work()
    platform.storage = storage
  }
}
