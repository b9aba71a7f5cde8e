/**
 * Calls to the fake server, and its answers, that nobody can see yet. What was sent the browser reads in its own time,
 * outside every clock of a test; whoever lets things settle waits for it.
 */
let count = 0

/** Brings something to where it can be seen; until then it is on its way. */
export async function onItsWay<T>(bring: () => Promise<T>): Promise<T> {
  count += 1
  try {
    return await bring()
  } finally {
    count -= 1
  }
}

export const isAnyOnItsWay = (): boolean => count > 0
