/** Steps through a list of any length evenly and reaches each place: the golden ratio's fractional part. */
const STEP = 0.618_033_988_749_895

/**
 * `most` of them, spread evenly over the list and in its order; the same seed gives the same ones. Taking more adds
 * to the choice and leaves none out that was in it.
 */
export function evenSample<Item>(items: readonly Item[], most: number, seed: number): Item[] {
  if (items.length <= most) return [...items]
  const chosen = new Set<number>()
  for (let turn = seed; chosen.size < most; turn++) {
    let at = Math.floor(((turn * STEP) % 1) * items.length)
    while (chosen.has(at)) at = (at + 1) % items.length
    chosen.add(at)
  }
  return items.filter((_, index) => chosen.has(index))
}
