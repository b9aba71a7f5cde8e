import { createHash } from 'node:crypto'

/** Names in an order that is another one each day: where time does not suffice for all, others are left out tomorrow. */
export function orderOfTheDay(names: readonly string[]): string[] {
  const today = new Date().toISOString().slice(0, 10)
  const turn = (name: string) => createHash('sha256').update(today).update(name).digest('hex')
  return [...names].sort((one, other) => (turn(one) < turn(other) ? -1 : 1))
}
