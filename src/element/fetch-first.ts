import { codeFetcher } from './fetch-element.ts'

/** The files of the build are beside this one, which is in the kernel. */
const here = import.meta.url
const folder = here.slice(0, here.lastIndexOf('/') + 1)
const addressOf = (file: string) => new URL(`${file}.js`, here)

/** Whoever asks for a file has the kernel. */
const loaded = { __proto__: null, kernel: Promise.resolve([]) } as unknown as Record<
  string,
  Promise<string[]>
>
const fetchers = new Map<string, (file: string) => Promise<unknown>>()

/**
 * Stands around every `import()` of the build (scripts/vite/fetch-first.ts): what is loaded later comes like an
 * element's own code, so that one that failed may be asked for again.
 *
 * @param load imports the file
 * @param files its address, relative to `importer`
 */
export function fetchFirst<Code>(
  load: () => Promise<Code>,
  [relative = '']: readonly string[],
  importer: string,
): Promise<Code> {
  const { href } = new URL(relative, importer)
  const file = href.slice(folder.length).replace(/\.js$/, '')
  // what a file gives does not depend on who asks
  let fetchCode = fetchers.get(file) as ((file: string) => Promise<Code>) | undefined
  fetchCode ??= codeFetcher(addressOf, load, loaded)
  fetchers.set(file, fetchCode)
  return fetchCode(file)
}
