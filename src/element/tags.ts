/*
 * What the loader knows of the product's elements. What stands here is made from the elements' declarations, by
 * scripts/vite/loader-table.ts.
 */

/** `login` for `<cx-login>`. */
export declare const names: readonly string[]

/** Names of every property that any of them has. */
export declare const properties: readonly string[]

/** Fetches and runs a file of the build; an element's own is `elements/login`. */
export declare function fetchCode(file: string): Promise<unknown>

/** Shows what is at fault on the page (src/debug); once, however often it is called. */
export declare function debug(): Promise<unknown>
