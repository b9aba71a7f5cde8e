import type { definePlaceholder } from './placeholder.ts'

/**
 * Tells of every element of the product: its tag, the names of its properties (and of the others'), and how its code is
 * fetched. What it does is made from the elements' declarations, by scripts/vite/loader-table.ts.
 */
export declare function eachTag(tell: typeof definePlaceholder): void
