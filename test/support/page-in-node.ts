import { platform } from '../../src/core/platform.ts'

/**
 * Stands in for a page of a server at `url`, for what of core runs without a view: shown until it is hidden, without
 * storage and other tabs. Call it before anything else of core is imported.
 */
export function pageInNode(url: string) {
  let isVisible = true
  const listeners = new Set<() => void>()
  Object.assign(platform, {
    address: () => new URL(url),
    isVisible: () => isVisible,
    onVisibility(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onOnline: () => () => {},
    onStorage: () => () => {},
    storage: () => null,
    locks: () => undefined,
    channel: () => null,
  })
  return {
    show(visible: boolean): void {
      isVisible = visible
      for (const listener of [...listeners]) listener()
    },
  }
}
