export type * from './cx.d.ts'

export interface LoadOptions {
  /** Where the service runs, such as `https://classrooms.example.org`. */
  origin: string
  /** A release to pin (`/widgets/` of the service lists them); the newest unless told. */
  version?: string
  /** Of that release's `cx.js`, as the same page tells it. */
  integrity?: string
}

/**
 * Puts the script of the elements into the page, once for each address however often it is called, and nothing else: the
 * elements come from the service, with code of their own. Resolves when every tag is known; an element's own code comes
 * when it first appears.
 *
 * Rejects where the script does not come: the address is wrong, the policy of the page has no `script-src` for it, or
 * `integrity` is that of another release. It may be called again then.
 */
export function loadElements(options: LoadOptions): Promise<void>
