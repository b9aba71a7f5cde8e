/** What the loader knows of an element: its tag, the names of its properties, and how its code is fetched. */
export type ElementRow = readonly [tag: string, properties: readonly string[], load: () => Promise<unknown>]

/** Every element of the product. The value is made from their declarations, by scripts/vite/loader-table.ts. */
export declare const tags: readonly ElementRow[]
