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
 * Puts the script of the elements into the page, and nothing else: the elements come from the service, with code of their
 * own. Resolves when every tag is known; an element's own code comes when it first appears. Whoever calls it again with
 * the same options has the same promise. Another release, or another integrity, is a script of its own, which the browser
 * compares anew; tags that are known stay with the release that came first.
 *
 * Rejects with an `Error` that says what to do where the script does not come, or brings no elements: the release has
 * gone, the address is wrong or out of reach, the policy of the page has no `script-src` for it, `integrity` is that of
 * another release. It may be called again then.
 */
export function loadElements(options: LoadOptions): Promise<void>
