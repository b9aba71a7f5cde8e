import { CODE_TIMEOUT_MS } from '../contract/limits/polling.ts'

/**
 * A file's kind and text. Browsers import what is called a script alone. Each file names those that it imports in its
 * first line: `//kernel forms`, and its last one is `//`. Nothing else begins like that, and a file that was cut ends
 * otherwise.
 */
const IMPORTED = /^\S*script.*?\/\/(.+?)\n.*\/\/$/s

/**
 * Fetches a file of the build and all that it imports, then runs it. Browsers keep a failed import for the page's life,
 * so nothing is imported before all of it is there, and what did not come may be asked for again. Each file comes over
 * the wire once: the import finds it in the browser's cache (docs/decisions/fetch-before-import.md).
 *
 * @param addressOf where a file of the build is
 * @param files what is there already: for each, what else it needs
 */
export function codeFetcher<Code>(
  addressOf: (file: string) => URL,
  run: (address: URL) => Promise<Code>,
  files = { __proto__: null } as unknown as Record<string, Promise<string[]>>,
): (file: string) => Promise<Code> {
  let cache: RequestCache | undefined

  /** Reads a file to its end, so that the browser has it at hand. Gives the names of what it imports. */
  async function read(file: string): Promise<string[]> {
    try {
      const answer = await fetch(addressOf(file), {
        cache,
        signal: AbortSignal.timeout(CODE_TIMEOUT_MS),
      } as RequestInit)
      const content = await answer.blob()
      // nothing is found in what is refused, cut, or the sign-in page of a network, which answers everything with 200
      const found = IMPORTED.exec(content.type + (await content.text())) as unknown as [string, string]
      return found[1].split(' ')
    } catch {
      delete files[file]
      // what was wrong once may have been kept
      cache = 'reload'
      throw new Error(file)
    }
  }

  const fetched = (file: string) => (files[file] ??= read(file))

  return async file => {
    // every file imports the kernel, so it is asked for before this one's first line says so. What is wrong with it
    // is seen below: an attempt that has failed leaves nothing under way that would make the next one fail, too
    fetched('kernel').catch(() => {})
    await Promise.all((await fetched(file)).map(fetched))
    return new Promise((resolve, reject) => {
      // the browser itself gives up no import that hangs
      AbortSignal.timeout(CODE_TIMEOUT_MS).onabort = () => reject(new Error(file))
      run(addressOf(file)).then(resolve, reject)
    })
  }
}
