import { platform } from './platform.ts'

type Place = Parameters<typeof platform.storage>[0]

/**
 * The page's storage for what core and elements keep, by its place: `local` is the browser's, `session` the tab's. It
 * may be blocked, full, or a page's own that throws: then nothing is there, and nothing is kept.
 */
export function storage(place: Place) {
  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      const found = platform.storage(place)
      return found ? use(found) : undefined
    } catch {
      return undefined
    }
  }

  const keys = (beginning: string): string[] =>
    attempt(found => Object.keys(found).filter(key => key.startsWith(beginning))) ?? []
  const remove = (key: string): void => attempt(found => found.removeItem(key))

  return {
    /** Null where there is no such text, undefined where nobody can tell. */
    read: (key: string): string | null | undefined => attempt(found => found.getItem(key)),

    /** @returns false where it is not kept */
    write: (key: string, text: string): boolean =>
      attempt(found => {
        found.setItem(key, text)
        return true
      }) ?? false,

    remove,

    /** The names that begin so. */
    keys,

    /** Removes whatever has such a beginning. */
    removeAll: (beginning: string): void => keys(beginning).forEach(remove),
  }
}
