import { CODE_TIMEOUT_MS } from '../contract/limits/polling.ts'

/**
 * A file's kind and text. Browsers import what is called a script alone. Each file names those that it imports in its
 * first line: `//kernel forms`, and its last one is `//`. Nothing else begins like that, and a file that was cut ends
 * otherwise.
 */
const IMPORTED = /^\w+\/\S*script.*?\/\/(.+?)\n.*\/\/$/s

/**
 * Fetches an element's file and all that it imports, then runs it. Browsers keep a failed import for the page's life,
 * so nothing is imported before all of it is there, and what did not come may be asked for again. Each file comes over
 * the wire once: the import finds it in the browser's cache (docs/decisions/fetch-before-import.md).
 *
 * @param addressOf where a file of the build is
 */
export function elementFetcher(
  addressOf: (file: string) => URL,
  run: (address: URL) => Promise<unknown>,
): (name: string) => Promise<unknown> {
  const files = { __proto__: null } as unknown as Record<string, Promise<string[]>>
  let cache: RequestCache | undefined

  /** Reads a file to its end, so that the browser has it at hand. Gives the names of what it imports. */
  async function read(file: string): Promise<string[]> {
    try {
      const signal = AbortSignal.timeout(CODE_TIMEOUT_MS)
      const answer = await fetch(addressOf(file), { cache, signal } as RequestInit)
      const content = await answer.blob()
      const imported = IMPORTED.exec(content.type + (await content.text()))?.[1]
      // refused, cut, or the sign-in page of a network, which answers everything with 200
      if (!imported) throw new Error(file)
      return imported.split(' ')
    } catch (error) {
      delete files[file]
      // what was wrong once may have been kept
      cache = 'reload'
      throw error
    }
  }

  const fetched = (file: string) => (files[file] ??= read(file))

  return async name => {
    const own = `elements/${name}`
    // every element imports the kernel, so it is asked for before the element's own file says so. What is wrong with it
    // is seen below: an attempt that has failed leaves nothing under way that would make the next one fail, too
    fetched('kernel').catch(() => {})
    await Promise.all((await fetched(own)).map(fetched))
    return run(addressOf(own))
  }
}
