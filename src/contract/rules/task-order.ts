/** A task's place among those of its exchange, from 1 on. */
export interface TaskPlace {
  id: number
  order: number
}

/** What is wrong with a number that is typed as a place (P3 §5 Task reorder value): the bound that it has missed. */
export type PlaceIssue = { code: 'too_small'; least: number } | { code: 'too_large'; most: number }

/** Undefined for a place that a task can have among so many. */
export function placeIssue(order: number, tasks: number): PlaceIssue | undefined {
  if (!Number.isInteger(order) || order < 1) return { code: 'too_small', least: 1 }
  return order > tasks ? { code: 'too_large', most: tasks } : undefined
}

/** The ids with one of them at another place, the others in the order that they have. */
export function moved(ids: readonly number[], { id, order }: TaskPlace): number[] {
  const others = ids.filter(other => other !== id)
  return others.toSpliced(order - 1, 0, id)
}

/**
 * The ids in the order that is asked for: one task moves and the others close up, or every task is told its place.
 * Null where other tasks are named than there are, or two for one place.
 */
export function orderedIds(ids: readonly number[], asked: readonly TaskPlace[]): number[] | null {
  const [only] = asked
  if (asked.length === 1 && only) return ids.includes(only.id) ? moved(ids, only) : null
  const places = new Map(asked.map(({ id, order }) => [order, id]))
  const ordered = ids.map((_, index) => places.get(index + 1))
  const known = new Set(ids)
  const isWhole = asked.length === ids.length && ordered.every(id => id !== undefined && known.delete(id))
  return isWhole ? ordered.filter(id => id !== undefined) : null
}
