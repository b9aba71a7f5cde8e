interface Numbered {
  readonly id: number
}

/** A page as somebody looks at it, while the list goes on. */
export interface SteadyRows<Row> {
  rows: readonly Row[]
  /** Of rows that are shown, and not there any more. */
  gone: ReadonlySet<number>
  /** So many rows are there that are not shown yet. */
  fresh: number
}

/**
 * What is shown stays in its place; what is known of it is the latest. A full page ends where the next one begins: what
 * is missing at its end, or new there, has moved from one page to the other.
 * @param shown as the page was seen
 * @param latest as it is by now
 * @param pageRows of a page that is full
 */
export function steadyRows<Row extends Numbered>(
  shown: readonly Row[],
  latest: readonly Row[],
  pageRows: number,
): SteadyRows<Row> {
  const now = new Map(latest.map(row => [row.id, row]))
  const before = new Set(shown.map(({ id }) => id))
  const isThere = ({ id }: Row) => now.has(id)
  const isSeen = ({ id }: Row) => before.has(id)
  const lastThere = latest.length < pageRows ? shown.length : shown.findLastIndex(isThere)
  const lastSeen = latest.findLastIndex(isSeen)
  // so many are new that none of a full page is on it any more
  const freshEnd = shown.length < pageRows || lastSeen === -1 ? latest.length : lastSeen
  return {
    rows: shown.map(row => now.get(row.id) ?? row),
    gone: new Set(shown.flatMap((row, index) => (!isThere(row) && index < lastThere ? [row.id] : []))),
    fresh: latest.filter((row, index) => !isSeen(row) && index < freshEnd).length,
  }
}
