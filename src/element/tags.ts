/*
 * What the loader knows of the product's elements. What stands here is made from the elements' declarations, by
 * scripts/vite/loader-table.ts.
 */

/** `login` for `<cx-login>`. */
export declare const names: readonly string[]

/** Names of every property that any of them has. */
export declare const properties: readonly string[]

/** Fetches and runs an element's code. */
export declare function fetchElement(name: string): Promise<unknown>
