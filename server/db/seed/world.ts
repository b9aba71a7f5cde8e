import type { Database } from '../database.ts'
import type { Random } from './random.ts'

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Classroom1!'

export const DAY_MS = 86_400_000

/** The demo data while it is being made. */
export interface World {
  db: Database
  random: Random
  now: Date
  /** `YYYY-MM-DD`; all dates are relative to it. */
  today: string
  /** Notes under which id something is there, for the areas that come later. */
  remember: (kind: string, key: string, id: number) => void
  /** @throws when it is not there yet: an area that is seeded earlier cannot name it */
  idOf: (kind: string, key: string) => number
}

export function createWorld(given: Pick<World, 'db' | 'random' | 'now'>): World {
  const ids = new Map<string, number>()
  return {
    ...given,
    today: given.now.toISOString().slice(0, 10),
    remember: (kind, key, id) => void ids.set(`${kind} ${key}`, id),
    idOf(kind, key) {
      const id = ids.get(`${kind} ${key}`)
      if (id === undefined) throw new Error(`the demo data names the ${kind} ${key} before it is there`)
      return id
    },
  }
}
