import { refuse } from './errors.ts'

interface Places {
  /** That may wait beside the work that is under way, everybody's together. */
  most: number
  /** Of these, what one owner may have. */
  mostOfOne: number
  /** What somebody is told to wait whose own places are taken. */
  retryAfterSeconds: number
}

export type InTurn = <Made>(owner: number, work: () => Promise<Made>) => Promise<Made>

/**
 * Does one work after the other. Owners take turns, so that whoever brings one work waits for one of each other owner at
 * most, and no owner can have all the places.
 * @throws 429 for whoever has their places, 503 when all are taken
 */
export function createTurns({ most, mostOfOne, retryAfterSeconds }: Places): InTurn {
  /** Whose turn it is stands first; who has had theirs and has more goes to the end. */
  const waiting = new Map<number, (() => Promise<void>)[]>()
  let count = 0
  let isUnderWay = false

  async function takeTurns(): Promise<void> {
    isUnderWay = true
    for (let [next] = waiting; next; [next] = waiting) {
      const [owner, [work, ...rest]] = next
      waiting.delete(owner)
      if (rest.length > 0) waiting.set(owner, rest)
      count -= 1
      await work?.()
    }
    isUnderWay = false
  }

  return (owner, work) =>
    new Promise((resolve, reject) => {
      const own = waiting.get(owner) ?? []
      if (own.length >= mostOfOne) throw refuse('tooManyAttempts', { retryAfterSeconds })
      if (count >= most) throw refuse('unavailable')
      // its end belongs to whoever has brought it, also a bad one
      waiting.set(owner, [...own, () => Promise.resolve().then(work).then(resolve, reject)])
      count += 1
      if (!isUnderWay) void takeTurns()
    })
}
