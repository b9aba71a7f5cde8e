/** A stream of numbers that is the same for the same seed (mulberry32), so that demo data is too. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  /** From 0 to under 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from 0 to under `below`. */
  const below = (limit: number) => Math.floor(next() * limit)

  return {
    next,
    below,
    pick<T>(list: readonly T[]): T {
      const picked = list[below(list.length)]
      if (picked === undefined) throw new Error('there is nothing to pick from')
      return picked
    },
  }
}

export type Random = ReturnType<typeof createRandom>
