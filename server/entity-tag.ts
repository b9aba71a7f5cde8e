/**
 * An entity tag carries what its answer depends on (the print) and the moment after which time alone makes it
 * stale, in whole milliseconds. So a poll is answered from the tag and one number, without the answer, on any node.
 */
export function entityTag(print: string, freshUntil: number): string {
  return `W/"${print}.${Number.isFinite(freshUntil) ? Math.floor(freshUntil).toString(36) : '-'}"`
}

/**
 * The presented tag (an `If-None-Match` header, which may list several) that still stands for the current answer,
 * or null. A tag with a moment that a client made up cheats nobody but that client.
 */
export function isStillFresh(presented: string | undefined, print: string, now: number): string | null {
  if (!presented?.includes(print)) return null
  for (const [tag, tagPrint, until = ''] of presented.matchAll(/(?:W\/)?"([\w-]+)\.([0-9a-z]+|-)"/g)) {
    if (tagPrint === print && (until === '-' || now <= Number.parseInt(until, 36))) return tag
  }
  return null
}
