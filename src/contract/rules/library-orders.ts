/**
 * How the task library is sorted, the first without a wish (P3 §9). The specification calls the last one a placeholder:
 * it shows what has come into the library lately first, which is what a review would begin with.
 */
export const libraryOrders = ['a-z', 'z-a', 'pending-review'] as const
export type LibraryOrder = (typeof libraryOrders)[number]
