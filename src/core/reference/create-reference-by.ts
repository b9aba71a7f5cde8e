import type { Load } from '../http/load.ts'
import { createReference } from './create-reference.ts'

/** Lists that belong to something each, such as the states of a country: one for each id, kept as the others are. */
export function createReferenceBy<T>(
  ask: (id: number, signal: AbortSignal) => Promise<{ data: T }>,
): (id: number) => Load<T> {
  const lists = new Map<number, Load<T>>()
  return id => {
    const list = lists.get(id) ?? createReference(signal => ask(id, signal))
    lists.set(id, list)
    return list
  }
}
